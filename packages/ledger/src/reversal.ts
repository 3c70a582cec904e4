import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { PoolClient } from "pg";

export type ReversalRefusal = "no_such_movement" | "already_reversed" | "is_a_reversal" | "insufficient_balance";

export interface Reversal {
  /** The movement to undo. */
  readonly reference: string;
  readonly act: number;
  /** UUID of the new movement. */
  readonly reversedBy: string;
  readonly reason: string;
  readonly actor: string;
}

/**
 * Undoes a movement by its exact opposite, in the caller's transaction, which must hold the locks of the players
 * concerned and raise their versions. Movements are never changed; a mistaken reversal is followed by a new correction
 * instead of being reversed.
 */
export async function reverse(db: PoolClient, reversal: Reversal): Promise<Result<null, ReversalRefusal>> {
  const { reference, act, reversedBy, reason, actor } = reversal;
  const { rows } = await db.query<{ account: number; amount: number; player: boolean; kind: string }>(
    `select m.account, m.amount, a.role = 'player' as player, m.kind
     from ledger_movement m join ledger_account a on a.id = m.account where m.reference = $1 and m.act = $2`,
    [reference, act],
  );
  const movement = rows[0];
  if (!movement) return refuse("no_such_movement");
  if (movement.kind === "correction") return refuse("is_a_reversal");
  const noted = await db.query(
    `insert into ledger_reversal (reversed_by, reference, act, reason, actor) values ($1, $2, $3, $4, $5)
     on conflict (reference, act) do nothing`,
    [reversedBy, reference, act, reason, actor],
  );
  if (noted.rowCount === 0) return refuse("already_reversed");
  let after: { balance: number; entries: number } | undefined;
  if (movement.player) {
    const moved = await db.query<{ balance: number; entries: number }>(
      `update ledger_account set balance = balance - $2, entries = entries + 1
       where id = $1 and balance - $2 >= 0 returning balance, entries`,
      [movement.account, movement.amount],
    );
    after = moved.rows[0];
    if (!after) return refuse("insufficient_balance");
  }
  await db.query(
    `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
     select $3, 1, 'correction', account, -amount, $4, $5, escrow_account, -escrow, counter_account
     from ledger_movement where reference = $1 and act = $2`,
    [reference, act, reversedBy, after?.entries ?? null, after?.balance ?? null],
  );
  return accept(null);
}
