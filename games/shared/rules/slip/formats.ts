import type { Odds } from "./odds.ts";

/** The ways in which odds are written around the world. Only what is shown depends on them. */
export const ODDS_FORMATS = ["decimal", "fractional", "american", "hongKong", "indonesian", "malay"] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

const THOUSAND = 1_000;
const MOST_DENOMINATOR = 20;

/** Writes odds of more than 1 in a format, exact to thousandths where it has decimals. Rounded values are rounded half up in absolute value. */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  const profit = odds - THOUSAND;
  switch (format) {
    case "decimal":
      return thousandths(odds);
    case "hongKong":
      return thousandths(profit);
    case "fractional":
      return nearestFraction(profit);
    case "american":
      return profit >= THOUSAND ? `+${quotient(profit * 100, THOUSAND)}` : `-${quotient(100 * THOUSAND, profit)}`;
    case "indonesian":
      return profit >= THOUSAND ? thousandths(profit) : thousandths(-quotient(THOUSAND * THOUSAND, profit));
    case "malay":
      return profit > THOUSAND ? thousandths(-quotient(THOUSAND * THOUSAND, profit)) : thousandths(profit);
  }
}

/** Writes odds for players: as `formatOdds` does, without a third decimal that is 0. */
export function oddsForPlayers(odds: Odds, format: OddsFormat): string {
  return formatOdds(odds, format).replace(/(\.\d\d)0$/, "$1");
}

function quotient(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function thousandths(value: number): string {
  const digits = String(Math.abs(value)).padStart(4, "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/**
 * Finds the fraction with a denominator of at most 20 that is nearest to the profit; on a tie the simpler one. It is 0/1
 * for a profit of a fortieth or less: 1/20 would promise up to five times as much as a bet pays.
 */
function nearestFraction(profit: number): string {
  let best = { numerator: 0, denominator: 1, distance: Number.POSITIVE_INFINITY };
  for (let denominator = 1; denominator <= MOST_DENOMINATOR; denominator += 1) {
    const numerator = quotient(profit * denominator, THOUSAND);
    const distance = Math.abs(numerator * THOUSAND - profit * denominator) / denominator;
    if (distance < best.distance) best = { numerator, denominator, distance };
  }
  return `${best.numerator}/${best.denominator}`;
}
