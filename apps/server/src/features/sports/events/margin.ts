import { isOffered, type Odds } from "@fairhouse/games/shared/rules/slip/odds.ts";

const MILLION = 1_000_000;

/**
 * Returns the odds of some selections at a margin: ⌊(1000 − 10 · percent) / chance⌋ thousandths. Selections whose odds
 * the house does not offer are missing.
 * @param fair margin-free chances, in millionths.
 */
export function oddsAtMargin(
  fair: Readonly<Record<string, number>>,
  percent: number,
  selections: readonly string[] = Object.keys(fair),
): Readonly<Record<string, Odds>> {
  const priced = selections.flatMap((selection) => {
    const chance = fair[selection] ?? 0;
    const odds = chance > 0 ? Math.floor(((1_000 - 10 * percent) * MILLION) / chance) : null;
    return isOffered(odds) ? [[selection, odds] as const] : [];
  });
  return Object.fromEntries(priced);
}
