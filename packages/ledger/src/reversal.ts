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
 * Undoes a movement by its exact opposite, in the caller's transaction, which must hold the locks of the players concerned and
 * raise their versions. Entries are never changed; a reversal is not reversed but followed by a new correction.
 */
export async function reverse(db: PoolClient, reversal: Reversal): Promise<Result<null, ReversalRefusal>> {
  const { reference, act, reversedBy, reason, actor } = reversal;
  const { rows: entries } = await db.query<{ account: number; amount: number; player: boolean; kind: string }>(
    `select e.account, e.amount, a.role = 'player' as player, e.kind
     from ledger_entry e join ledger_account a on a.id = e.account where e.reference = $1 and e.act = $2
     order by e.account`,
    [reference, act],
  );
  if (entries.length === 0) return refuse("no_such_movement");
  if (entries.some((entry) => entry.kind === "correction")) return refuse("is_a_reversal");
  const noted = await db.query(
    `insert into ledger_reversal (reversed_by, reference, act, reason, actor) values ($1, $2, $3, $4, $5)
     on conflict (reference, act) do nothing`,
    [reversedBy, reference, act, reason, actor],
  );
  if (noted.rowCount === 0) return refuse("already_reversed");
  for (const entry of entries) {
    if (entry.player) {
      const moved = await db.query<{ balance: number; entries: number }>(
        `update ledger_account set balance = balance - $2, entries = entries + 1
         where id = $1 and balance - $2 >= 0 returning balance, entries`,
        [entry.account, entry.amount],
      );
      const after = moved.rows[0];
      if (!after) return refuse("insufficient_balance");
      await insertEntry(db, reversal, entry, after.entries, after.balance);
    } else {
      await insertEntry(db, reversal, entry, null, null);
    }
  }
  return accept(null);
}

async function insertEntry(
  db: PoolClient,
  reversal: Reversal,
  entry: { account: number; amount: number },
  sequence: number | null,
  balance: number | null,
): Promise<void> {
  await db.query(
    `insert into ledger_entry (reference, act, account, amount, kind, sequence, balance)
     values ($1, 1, $2, -$3::bigint, 'correction', $4, $5)`,
    [reversal.reversedBy, entry.account, entry.amount, sequence, balance],
  );
}
