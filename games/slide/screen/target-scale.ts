/** From here on targets stand at the end of the scale. */
export const SCALE_END = 100_000;

/** Multipliers, in hundredths, that are written under the scale; on narrow ones every other. */
export const SCALE_MARKS: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, SCALE_END];

/** Where a multiplier stands on the scale, 0 … 1: by its logarithm, as multipliers are felt. */
export function shareOf(hundredths: number): number {
  const share = Math.log(hundredths / 100) / Math.log(SCALE_END / 100);
  return Math.min(1, Math.max(0, share));
}
