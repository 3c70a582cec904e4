import { PLACES } from "./race.ts";

/** The chances of a race are whole numbers of 2^−52, as many as its order is drawn from. */
export const ALL = 1n << 52n;

interface Part {
  readonly runner: number;
  readonly start: bigint;
  readonly width: bigint;
}

/**
 * Splits a width among runners in the order of their saddlecloths: each has ⌊width · weight / all⌋, and the heaviest one,
 * the first of them, what rounding leaves. So the odds of the others are those of the exact chances.
 */
function partsOf(width: bigint, left: readonly number[], weights: readonly number[]): readonly Part[] {
  const weightOf = (runner: number) => BigInt(weights[runner] ?? 0);
  const all = left.reduce((sum, runner) => sum + weightOf(runner), 0n);
  const heaviest = left.reduce((best, runner) => (weightOf(runner) > weightOf(best) ? runner : best), left[0] ?? 0);
  const shares = left.map((runner) => (width * weightOf(runner)) / all);
  const rest = shares.reduce((sum, share) => sum - share, width);
  let start = 0n;
  return left.map((runner, place) => {
    const own = { runner, start, width: (shares[place] ?? 0n) + (runner === heaviest ? rest : 0n) };
    start += own.width;
    return own;
  });
}

/**
 * Returns the order of arrival that a number below 2^52 decides, by Plackett and Luce: it lies in the part of the winner,
 * in this part in that of the second of those left, and so on.
 * @returns runners by their places in `weights`, the winner first.
 */
export function orderOf(weights: readonly number[], drawn: bigint): readonly number[] {
  const order: number[] = [];
  let left = weights.map((_, runner) => runner);
  let [width, rest] = [ALL, drawn];
  while (left.length > 0) {
    const next = partsOf(width, left, weights).find(({ start, width: own }) => rest < start + own);
    if (next === undefined) throw new RangeError("an order is drawn from numbers below 2^52");
    order.push(next.runner);
    left = left.filter((runner) => runner !== next.runner);
    [width, rest] = [next.width, rest - next.start];
  }
  return order;
}

/** The chances of a race, in units of 2^−52, by runner. */
export interface Chances {
  readonly win: readonly bigint[];
  /** To be among the first three. */
  readonly place: readonly bigint[];
  /** Entry [a][b]: a wins, and b is second. */
  readonly forecast: readonly (readonly bigint[])[];
}

/** Chances that were computed, for as many races as are open or asked for at once. */
const computed = new Map<string, Chances>();
const MOST_COMPUTED = 500;

/** Returns the chances of a field. They are kept, because each price and each exact return asks for them. */
export function chancesOf(weights: readonly number[]): Chances {
  const name = weights.join();
  const known = computed.get(name) ?? computeChances(weights);
  if (computed.size >= MOST_COMPUTED) computed.clear();
  computed.set(name, known);
  return known;
}

function computeChances(weights: readonly number[]): Chances {
  const all = weights.map((_, runner) => runner);
  const place = all.map(() => 0n);
  const win = all.map(() => 0n);
  const forecast = all.map(() => all.map(() => 0n));
  const visit = (width: bigint, left: readonly number[], before: readonly number[]) => {
    for (const { runner, width: own } of partsOf(width, left, weights)) {
      place[runner] = (place[runner] ?? 0n) + own;
      const [first] = before;
      const row = first === undefined ? undefined : forecast[first];
      if (first === undefined) win[runner] = own;
      else if (before.length === 1 && row !== undefined) row[runner] = own;
      if (before.length + 1 < PLACES) {
        visit(
          own,
          left.filter((other) => other !== runner),
          [...before, runner],
        );
      }
    }
  };
  visit(ALL, all, []);
  return { win, place, forecast };
}
