import { type BetRow, betColumns, factsOfRow } from "@fairhouse/play/commit/bet-store.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";

/** A bet with what its round says of it: tickets do not hold an outcome of their own. */
export interface RecordRow extends BetRow {
  round_outcome: unknown;
  round_shown_at: Date | null;
}

/** Of `b` play_bet, `p` play_player and {@link joinRound}. */
export const recordColumns = `${betColumns}, r.outcome as round_outcome, r.shown_at as round_shown_at`;
export const joinRound = "left join play_round r on r.id = b.round and r.phase in ('settled', 'voided')";

/** Whether everybody may see what a bet came to, at the moment that a parameter gives. */
export const isShown = (moment: string) => `(r.shown_at is null or r.shown_at <= ${moment})`;

/**
 * A bet as it is told at a moment, in milliseconds since 1970. While its round is revealed it is open in the eyes of others; its own
 * player is told how long to hold it.
 */
export function recordOf(row: RecordRow, now: number, own: boolean): BetRecord {
  const facts = factsOfRow(row);
  if (row.round === null) return facts;
  const shownAt = row.round_shown_at?.getTime() ?? 0;
  if (shownAt <= now) return { ...facts, outcome: row.round_outcome };
  if (own) return { ...facts, outcome: row.round_outcome, heldUntil: shownAt };
  return { ...facts, outcome: null, payout: null, settledAt: null };
}
