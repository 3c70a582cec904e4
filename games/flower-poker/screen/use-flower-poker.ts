import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useEffect, useState } from "react";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { FlowerPokerBet, FlowerPokerOutcome } from "../rules/flower-poker.ts";
import { autoPlay } from "./auto-play.ts";
import { preloadBlossoms } from "./flower-art.ts";
import { endOf, NOTHING } from "./planting-show.ts";
import { useHandsName } from "./use-hands-name.ts";
import { usePlanting } from "./use-planting.ts";

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** Everything that the screen shows and does. */
export function useFlowerPoker() {
  const nameOf = useHandsName();
  const { instantBet } = useGameSettings();
  const amount = useAmount("flower-poker");
  const overlay = useOverlay();
  const { play, state } = useInstant<FlowerPokerBet, FlowerPokerOutcome>("flower-poker");
  const [quick, setQuick] = usePreference("flower-poker:quick", false, isBoolean);
  const [autoMode, setAutoMode] = useState(false);
  const bet = (stake: Money) => play.place(autoPlay.bet(stake, {}), stake);
  const auto = useAuto("flower-poker", bet, { stake: amount, setup: {} });
  useEffect(preloadBlossoms, []);

  const growing = state.phase === "revealing" ? state.result : null;
  const result = growing ?? (state.phase === "settled" ? state.result : null);
  const plantings = result?.outcome.plantings ?? [];
  const { shown, finish } = usePlanting({
    id: growing?.id ?? null,
    plantings,
    pace: quick ? "quick" : "calm",
    instant: instantBet,
    onEnd() {
      if (growing === null) return;
      const { id, stake, payout } = growing;
      overlay.show({ id, stake, payout, said: nameOf(plantings) });
      play.revealed();
    },
  });
  return {
    state,
    busy: isBusy(state),
    amount,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    instantBet,
    quick,
    setQuick,
    plantings,
    shown: growing !== null ? shown : result !== null ? endOf(plantings) : NOTHING,
    bet: () => void bet(amount.value),
    /** Shows the rest at once; null while nothing grows. */
    hurry: growing === null ? null : finish,
  };
}

export type FlowerPokerTable = ReturnType<typeof useFlowerPoker>;
