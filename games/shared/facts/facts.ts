import type { Money } from "@fairhouse/kernel/money.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";

/** Tells whether a value from the network is what a game's rules write. */
export type Is<Value> = (value: unknown) => value is Value;

export const isNothing: Is<never> = (_): _ is never => false;
export const isNull: Is<null> = (value) => value === null;
export const isFlag: Is<boolean> = (value) => typeof value === "boolean";
export const isText: Is<string> = (value) => typeof value === "string";
export const isWhole: Is<number> = (value): value is number => Number.isSafeInteger(value);

export function isNullOr<Value>(is: Is<Value>): Is<Value | null> {
  return (value): value is Value | null => value === null || is(value);
}

export function isMissingOr<Value>(is: Is<Value>): Is<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || is(value);
}

export function isListOf<Item>(is: Is<Item>): Is<readonly Item[]> {
  return (value): value is readonly Item[] => Array.isArray(value) && value.every(is);
}

/** Makes a guard for objects with these fields. The compiler asks for all fields of their type. */
export function isRecordOf<Value extends object>(
  fields: {
    readonly [Name in keyof Value]-?: Is<Value[Name]>;
  },
): Is<Value> {
  const guards = Object.entries<Is<unknown>>(fields);
  return (value): value is Value =>
    typeof value === "object" && value !== null && guards.every(([name, is]) => is(Reflect.get(value, name)));
}

/** Narrows a guard to values that the rules can write: a pocket of the wheel, as many cards as the deal takes. */
export function isSuch<Value>(is: Is<Value>, check: (value: Value) => boolean): Is<Value> {
  return (value): value is Value => is(value) && check(value);
}

export function readAs<Value>(is: Is<Value>, value: unknown): Value | null {
  return is(value) ? value : null;
}

/**
 * The public facts of a game, which its rules write and the network brings. Code that draws a bet reads it by these, so
 * that it draws nothing that other rules have written.
 */
export interface Facts<Bet, Outcome> {
  /** The versions of the rules whose bets look and pay as the game draws them. */
  readonly versions: readonly number[];
  readonly isBet: Is<Bet>;
  /** For a hand, whose outcome is its last view, true of all its views. */
  readonly isOutcome: Is<Outcome>;
  /** Returns false for an outcome that this bet cannot have; absent if every bet can have any. */
  agree?(bet: Bet, outcome: Outcome): boolean;
}

/** A settled bet with its facts. */
export interface SettledBet<Bet, Outcome> {
  readonly bet: Bet;
  readonly outcome: Outcome;
  /** The whole stake; a hand may have raised it. */
  readonly stake: Money;
  readonly payout: Money;
}

/** Reads an instant bet or a hand from its public page. Null while it is open, and for facts of another shape. */
export function settledOf<Bet, Outcome>(
  { bet: record }: BetPage,
  facts: Facts<Bet, Outcome>,
): SettledBet<Bet, Outcome> | null {
  const { bet, outcome, stake, payout, gameVersion } = record;
  if (payout === null || !facts.versions.includes(gameVersion)) return null;
  if (!facts.isBet(bet) || !facts.isOutcome(outcome) || facts.agree?.(bet, outcome) === false) return null;
  return { bet, outcome, stake, payout };
}

/** Reads a settled hand from its public page: its last view, which shows everything. Null where {@link settledOf} is. */
export function closedViewOf<Bet, View extends { readonly closed: boolean }>(
  page: BetPage,
  facts: Facts<Bet, View>,
): View | null {
  const view = settledOf(page, facts)?.outcome;
  return view?.closed ? view : null;
}
