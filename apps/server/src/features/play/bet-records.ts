import { type BetRow, betColumns, factsOfRow } from "@fairhouse/play/commit/bet-store.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** A bet with the facts of its round: tickets do not hold an outcome of their own. */
export interface RecordRow extends BetRow {
  round_table: string | null;
  round_number: number | null;
  /** Null until the round is over. */
  round_outcome: unknown;
  round_shown_at: Date | null;
}

/** Columns of `b` play_bet, `p` play_player and {@link joinRound}. */
export const recordColumns = `${betColumns}, r."table" as round_table, r.number as round_number, r.shown_at as round_shown_at,
  case when r.phase in ('settled', 'voided') then r.outcome end as round_outcome`;
export const joinRound = "left join play_round r on r.id = b.round";

/**
 * Returns a bet as everybody, its own player included, is shown it at a moment, in milliseconds since 1970: while its
 * round is revealed it is open. The player's screen of the table learns more, from ticket and balance, which say how
 * long to hold it.
 */
export function recordOf(row: RecordRow, now: number): BetRecord {
  const facts = factsOfRow(row);
  const { round: id, round_table: table, round_number: number } = row;
  if (id === null || table === null || number === null) return facts;
  const ticket = { ...facts, round: { id, table, number } };
  if (row.round_shown_at === null || row.round_shown_at.getTime() <= now) {
    return { ...ticket, outcome: row.round_outcome };
  }
  return ticket.ended === "taken_back" ? ticket : { ...ticket, payout: null, ended: null, settledAt: null };
}
