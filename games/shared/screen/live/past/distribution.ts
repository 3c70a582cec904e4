/** A range of points in hundredths, including `from` and excluding `to`; null means unbounded. */
interface Range {
  readonly from: number;
  readonly to: number | null;
}

/** One range, the number of rounds that ended in it, and its long-run share of all rounds. */
export interface Share extends Range {
  readonly count: number;
  readonly expected: number;
}

/** Bounds of the ranges: the targets that players aim at. */
const STEPS: readonly number[] = [100, 150, 200, 300, 500, 1_000, 10_000];

/** Counts points by range. `chanceOf` returns the chance that a round reaches a target above 1.00, in hundredths. */
export function distributionOf(points: readonly number[], chanceOf: (target: number) => number): readonly Share[] {
  // Every round reaches 1.00.
  const reaching = (point: number) => (point === 100 ? 1 : chanceOf(point));
  return STEPS.map((from, index) => {
    const to = STEPS[index + 1] ?? null;
    const count = points.filter((point) => point >= from && (to === null || point < to)).length;
    return { from, to, count, expected: reaching(from) - (to === null ? 0 : reaching(to)) };
  });
}
