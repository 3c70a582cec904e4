import type { CorrectedFact } from "./corrected-end.ts";

/** The times of a fact, as texts of ISO 8601; null for what has not happened yet. */
export interface TimesOfFact {
  readonly id: string;
  readonly begunAt: string | null;
  readonly knownAt: string | null;
}

export type StoodThen = Readonly<Record<string, readonly ("waiting" | "begun" | "known")[]>>;

/** A bet has its time from a server, a fact from the database. */
const APART_MS = 2_000;

/** Returns how facts may have stood when a bet ended, by id: in more than one way if the clocks leave it open. */
export function stoodThen(facts: readonly TimesOfFact[], endedAt: string): StoodThen {
  const then = Date.parse(endedAt);
  const byThen = (at: string | null, tolerance: number) => at !== null && Date.parse(at) <= then + tolerance;
  return Object.fromEntries(
    facts.map(({ id, begunAt, knownAt }) => {
      const ways = ["waiting", "begun", "known"] as const;
      const surely = byThen(knownAt, -APART_MS) ? 2 : byThen(begunAt, -APART_MS) ? 1 : 0;
      const perhaps = byThen(knownAt, APART_MS) ? 2 : byThen(begunAt, APART_MS) ? 1 : 0;
      return [id, ways.slice(surely, perhaps + 1)];
    }),
  );
}

/** A fact from elsewhere with every result that it had, and with the states of it that were published. */
export interface TimesOfPublished extends CorrectedFact {
  /** Those that sales of a bet name; absent if nobody keeps the states of the fact. */
  readonly published?: readonly PublishedState[] | null | undefined;
}

export interface PublishedState {
  readonly version: number;
  readonly state?: unknown;
  /** Times as texts of ISO 8601; until is null for the state that still stands. */
  readonly from: string;
  readonly until: string | null;
}

/** The words of the facts of a bet at the moment at which it was sold. */
export interface ToldThen {
  /** The results of facts, by id: in more than one way if one was told at about that moment. */
  readonly known: readonly Readonly<Record<string, unknown>>[];
  /** The states that were published at that moment, by fact and version; facts whose states nobody keeps are missing. */
  readonly published: Readonly<Record<string, Readonly<Record<number, unknown>>>>;
}

/** Returns what facts said when a bet, or a part of it, was sold: a later correction of a result changes nothing about it. */
export function toldThen(facts: readonly TimesOfPublished[], soldAt: string): ToldThen {
  const at = Date.parse(soldAt);
  const knownBy = (time: number) => Object.fromEntries(facts.flatMap((fact) => resultBy(fact, time)));
  const [early, late] = [at - APART_MS, at + APART_MS];
  const told = facts.flatMap(({ knownAt, corrections }) =>
    knownAt === null ? [] : [knownAt, ...corrections.map(({ correctedAt }) => correctedAt)].map(Date.parse),
  );
  // The clocks leave open which of the results that were told at about that time the price knows.
  const times = [early, ...told.filter((time) => time > early && time <= late).sort((a, b) => a - b)];
  const stands = ({ from, until }: PublishedState) =>
    Date.parse(from) <= late && (until === null || Date.parse(until) >= early);
  const published = facts.flatMap(({ id, published: all }) => {
    const then = all?.filter(stands).map(({ version, state }) => [version, state] as const);
    return then === undefined ? [] : [[id, Object.fromEntries(then)] as const];
  });
  return { known: times.map(knownBy), published: Object.fromEntries(published) };
}

/** Returns the result that a fact had by a time; nothing before there was one. */
function resultBy(
  { id, result, knownAt, corrections }: CorrectedFact,
  time: number,
): readonly (readonly [string, unknown])[] {
  if (knownAt === null || Date.parse(knownAt) > time) return [];
  const next = corrections.find(({ correctedAt }) => Date.parse(correctedAt) > time);
  return [[id, (next === undefined ? result : next.was) ?? null]];
}
