import type { Money } from "@fairhouse/kernel/money.ts";
import type { Pool, PoolClient } from "pg";
import type { HouseAccounts, HouseAccountsOf } from "./entry.ts";

type Db = Pool | PoolClient;

/**
 * Reads the house's own accounts in every currency of the ledger.
 * @param currency a currency whose accounts are created if they are missing.
 */
export async function houseAccountsOf(db: Db, currency: string | null = null): Promise<HouseAccountsOf> {
  if (currency !== null)
    await db.query(
      `insert into ledger_account (role, currency) select role, $1 from unnest(array['house', 'escrow', 'promotions']) role
       on conflict do nothing`,
      [currency],
    );
  const { rows } = await db.query<{ role: "house" | "escrow" | "promotions"; currency: string; id: number }>(
    "select role, currency, id from ledger_account where owner is null",
  );
  const known = new Map<string, HouseAccounts>();
  return (asked) => {
    const found = known.get(asked) ?? accountsIn(asked, rows);
    known.set(asked, found);
    return found;
  };
}

function accountsIn(
  currency: string,
  rows: readonly { readonly role: string; readonly currency: string; readonly id: number }[],
): HouseAccounts {
  const id = (role: string) => {
    const row = rows.find((found) => found.role === role && found.currency === currency);
    if (!row) throw new RangeError(`the house has no ${role} account in ${currency}`);
    return row.id;
  };
  return { currency, house: id("house"), escrow: id("escrow"), promotions: id("promotions") };
}

/**
 * Opens a player's account and, if `grant` is positive, moves that much into it from promotions. Runs inside the
 * transaction that creates the player. Returns the account's id.
 */
export async function openAccount(db: PoolClient, player: string, house: HouseAccounts, grant: Money): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into ledger_account (role, owner, currency, balance, entries)
     values ('player', $1, $2, $3::bigint, case when $3::bigint > 0 then 1 else 0 end) returning id`,
    [player, house.currency, grant],
  );
  const account = rows[0]?.id;
  if (account === undefined) throw new Error("the account was not made");
  if (grant > 0) {
    await db.query(
      `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
       values ($1, 1, 'grant', $2, $3, 1, $3, $4, 0, $5)`,
      [player, account, grant, house.escrow, house.promotions],
    );
  }
  return account;
}
