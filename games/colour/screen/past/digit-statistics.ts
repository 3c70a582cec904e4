import { DIGITS } from "../../rules/terms.ts";

/** The statistics of one digit over the last periods. They say nothing about the next one. */
export interface DigitStatistics {
  readonly digit: number;
  /** Periods since it last came; all of them if it did not. */
  readonly missing: number;
  /** Average number of periods between two appearances; null with fewer than two. */
  readonly averageGap: number | null;
  readonly frequency: number;
}

/** @param drawn the digits, newest first. */
export function statisticsOf(drawn: readonly number[]): readonly DigitStatistics[] {
  return DIGITS.map((digit) => {
    const places = drawn.flatMap((one, place) => (one === digit ? [place] : []));
    const [newest] = places;
    const oldest = places.at(-1);
    const gaps = places.length - 1;
    const averageGap =
      newest === undefined || oldest === undefined || gaps < 1 ? null : (oldest - newest - gaps) / gaps;
    return { digit, missing: newest ?? drawn.length, averageGap, frequency: places.length };
  });
}
