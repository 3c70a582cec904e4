import { rollBack } from "@fairhouse/platform/transaction.ts";
import { queryWithoutTimeout, takeTime } from "@fairhouse/platform/without-timeout.ts";
import type { Pool, PoolClient } from "pg";

/**
 * Transactions that are added up at once. After a restore there are millions: a run that was stopped half-way resumes
 * there.
 */
const PORTION = 250_000;

/** Progress of the roll-up, in transaction numbers. */
export interface RollUpProgress {
  readonly reached: number;
  readonly end: number;
}

/**
 * Deletes roll-ups up to a transaction that this database has not reached: a restored dump keeps the transaction numbers
 * of the old server, which may lie ahead of the new server. Called before anything is written, because an entry with a
 * number below the roll-up's would count as added up already.
 */
export async function forgetRollUpsAhead(db: Pool | PoolClient): Promise<void> {
  await db.query(
    "delete from ledger_rollup where before_transaction > pg_snapshot_xmin(pg_current_snapshot())::text::bigint",
  );
}

/**
 * Adds the gains of the insert-only accounts since the last roll-up, up to the oldest running transaction: entries of
 * later transactions may still appear. One caller at a time; a second one waits for the lock and finds nothing to do.
 * @param tell hears the progress after each portion but the last.
 */
export async function rollUp(
  client: PoolClient,
  tell: (progress: RollUpProgress) => void = () => undefined,
  portion = PORTION,
): Promise<void> {
  for (;;) {
    const progress = await addPortion(client, portion);
    if (progress.reached >= progress.end) return;
    tell(progress);
  }
}

async function addPortion(client: PoolClient, portion: number): Promise<RollUpProgress> {
  await client.query("begin");
  try {
    await takeTime(client);
    await queryWithoutTimeout(client, "select pg_advisory_xact_lock(hashtext('ledger_rollup'))");
    const { rows } = await client.query<{ horizon: string }>(
      "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
    );
    const end = Number(rows[0]?.horizon);
    await forgetRollUpsAhead(client);
    const reached = Math.min(end, (await firstToCount(client, end)) + portion);
    await queryWithoutTimeout(
      client,
      `insert into ledger_rollup (account, before_transaction, balance)
       select a.id, $1::bigint, coalesce(sum(e.amount), 0)
       from ledger_account a
       left join ledger_rollup r on r.account = a.id
       left join ledger_entry e on e.account = a.id and e.transaction < $1::bigint
         and e.transaction >= coalesce(r.before_transaction, 0)
         and e.transaction >= (select coalesce(min(before_transaction), 0) from ledger_rollup)
       where a.owner is null
       group by a.id
       on conflict (account) do update set balance = ledger_rollup.balance + excluded.balance,
         before_transaction = excluded.before_transaction, at = now()`,
      [reached],
    );
    await client.query("commit");
    return { reached, end };
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/**
 * Returns the end of the last roll-up, or else the transaction of the first movement, which may be millions above zero
 * on a new server.
 */
async function firstToCount(client: PoolClient, end: number): Promise<number> {
  const { rows } = await queryWithoutTimeout<{ first: number }>(
    client,
    `select coalesce((select min(before_transaction) from ledger_rollup), (select min(transaction) from ledger_movement), $1::bigint) as first`,
    [end],
  );
  return rows[0]?.first ?? end;
}

/**
 * Reads the current balances of the house's own accounts: the roll-up plus all later entries. As text, because sums may
 * pass 2^53.
 */
export async function houseBalances(
  db: Pool | PoolClient,
  currency: string,
): Promise<readonly { readonly role: string; readonly balance: string }[]> {
  const { rows } = await db.query<{ role: string; balance: string }>(
    `select a.role, (coalesce(r.balance, 0) + coalesce((select sum(e.amount) from ledger_entry e
        where e.account = a.id and e.transaction >= coalesce(r.before_transaction, 0)), 0))::text as balance
     from ledger_account a left join ledger_rollup r on r.account = a.id
     where a.owner is null and a.currency = $1 order by a.role`,
    [currency],
  );
  return rows;
}
