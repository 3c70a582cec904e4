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
