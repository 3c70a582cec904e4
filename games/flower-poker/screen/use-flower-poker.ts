import { usePreference } from "@fairhouse/client/preferences.ts";
import { useEffect } from "react";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import type { FlowerPokerBet, FlowerPokerOutcome } from "../rules/flower-poker.ts";
import { autoPlay } from "./auto-play.ts";
import { preloadBlossoms } from "./flower-art.ts";
import { endOf, NOTHING } from "./planting-show.ts";
import { useHandsName } from "./use-hands-name.ts";
import { usePlanting } from "./use-planting.ts";

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** Provides the state and the actions of the screen. */
export function useFlowerPoker() {
  const nameOf = useHandsName();
  const [quick, setQuick] = usePreference("flower-poker:quick", false, isBoolean);
  const table = useInstantTable<FlowerPokerBet, FlowerPokerOutcome, object>("flower-poker", {
    autoPlay,
    setup: {},
    saidOf: ({ outcome }) => nameOf(outcome.plantings),
  });
  useEffect(preloadBlossoms, []);

  const { revealing, result } = table;
  const plantings = result?.outcome.plantings ?? [];
  const { shown, finish } = usePlanting({
    id: revealing?.id ?? null,
    plantings,
    pace: quick ? "quick" : "calm",
    instant: table.instantBet,
    onEnd: table.rested,
  });
  return {
    ...table,
    quick,
    setQuick,
    plantings,
    shown: revealing !== null ? shown : result !== null ? endOf(plantings) : NOTHING,
    /** Shows the rest at once; null while nothing grows. */
    hurry: revealing === null ? null : finish,
  };
}

export type FlowerPokerTable = ReturnType<typeof useFlowerPoker>;
