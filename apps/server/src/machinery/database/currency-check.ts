import type pg from "pg";
import { ConfigError } from "../config.ts";

/**
 * Checks the currency: players keep their accounts in the one they came with, and a house of another one would pay them
 * from accounts that do not match.
 * @throws ConfigError
 */
export async function checkCurrency(pool: pg.Pool, currency: string): Promise<void> {
  const { rows } = await pool.query<{ currency: string }>(
    "select currency from play_player where currency <> $1 limit 1",
    [currency],
  );
  const other = rows[0]?.currency;
  if (other === undefined) return;
  throw new ConfigError(`CURRENCY_ID is ${currency}, but players of this database hold ${other}`);
}
