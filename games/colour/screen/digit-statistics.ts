import { DIGITS } from "../rules/terms.ts";

/** What the last periods say of one digit. It says nothing of the next. */
export interface DigitStatistics {
  readonly digit: number;
  /** Periods since it came; all of them when it did not. */
  readonly missing: number;
  /** Periods between two of its appearances, on average; null with fewer than two. */
  readonly averageGap: number | null;
  readonly frequency: number;
}

/** @param drawn digits, the newest first. */
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
