import type { Pool, PoolClient } from "pg";

/**
 * Adds what the insert-only accounts gained since the last roll-up, up to the oldest transaction that still runs: entries of
 * later transactions may appear yet. One caller at a time; a second one waits on the lock and finds nothing to do.
 */
export async function rollUp(client: PoolClient): Promise<void> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('ledger_rollup'))");
    const { rows } = await client.query<{ horizon: string }>(
      "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
    );
    // A restored dump keeps the transaction numbers of the old server, which may lie ahead of this one's: count anew then.
    await client.query("delete from ledger_rollup where before_transaction > $1::bigint", [rows[0]?.horizon]);
    await client.query(
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
      [rows[0]?.horizon],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Balances of the house's own accounts right now: roll-up plus what came since. As text: sums may pass 2^53. */
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
