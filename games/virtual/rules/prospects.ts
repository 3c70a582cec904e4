import type { Score, Side } from "../../shared/rules/football/match-facts.ts";
import {
  isByScore,
  MOST_GOALS,
  type Result,
  resultOf,
  type Selection,
  settleSelection,
} from "../../shared/rules/football/selection.ts";
import type { Weights } from "../../shared/rules/slip/odds.ts";
import { ALL_TICKS, HALF_TIME_TICK, weightBefore } from "./clock.ts";
import { type Grid, scoreAt } from "./grid.ts";

/** A match in play as everybody sees it: the goals of the ticks before `tick` have been told. */
export interface Standing {
  readonly score: Score;
  /** 0 before kick-off. */
  readonly tick: number;
  /** The score at half-time, once it is reached. */
  readonly halfTime: Score | null;
  readonly ledByTwo: { readonly home: boolean; readonly away: boolean };
}

/** The standing before kick-off. */
export const KICK_OFF: Standing = { score: [0, 0], tick: 0, halfTime: null, ledByTwo: { home: false, away: false } };

const LEAD = 2;
/** A multiple of every binomial coefficient of up to 20, and of every number up to 20: the lcm of 1 … 21. */
const COMMON = 232_792_560n;

type Likeness = (score: Score) => number;
const margin: Likeness = ([home, away]) => home - away;
const total: Likeness = ([home, away]) => home + away;

/** Markets that see only a part of a final score, with that part: a few sums serve all of their lines. */
const LIKENESS: Readonly<Record<string, Likeness>> = {
  result: margin,
  "double-chance": margin,
  "draw-no-bet": margin,
  "asian-handicap": margin,
  total,
  "odd-even": total,
};

const RESULTS = ["home", "draw", "away"] as const;

/** Results at half-time and at the end, with the weight of some ways to get there. */
interface Halves {
  readonly half: Result;
  readonly full: Result;
  readonly weight: bigint;
}

/** A final score that is still possible, with its weight. */
interface Prospect {
  readonly score: Score;
  readonly weight: bigint;
}

/**
 * The chances of a match from where it stands, exact in integers: a score's weight in the grid, times the number of ways
 * in which its goals split into those told and those to come. Goal times are independent of the score and of each
 * other, so nothing else matters.
 */
export class Prospects {
  readonly #standing: Standing;
  readonly #grid: Grid;
  readonly #ends: readonly Prospect[];
  readonly #all: bigint;
  readonly #alike = new Map<Likeness, readonly Prospect[]>();
  #halves: readonly Halves[] | null = null;

  constructor(grid: Grid, standing: Standing) {
    this.#standing = standing;
    this.#grid = grid;
    this.#ends = endsFrom(grid, standing);
    this.#all = sum(this.#ends.map(({ weight }) => weight));
  }

  /**
   * Returns the weights of a selection's results, in a unit of their own, for a bet accepted now.
   * @throws RangeError for a selection that is not priced.
   */
  weightsOf(selection: Selection): Weights {
    if (isByScore(selection)) return this.#byScore(selection);
    switch (selection.market) {
      case "next-goal":
        return this.#nextGoal(selection.selection);
      case "result-2up":
        return this.#twoUp(selection.selection as Side);
      case "half-time":
        return this.#halfTime((half) => half === selection.selection);
      case "half-full":
        return this.#halfTime((half, full) => `${half}/${full}` === selection.selection);
      default:
        throw new RangeError(`no prices for ${selection.market}`);
    }
  }

  #byScore(selection: Selection): Weights {
    const { score: from, halfTime, ledByTwo } = this.#standing;
    const weights = { won: 0n, push: 0n, lost: 0n };
    for (const { score, weight } of this.#endsFor(selection.market)) {
      const result = settleSelection(selection, { score, halfTime, ledByTwo }, { score: from, nextGoal: null });
      for (const half of result ?? []) weights[half] += weight;
    }
    return weights;
  }

  /** Returns the final scores, with one for all of those between which the market does not distinguish. */
  #endsFor(market: string): readonly Prospect[] {
    const like = LIKENESS[market];
    if (like === undefined) return this.#ends;
    const known = this.#alike.get(like);
    if (known !== undefined) return known;
    const byLikeness = new Map<number, Prospect>();
    for (const { score, weight } of this.#ends) {
      const place = like(score);
      byLikeness.set(place, { score, weight: weight + (byLikeness.get(place)?.weight ?? 0n) });
    }
    const alike = [...byLikeness.values()];
    this.#alike.set(like, alike);
    return alike;
  }

  /** The next goal is any of those to come with equal chances. */
  #nextGoal(selection: string): Weights {
    const { score: from } = this.#standing;
    const won = sum(
      this.#ends.map(({ score, weight }) => {
        const [home, away] = toCome(score, from);
        const all = home + away;
        if (all === 0) return selection === "none" ? weight * COMMON : 0n;
        if (selection === "none") return 0n;
        return (weight * COMMON * BigInt(selection === "home" ? home : away)) / BigInt(all);
      }),
    );
    return this.#wonOf(won);
  }

  /**
   * Won by winning the match, or by leading by two at some time. All orders of the goals to come are equally likely;
   * those that reach the lead are counted by reflection.
   */
  #twoUp(side: Side): Weights {
    const { score: from, ledByTwo } = this.#standing;
    if (ledByTwo[side]) return this.#wonOf(this.#all * COMMON);
    const sign = side === "home" ? 1 : -1;
    const missing = LEAD - sign * (from[0] - from[1]);
    const won = sum(
      this.#ends.map(({ score, weight }) => {
        if (resultOf(score) === side) return weight * COMMON;
        const [home, away] = toCome(score, from);
        const [own, other] = side === "home" ? [home, away] : [away, home];
        return (weight * COMMON * ways(own + other, other + missing)) / ways(own + other, own);
      }),
    );
    return this.#wonOf(won);
  }

  #halfTime(isWon: (half: Result, full: Result) => boolean): Weights {
    const { halfTime } = this.#standing;
    if (halfTime !== null) {
      const half = resultOf(halfTime);
      const won = this.#ends.filter(({ score }) => isWon(half, resultOf(score)));
      return this.#wonOf(sum(won.map(({ weight }) => weight)) * COMMON);
    }
    this.#halves ??= this.#splitAtHalfTime();
    const weights = { won: 0n, push: 0n, lost: 0n };
    for (const { half, full, weight } of this.#halves) {
      // Both halves of a stake are decided alike.
      weights[isWon(half, full) ? "won" : "lost"] += 2n * weight;
    }
    return weights;
  }

  /** Half-time lies ahead: its score joins the split of the goals to come. */
  #splitAtHalfTime(): readonly Halves[] {
    const { score: from, tick } = this.#standing;
    if (tick >= HALF_TIME_TICK) throw new RangeError("half-time has passed, and its score is not given");
    const first = BigInt(weightBefore(HALF_TIME_TICK) - weightBefore(tick));
    const second = BigInt(ALL_TICKS - weightBefore(HALF_TIME_TICK));
    const [homeSplits, awaySplits] = from.map((told) => splitsOf(told, first, second));
    return this.#grid.flatMap((cell, place) => {
      const [home, away] = scoreAt(place);
      if (home < from[0] || away < from[1]) return [];
      const full = resultOf([home, away]);
      const weights = byResult(homeSplits?.[home] ?? [], awaySplits?.[away] ?? [], from);
      return RESULTS.map((half) => ({ half, full, weight: cell * weights[half] }));
    });
  }

  #wonOf(won: bigint): Weights {
    return { won: 2n * won, push: 0n, lost: 2n * (this.#all * COMMON - won) };
  }
}

function endsFrom(grid: Grid, { score: [home, away], tick }: Standing): readonly Prospect[] {
  const left = BigInt(ALL_TICKS - weightBefore(tick));
  const most = 2 * MOST_GOALS - home - away;
  const powers = productsOf(left, BigInt(ALL_TICKS), most);
  return grid.flatMap((cell, place) => {
    const score = scoreAt(place);
    const [x, y] = score;
    if (x < home || y < away || cell === 0n) return [];
    const weight = cell * ways(x, home) * ways(y, away) * (powers[x + y - home - away] ?? 0n);
    return weight === 0n ? [] : [{ score, weight }];
  });
}

/** Returns a^n · b^(most − n) for n = 0 … most. */
function productsOf(a: bigint, b: bigint, most: number): readonly bigint[] {
  return Array.from({ length: most + 1 }, (_, n) => a ** BigInt(n) * b ** BigInt(most - n));
}

/**
 * For one side with `told` goals, returns by final and by half-time goals the weight of the splits: goals of the first
 * half to come, and goals of the second.
 */
function splitsOf(told: number, first: bigint, second: bigint): readonly (readonly bigint[])[] {
  const all = BigInt(ALL_TICKS);
  return Array.from({ length: MOST_GOALS + 1 }, (_, final) =>
    Array.from({ length: Math.max(0, final - told + 1) }, (__, early) => {
      const late = final - told - early;
      const orders = ways(final, told) * ways(final - told, early);
      return orders * first ** BigInt(early) * second ** BigInt(late) * all ** BigInt(MOST_GOALS - final);
    }),
  );
}

/** Sums the splits of both sides by the result at half-time; entry n of each is for n goals more than told. */
function byResult(homes: readonly bigint[], aways: readonly bigint[], from: Score): Readonly<Record<Result, bigint>> {
  const sums = { home: 0n, draw: 0n, away: 0n };
  homes.forEach((weight, early) => {
    const level = from[0] + early - from[1];
    const before = sum(aways.slice(0, Math.max(0, level)));
    const equal = aways[level] ?? 0n;
    sums.home += weight * before;
    sums.draw += weight * equal;
    sums.away += weight * (sum(aways) - before - equal);
  });
  return sums;
}

function toCome(score: Score, from: Score): Score {
  return [score[0] - from[0], score[1] - from[1]];
}

/** The binomial coefficients of up to 20. */
const PASCAL: readonly (readonly bigint[])[] = pascal(2 * MOST_GOALS);

function ways(all: number, some: number): bigint {
  return PASCAL[all]?.[some] ?? 0n;
}

function pascal(most: number): readonly (readonly bigint[])[] {
  const rows: bigint[][] = [[1n]];
  for (let n = 1; n <= most; n += 1) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n);
}
