import { usePreference } from "@fairhouse/client/preferences.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { useAmount, useAmountProblem } from "../../shared/screen/panel/use-amount.ts";
import { isPosition, type Position } from "../rules/terms.ts";

export const MULTIPLIERS = ["1", "5", "10", "20", "50", "100"] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];
const isMultiplier = isOneOf(MULTIPLIERS);

/** Keeps the player's choice for the next order: a position, and a stake, which is an amount times a multiplier. */
export function useChoice() {
  const [on, setOn] = usePreference<Position>("colour:on", "green", isPosition);
  const [multiplier, setMultiplier] = usePreference<Multiplier>("colour:multiplier", "1", isMultiplier);
  const amount = useAmount("colour");
  const problemOf = useAmountProblem("colour");
  const stake = amount.value * Number(multiplier);
  return {
    on,
    choose(position: Position) {
      setOn(position);
      sounds.click();
    },
    amount,
    multiplier,
    setMultiplier,
    stake,
    setStake(total: Money) {
      amount.set(total);
      setMultiplier("1");
    },
    /** The reason why this stake cannot be ordered, in words; null if it can. */
    problem: amount.problem ?? problemOf(stake),
  };
}

export type Choice = ReturnType<typeof useChoice>;
