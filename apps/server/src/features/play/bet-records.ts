import type { BetFacts } from "@fairhouse/play/commit/announcement.ts";
import { type BetRow, betColumns, factsOfRow } from "@fairhouse/play/commit/bet-store.ts";

/** A bet with the outcome of its round, once that is over: tickets do not hold one of their own. */
export interface RecordRow extends BetRow {
  round_outcome: unknown;
}

/** Of `b` play_bet, `p` play_player and {@link joinRound}. */
export const recordColumns = `${betColumns}, r.outcome as round_outcome`;
export const joinRound = "left join play_round r on r.id = b.round and r.phase in ('settled', 'voided')";

export function recordOf(row: RecordRow): BetFacts {
  const facts = factsOfRow(row);
  return row.round === null ? facts : { ...facts, outcome: row.round_outcome };
}
