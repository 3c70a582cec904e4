/** The parts of a bet that its player can choose to sell, in percent of what is left of it. */
export const SHARES = ["25", "50", "75", "100"] as const;
export type Share = (typeof SHARES)[number];

/** A bet of fewer units has parts of the same size among these. */
const MIN_UNITS_TO_PART = 4;

/** True for a bet of which enough is left for each share to be another part. */
export function takesShares(left: number): boolean {
  return left >= MIN_UNITS_TO_PART;
}

/** Returns the units of a share of what is left: all of it if the bet takes no shares any more. */
export function unitsOfShare(left: number, share: Share): number {
  return takesShares(left) ? Math.floor((left * Number(share)) / 100) : left;
}
