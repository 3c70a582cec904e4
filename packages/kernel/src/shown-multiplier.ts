import type { Money } from "./money.ts";

/** A multiplier as it is shown beside the payout that it makes of a stake. */
export interface ShownMultiplier {
  /** Hundredths; parts of one are further decimals, of which there are four in all at most. */
  readonly hundredths: number;
  /** True if the stake times the shown digits is not the payout: "≈" stands before them. */
  readonly about: boolean;
}

/** Numbers of decimals that are tried, fewest first. */
const DECIMALS = [2, 3, 4] as const;
/** A number beyond this has no exact parts of a hundredth. */
const LARGEST_EXACT = 10n ** 14n;

/**
 * Returns the multiplier with the fewest decimals whose product with the stake, rounded down, is the payout. A player who
 * reckons with a stake of 1,000 and a payout of 1,285 reads 1.285× and not 1.28×.
 * @param known the game's own multiplier in hundredths, rounded down; it is shown wherever it gives the payout.
 */
export function shownMultiplier(stake: Money, payout: Money, known?: number): ShownMultiplier {
  if (stake <= 0) return { hundredths: known ?? 0, about: false };
  // Plain integers instead of ratios: the first page needs nothing else of those.
  const [staked, paid] = [BigInt(stake), BigInt(payout)];
  const gives = (scaled: bigint, unit: bigint) => (scaled * staked) / unit === paid;
  if (known !== undefined && gives(BigInt(known), 100n)) return { hundredths: known, about: false };
  for (const decimals of DECIMALS) {
    const unit = 10n ** BigInt(decimals);
    const scaled = (paid * unit) / staked;
    if (decimals > 2 && scaled > LARGEST_EXACT) break;
    if (gives(scaled, unit)) return { hundredths: Number(scaled) / 10 ** (decimals - 2), about: false };
  }
  return { hundredths: known ?? Number((paid * 100n) / staked), about: true };
}
