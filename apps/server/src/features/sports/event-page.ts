import { type SportsDecision, type SportsEvent, STATES_TOLD } from "@fairhouse/protocol/sports.ts";
import type pg from "pg";

interface DecidedRow {
  readonly by_feed: boolean;
  readonly evidence: string;
  readonly decided_at: Date;
  readonly result: SportsDecision["result"];
  readonly void_reason: string | null;
}

/** Reads everything about a real event that is public; null if there is none. */
export async function readEvent(pool: pg.Pool, id: string): Promise<SportsEvent | null> {
  const [event, history, decided] = await Promise.all([
    pool.query<{ source: string }>("select source from sports_event where fact = $1", [id]),
    pool.query<{ version: number; published_at: Date; state: SportsEvent["history"][number]["state"] }>(
      `select version::int, published_at, state from sports_price where fact = $1 order by version desc limit ${STATES_TOLD}`,
      [id],
    ),
    pool.query<DecidedRow>(
      `select proposed_by is null as by_feed, evidence, decided_at, result, void_reason from sports_result
       where fact = $1 and confirmed order by id desc`,
      [id],
    ),
  ]);
  const [own] = event.rows;
  const [newest, ...earlier] = decided.rows;
  if (own === undefined) return null;
  return {
    id,
    source: own.source,
    history: history.rows.map(({ version, published_at: at, state }) => ({
      version,
      publishedAt: at.toISOString(),
      state,
    })),
    decided: newest === undefined ? null : decisionOf(newest),
    corrected: earlier.map(decisionOf),
  };
}

function decisionOf(row: DecidedRow): SportsDecision {
  return {
    by: row.by_feed ? "feed" : "people",
    evidence: row.evidence,
    decidedAt: row.decided_at.toISOString(),
    result: row.result,
    voidReason: row.void_reason,
  };
}
