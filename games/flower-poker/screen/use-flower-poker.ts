import { useEffect } from "react";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import type { FlowerPokerBet, FlowerPokerOutcome } from "../rules/flower-poker.ts";
import { autoPlay } from "./auto-play.ts";
import { preloadBlossoms } from "./flower-art.ts";
import { endOf, NOTHING } from "./planting-show.ts";
import { useHandsName } from "./use-hands-name.ts";
import { usePlanting } from "./use-planting.ts";

/** Provides the state and the actions of the screen. */
export function useFlowerPoker() {
  const nameOf = useHandsName();
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
    pace: table.pace,
    onEnd: table.rested,
  });
  return {
    ...table,
    plantings,
    shown: revealing !== null ? shown : result !== null ? endOf(plantings) : NOTHING,
    /** Shows the rest at once; null while nothing grows. */
    hurry: revealing === null ? null : finish,
  };
}

export type FlowerPokerTable = ReturnType<typeof useFlowerPoker>;
