import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useState } from "react";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { DiceBet, DiceOutcome } from "../rules/dice.ts";
import { isChance, isSide, MAX_CHANCE, MIN_CHANCE, type Side } from "../rules/terms.ts";
import { autoPlay, type DiceSetup } from "./auto-play.ts";
import { rollText } from "./roll-text.ts";
import { diceWords } from "./words/words.ts";

/** Everything that the screen shows and does. */
export function useDice() {
  const words = diceWords.useWords();
  const { instantBet } = useGameSettings();
  const amount = useAmount("dice");
  const overlay = useOverlay();
  const { play, state } = useInstant<DiceBet, DiceOutcome>("dice");
  const [side, setSide] = usePreference<Side>("dice:side", "over", isSide);
  const [chance, setChance] = usePreference<number>("dice:chance", 4_950, isChance);
  const [autoMode, setAutoMode] = useState(false);
  const option = {
    name: "chance",
    label: words.chance,
    least: MIN_CHANCE,
    most: MAX_CHANCE,
    decimals: 2,
    value: chance,
    set: setChance,
  } as const;
  const bet = (stake: Money, setup: DiceSetup) => play.place(autoPlay.bet(stake, setup), stake);
  const auto = useAuto("dice", bet, { stake: amount, setup: { side, chance }, options: [option] });
  const result = state.phase === "revealing" || state.phase === "settled" ? state.result : null;
  return {
    state,
    busy: isBusy(state),
    amount,
    side: auto.setup.side,
    setSide,
    /** How many of the 10,000 rolls win: the player's own choice, or that of the strategy that runs. */
    chance: auto.setup.chance,
    setChance,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    instantBet,
    /** The bet whose roll is on its way. */
    rolling: state.phase === "revealing" ? state.result.id : null,
    roll: result === null ? null : { value: result.outcome.roll, won: result.payout > 0 },
    bet: () => void bet(amount.value, { side, chance }),
    /** The roll has come to rest. */
    rested() {
      if (state.phase !== "revealing") return;
      const { id, stake, payout, outcome } = state.result;
      overlay.show({ id, stake, payout, said: words.rolled(rollText(outcome.roll)) });
      play.revealed();
    },
  };
}

export type DiceTable = ReturnType<typeof useDice>;
