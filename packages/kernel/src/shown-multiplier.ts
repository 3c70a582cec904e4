import type { Money } from "./money.ts";
import { floorOf, type Ratio, ratio } from "./ratio.ts";

/** A multiplier as it is shown beside the payout that it makes of a stake. */
export interface ShownMultiplier {
  /** Hundredths; parts of one are further decimals, of which there are four in all at most. */
  readonly hundredths: number;
  /** True if the stake times the shown digits is not the payout: "≈" stands before them. */
  readonly about: boolean;
}

/** Numbers of decimals that are tried, fewest first. */
const DECIMALS = [2, 3, 4] as const;

/**
 * Returns the multiplier with the fewest decimals whose product with the stake, rounded down, is the payout. A player who
 * reckons with a stake of 1,000 and a payout of 1,285 reads 1.285× and not 1.28×.
 * @param known the game's own multiplier in hundredths, rounded down; it is shown wherever it gives the payout.
 */
export function shownMultiplier(stake: Money, payout: Money, known?: number): ShownMultiplier {
  if (stake <= 0) return { hundredths: known ?? 0, about: false };
  const exact = ratio(payout, stake);
  if (known !== undefined && gives(ratio(known, 100), stake, payout)) return { hundredths: known, about: false };
  for (const decimals of DECIMALS) {
    const scaled = floorOf(exact, 10n ** BigInt(decimals));
    if (gives(ratio(scaled, 10n ** BigInt(decimals)), stake, payout)) {
      return { hundredths: Number(scaled) / 10 ** (decimals - 2), about: false };
    }
  }
  return { hundredths: known ?? Number(floorOf(exact, 100n)), about: true };
}

function gives(multiplier: Ratio, stake: Money, payout: Money): boolean {
  return floorOf(multiplier, BigInt(stake)) === BigInt(payout);
}
