import type { Vault } from "@fairhouse/platform/vault.ts";
import type pg from "pg";
import { ConfigError } from "../config.ts";

const CONTEXT = "key check";

/**
 * Checks that this is the key with which the database's seeds were sealed: under another one no open hand could go on,
 * and new seeds would be sealed beside old ones that cannot be opened.
 * @throws ConfigError naming the way out.
 */
export async function checkKey(pool: pg.Pool, vault: Vault): Promise<void> {
  await pool.query("insert into house_key_check (sealed) values ($1) on conflict do nothing", [
    vault.seal("fairhouse", CONTEXT),
  ]);
  const { rows } = await pool.query<{ sealed: Buffer }>("select sealed from house_key_check");
  try {
    if (rows[0] !== undefined && vault.open(rows[0].sealed, CONTEXT) === "fairhouse") return;
  } catch {
    // Falls through to the same refusal.
  }
  throw new ConfigError(
    "SECRET_KEY (or DATA_DIR/keys/master.key) is not the key that this database was made with: put that one back (a start without a key file makes a new one)",
  );
}
