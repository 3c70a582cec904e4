/** A range of points, in hundredths: from the first up to, and without, the second; null is without an end. */
interface Range {
  readonly from: number;
  readonly to: number | null;
}

/** One range, how many of the rounds ended in it, and the share of all rounds that does in the long run. */
export interface Share extends Range {
  readonly count: number;
  readonly expected: number;
}

/** Where one range ends and the next begins: what players aim at. */
const STEPS: readonly number[] = [100, 150, 200, 300, 500, 1_000, 10_000];

/** `chanceOf` a target above 1.00, in hundredths: that a round reaches it. */
export function distributionOf(points: readonly number[], chanceOf: (target: number) => number): readonly Share[] {
  // Every round reaches 1.00.
  const reaching = (point: number) => (point === 100 ? 1 : chanceOf(point));
  return STEPS.map((from, index) => {
    const to = STEPS[index + 1] ?? null;
    const count = points.filter((point) => point >= from && (to === null || point < to)).length;
    return { from, to, count, expected: reaching(from) - (to === null ? 0 : reaching(to)) };
  });
}
