import type { Chip } from "../../rules/chips.ts";
import { fieldOf, wholeNumberOf } from "../public-facts.ts";

/** Returns the chips of a bet from the network; null if they are not chips of this cloth. */
export function chipsOfBet(bet: unknown, isPosition: (on: string) => boolean): readonly Chip[] | null {
  const placed = fieldOf(bet, "chips");
  if (!Array.isArray(placed)) return null;
  const chips: Chip[] = [];
  for (const chip of placed) {
    const on = fieldOf(chip, "on");
    const amount = wholeNumberOf(fieldOf(chip, "amount"));
    if (typeof on !== "string" || !isPosition(on) || amount === null) return null;
    chips.push({ on, amount });
  }
  return chips;
}
