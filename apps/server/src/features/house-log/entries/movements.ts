import type { PlacedRecord } from "@fairhouse/house-log/commitment.ts";
import { type Entry, FIRST_RESETTLEMENT, FIRST_SALE } from "@fairhouse/house-log/entry.ts";
import { type Committed, committed } from "./committed.ts";
import type { LogSecrets } from "./log-secrets.ts";

/** A movement of the books with everything that its entry says of it. */
export interface MovementRow {
  readonly reference: string;
  readonly act: number;
  readonly kind: "bet" | "stake" | "payout" | "refund" | "grant" | "correction" | "adjustment";
  readonly amount: number;
  readonly escrow: number;
  readonly at: Date;
  readonly currency: string;
  /** Null for movements of the house itself. */
  readonly player: string | null;
  readonly reason: string | null;
  /** Null if it belongs to no bet. */
  readonly game: string | null;
  readonly bet_kind: "instant" | "hand" | "round" | "external" | null;
  readonly stake: number | null;
  readonly bet: unknown;
  readonly seed: string | null;
  readonly nonce: number | null;
  readonly client_seed: string | null;
  readonly round: string | null;
  readonly ticket: number | null;
  readonly left_at: number | null;
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
  /** When the round of a ticket is shown; null if it was shown while it ran. */
  readonly shown_at: Date | null;
}

/** Columns of `m` ledger_movement and {@link joinBet}. All of them are written once. */
export const movementColumns = `m.reference, m.act, m.kind, m.amount, m.escrow, m.at, a.currency, a.owner as player, v.reason,
  b.game, b.kind as bet_kind, b.stake, b.bet, b.seed, b.nonce, s.client_seed, b.round, b.ticket, b.left_at, r.shown_at,
  case when m.act = 0 then b.outcome else (select c.cashed_out from play_cash_out c where c.bet = b.id and c.number = m.act - 100) end as outcome,
  case when m.act = 0 and b.kind = 'hand'
    then (select coalesce(jsonb_agg(t.move order by t.turn), '[]') from play_move t where t.bet = b.id) else '[]' end as moves`;
export const joinBet = `join ledger_account a on a.id = m.account
  left join play_bet b on b.id = m.reference
  left join play_seed s on s.id = b.seed
  left join play_round r on r.id = b.round
  left join ledger_reversal v on v.reversed_by = m.reference`;

/** Returns the entry of a movement, with what it commits to. */
export function entryOfMovement(row: MovementRow, secrets: LogSecrets): Committed {
  const owner = row.player === null ? null : secrets.owner(row.player, row.reference);
  const base = { step: row.act, time: row.at.getTime(), currency: row.currency };
  if (row.game === null || owner === null) {
    const { reference, kind: what, amount, escrow, reason } = row;
    return committed(secrets, "moved", reference, { ...base, reference, what, amount, escrow }, { owner, reason });
  }
  const { game } = row;
  if (row.kind === "stake") {
    if (row.act > 1) {
      const hidden = { bet: row.reference, step: row.act, game: null, round: null, ticket: null, currency: null };
      const record = { owner, stake: row.escrow, time: base.time };
      return committed(secrets, "placed", row.reference, { ...hidden, stake: null, time: null }, record);
    }
    const { round, ticket } = row;
    const clear = { ...base, bet: row.reference, game, round, ticket, stake: row.escrow };
    return committed(secrets, "placed", row.reference, clear, { owner, ...wagerOf(row) });
  }
  const isWhole = row.kind === "bet";
  const stake = isWhole ? (row.stake ?? 0) : -row.escrow;
  const payout = isWhole ? row.amount + stake : row.amount;
  const clear = { ...base, bet: row.reference, game, stake, payout, ended: endedOf(row) };
  const record = { owner, outcome: row.outcome, moves: row.moves, placed: isWhole ? wagerOf(row) : null };
  return committed(secrets, "settled", row.reference, clear, record);
}

function wagerOf({ bet, seed, nonce, client_seed }: MovementRow): Omit<PlacedRecord, "owner"> {
  return { bet, pair: seed, nonce, clientSeed: client_seed };
}

/** Returns how a bet ended by this movement, in words that no later re-settlement changes. */
function endedOf({ kind, act, left_at }: MovementRow): string {
  if (act >= FIRST_RESETTLEMENT) return kind === "refund" ? "refunded" : "resettled";
  if (act >= FIRST_SALE) return "sold";
  if (kind === "refund") return left_at === 0 ? "taken_back" : "refunded";
  return left_at === null ? "settled" : "cashed_out";
}

/** After its time something is told by the pass that comes so much later, so that no clock tells it early. */
export const AFTER_DUE_MS = 2_000;

/** Returns when the entry of a movement may be told; null if at once. */
function dueOf(row: MovementRow, entry: Entry): Date | null {
  return entry.kind === "settled" && entry.ended !== "taken_back" ? row.shown_at : null;
}

/** True if the entry of a movement may be told by a pass at a time, in milliseconds since 1970. */
export function isTold(row: MovementRow, entry: Entry, time: number): boolean {
  const due = dueOf(row, entry);
  return due === null || due.getTime() + AFTER_DUE_MS <= time;
}
