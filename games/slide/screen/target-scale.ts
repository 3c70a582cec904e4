/** Larger targets are placed at the end of the scale. */
export const SCALE_END = 100_000;

/** Multipliers in hundredths that are written below the scale; narrow scales show every other one. */
export const SCALE_MARKS: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, SCALE_END];

/** Returns the place of a multiplier on the scale, 0 … 1, on a logarithmic scale, as players perceive multipliers. */
export function shareOf(hundredths: number): number {
  const share = Math.log(hundredths / 100) / Math.log(SCALE_END / 100);
  return Math.min(1, Math.max(0, share));
}
