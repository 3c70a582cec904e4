import type { Money } from "@fairhouse/kernel/money.ts";
import { fibonacciStep, grindStep, unitStep } from "./progressions.ts";

/** Events of a run that can be counted. A bet that returns just its stake is neither a win nor a loss. */
export const COUNTED = ["bets", "wins", "losses"] as const;
export type Counted = (typeof COUNTED)[number];

/** `every` third means the third, the sixth, …; `after` three means the third alone. */
export const RHYTHMS = ["every", "after"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** The trigger of a condition, checked after each bet of a run. */
export type When =
  | {
      readonly kind: "results";
      readonly rhythm: Rhythm;
      readonly count: number;
      readonly of: Counted;
      /** Only those in a row count: each result of the other kind starts a new streak. */
      readonly inARow: boolean;
    }
  /** After each bet while the total profit, or loss, of the run is at least this much. */
  | { readonly kind: "profit" | "loss"; readonly atLeast: Money };

/** The effect of a condition on the next bet: a change, or that there is none. */
export type Act =
  | { readonly kind: "stop" }
  | { readonly kind: "reset" }
  | { readonly kind: "set"; readonly amount: Money }
  | { readonly kind: "increase" | "decrease"; readonly percent: number }
  /** In hundredths: 150 turns 2 into 3. */
  | { readonly kind: "multiply"; readonly hundredths: number }
  /** By so many times the first stake of the run. */
  | { readonly kind: "raise" | "lower"; readonly units: number }
  /** So many steps on or back in 1, 2, 3, 5, 8 … times the first stake. */
  | { readonly kind: "fibonacci-on" | "fibonacci-back"; readonly steps: number }
  /** Oscar's grind, after a win. */
  | { readonly kind: "grind" }
  /** A number that the game lets strategies change: its mines, its target. */
  | { readonly kind: "option"; readonly name: string; readonly value: number };

export interface Condition {
  readonly when: When;
  readonly act: Act;
}

/** Results of a run so far, for its conditions. */
export interface Results {
  readonly wins: number;
  readonly losses: number;
  /** Above 0 the number of wins in a row, below 0 that of losses. */
  readonly streak: number;
  /** The highest profit of the run before its last bet, at least 0. */
  readonly high: Money;
}

export const noResults: Results = { wins: 0, losses: 0, streak: 0, high: 0 };

/** Adds a result. @param profit that of the run before it. */
export function withResult(before: Results, won: Money, profit: Money): Results {
  const { wins, losses, streak } = before;
  const high = Math.max(before.high, profit);
  if (won === 0) return { wins, losses, streak, high };
  return won > 0
    ? { wins: wins + 1, losses, streak: Math.max(0, streak) + 1, high }
    : { wins, losses: losses + 1, streak: Math.min(0, streak) - 1, high };
}

/** Numbers of the next bet that conditions change, by the game's names for them. */
export type AutoOptions = Readonly<Record<string, number>>;

/** The part of a run that conditions read. */
export interface ConditionedRun {
  /** The first amount of the run, to which reset returns. */
  readonly base: Money;
  readonly made: number;
  readonly profit: Money;
  readonly results: Results;
  readonly next: NextBet;
}

export interface NextBet {
  readonly amount: Money;
  readonly options: AutoOptions;
}

/**
 * Returns the next bet after the conditions, each of which starts from the result of the one before; null if one of
 * them stops the run. `won` is the win of the last bet.
 */
export function withConditions(conditions: readonly Condition[], run: ConditionedRun, won: Money): NextBet | null {
  let next: NextBet | null = run.next;
  for (const { when, act } of conditions) {
    if (next !== null && isMet(when, run, won)) next = after(next, act, run);
  }
  return next;
}

function isMet(when: When, { results, made, profit }: ConditionedRun, won: Money): boolean {
  if (when.kind !== "results") return (when.kind === "profit" ? profit : -profit) >= when.atLeast;
  const { rhythm, of, inARow } = when;
  const happened = of === "bets" || (of === "wins" ? won > 0 : won < 0);
  const counted =
    of === "bets" ? made : inARow ? Math.abs(results.streak) : of === "wins" ? results.wins : results.losses;
  return happened && (rhythm === "every" ? counted % when.count === 0 : counted === when.count);
}

function after(next: NextBet, act: Act, { base, profit, results }: ConditionedRun): NextBet | null {
  switch (act.kind) {
    case "stop":
      return null;
    case "reset":
      return { ...next, amount: base };
    case "set":
      return { ...next, amount: act.amount };
    case "increase":
      return { ...next, amount: inPercent(next.amount, 100 + act.percent) };
    case "decrease":
      return { ...next, amount: inPercent(next.amount, 100 - act.percent) };
    case "multiply":
      return { ...next, amount: inPercent(next.amount, act.hundredths) };
    case "raise":
      return { ...next, amount: unitStep(next.amount, base, act.units) };
    case "lower":
      return { ...next, amount: unitStep(next.amount, base, -act.units) };
    case "fibonacci-on":
      return { ...next, amount: fibonacciStep(next.amount, base, act.steps) };
    case "fibonacci-back":
      return { ...next, amount: fibonacciStep(next.amount, base, -act.steps) };
    case "grind":
      return { ...next, amount: grindStep(next.amount, base, { profit, high: results.high }) };
    case "option":
      return { ...next, options: { ...next.options, [act.name]: act.value } };
  }
}

/** Returns amount · percent / 100, rounded down, in integers; at most 2^53 − 1. */
export function inPercent(amount: Money, percent: number): Money {
  const changed = (BigInt(amount) * BigInt(percent)) / 100n;
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(changed > limit ? limit : changed);
}
