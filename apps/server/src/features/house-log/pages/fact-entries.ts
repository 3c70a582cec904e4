import { type Entry, FACT_STEP } from "@fairhouse/house-log/entry.ts";
import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { publishedStates } from "@fairhouse/play/external/facts/published-states.ts";
import type { ProvenEntry } from "@fairhouse/protocol/house-log.ts";
import type pg from "pg";
import { placesOf, provenAt, type Span } from "./places.ts";
import type { PublicLogs } from "./public-logs.ts";

/** An entry is dated by the transaction that it tells of, which takes less than this. */
const APART_MS = 60_000;

interface FactRow {
  readonly id: string;
  readonly opened_at: Date;
  readonly known_at: Date | null;
  readonly corrected: readonly Date[];
  /** Those at which parts of the bet were sold; null if nobody keeps the states of the fact. */
  readonly published: readonly { readonly state: unknown; readonly from: string }[] | null;
}

/** Finds the entries of the facts on which a bet is settled, and of the prices at which parts of it were sold. */
export async function factEntriesOf(pool: pg.Pool, logs: PublicLogs, bet: string): Promise<ProvenEntry[]> {
  const { rows } = await pool.query<FactRow>({
    name: "log-facts-of-bet",
    text: `select f.id, f.opened_at, f.known_at, ${publishedStates("$1")} as published,
        array(select k.corrected_at from play_correction k where k.fact = f.id order by k.number) as corrected
      from play_fact f where f.id in (select fact from play_wait where bet = $1) order by f.opened_at, f.id`,
    values: [bet],
  });
  const entries: ProvenEntry[] = [];
  for (const fact of rows) {
    const wanted = wantedOf(fact);
    for (const place of await placesOf(pool, fact.id, wanted.map(spanAround))) {
      const proven = wanted.some(({ isWanted }) => isWanted(place.entry)) ? await provenAt(logs, place) : null;
      if (proven !== null) entries.push(proven);
    }
  }
  return entries;
}

interface Wanted {
  readonly at: Date;
  isWanted(entry: Entry): boolean;
}

function spanAround({ at }: Wanted): Span {
  return { from: new Date(at.getTime() - APART_MS), to: new Date(at.getTime() + APART_MS) };
}

function wantedOf({ opened_at, known_at, corrected, published }: FactRow): readonly Wanted[] {
  const step = (at: Date, number: number): Wanted => ({
    at,
    isWanted: (entry) => entry.kind === "fact" && entry.step === number,
  });
  const prices = (published ?? []).map(({ state, from }): Wanted => {
    const hash = stateHash(state);
    return { at: new Date(from), isWanted: (entry) => entry.kind === "price" && entry.state === hash };
  });
  const corrections = corrected.map((at, n) => step(at, FACT_STEP.firstCorrection + n));
  const results = known_at === null ? [] : [step(known_at, FACT_STEP.known), ...corrections];
  return [step(opened_at, FACT_STEP.opened), ...prices, ...results];
}
