import type { Money } from "@fairhouse/kernel/money.ts";
import type { PoolClient } from "pg";
import type { AccountState, HouseAccounts } from "./entry.ts";

export interface Grant {
  /** UUID of the reason for the grant; unique for ever together with the act, so nothing is granted for it twice. */
  readonly reference: string;
  readonly act: number;
  /** The player's account. */
  readonly account: number;
  /** In smallest units, above 0. */
  readonly amount: Money;
}

/**
 * Gives a player coins from promotions, as one movement in the caller's transaction, which must hold the player's lock
 * and raise their version. Returns the account after it.
 * @throws RangeError for an amount that cannot be granted, or an account that does not belong to a player in this
 * currency; the database's error if the reference was granted before or the balance would pass 2^53−1.
 */
export async function grant(db: PoolClient, order: Grant, house: HouseAccounts): Promise<AccountState> {
  const { reference, act, account, amount } = order;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount to give: ${amount}`);
  const { rows } = await db.query<{ balance: number; entries: number }>(
    `update ledger_account set balance = balance + $2, entries = entries + 1
     where id = $1 and role = 'player' and currency = $3 returning balance, entries`,
    [account, amount, house.currency],
  );
  const after = rows[0];
  if (after === undefined) throw new RangeError(`no player's account ${account} in ${house.currency}`);
  await db.query(
    `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
     values ($1, $2, 'grant', $3, $4, $5, $6, $7, 0, $8)`,
    [reference, act, account, amount, after.entries, after.balance, house.escrow, house.promotions],
  );
  return { account, balance: after.balance, entries: after.entries };
}
