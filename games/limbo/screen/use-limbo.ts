import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { useTarget, useTargetOption } from "../../shared/screen/target-field.tsx";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { LimboBet, LimboOutcome } from "../rules/limbo.ts";
import { MAX_TARGET, MIN_TARGET } from "../rules/point.ts";
import { autoPlay, type LimboSetup } from "./auto-play.ts";
import { limboWords } from "./words/words.ts";

const BOUNDS = { min: MIN_TARGET, max: MAX_TARGET };
const DEFAULT_TARGET = 200;

/** Everything that the screen shows and does. */
export function useLimbo() {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const { instantBet } = useGameSettings();
  const amount = useAmount("limbo");
  const overlay = useOverlay();
  const { play, state } = useInstant<LimboBet, LimboOutcome>("limbo");
  const target = useTarget("limbo:target", BOUNDS, DEFAULT_TARGET);
  const [autoMode, setAutoMode] = useState(false);
  const { setup, options } = useTargetOption(target, DEFAULT_TARGET, words.target);
  const bet = (stake: Money, made: LimboSetup) => play.place(autoPlay.bet(stake, made), stake);
  const auto = useAuto("limbo", bet, { stake: amount, setup, options });
  const result = state.phase === "revealing" || state.phase === "settled" ? state.result : null;
  return {
    state,
    busy: isBusy(state),
    amount,
    target,
    /** Of the next bet, in hundredths: the player's own choice, or that of the strategy that runs. */
    aim: auto.setup.target,
    /** Why no bet can be made, in words. */
    reason: target.ok ? amount.problem : words.target,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    instantBet,
    /** The bet whose needle is on its way. */
    running: state.phase === "revealing" ? state.result.id : null,
    drawn: result === null ? null : { point: result.outcome.point, won: result.payout > 0 },
    bet: () => void bet(amount.value, setup),
    /** The needle has come to rest. */
    rested() {
      if (state.phase !== "revealing") return;
      const { id, stake, payout, outcome } = state.result;
      overlay.show({ id, stake, payout, said: words.drew(multiplier(outcome.point)) });
      play.revealed();
    },
  };
}

export type LimboTable = ReturnType<typeof useLimbo>;
