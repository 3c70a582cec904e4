import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import { AppError } from "../../machinery/http/errors.ts";

const CLAIM_MS = 60 * 60 * 1000;

/**
 * Makes a new one-time token at each start while the house has no administrator, valid for an hour; only its hash is
 * stored.
 * @returns the token to print, or null if there is an administrator.
 */
export async function prepareClaim(pool: pg.Pool, clock: Clock): Promise<string | null> {
  const { rows } = await pool.query("select from play_player where role = 'admin' limit 1");
  if (rows.length > 0) return null;
  const token = randomBytes(24).toString("base64url");
  await pool.query(
    `insert into admin_claim (token_hash, expires_at) values ($1, $2)
     on conflict (singleton) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [hashOf(token), new Date(clock.now() + CLAIM_MS)],
  );
  return token;
}

/**
 * Makes a player administrator for the printed token, once.
 * @throws AppError `not_found` for a wrong, used or old token.
 */
export async function claimHouse(pool: pg.Pool, playerId: string, token: string, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    const used = await client.query("delete from admin_claim where token_hash = $1 and expires_at > $2", [
      hashOf(token),
      now,
    ]);
    if (used.rowCount === 0) throw new AppError("not_found");
    await client.query("update play_player set role = 'admin', version = version + 1 where id = $1", [playerId]);
    // Every server that knows one of their sessions reads the new role.
    await client.query("update account_session set changed_at = now() where account = $1 and ended_at is null", [
      playerId,
    ]);
    await client.query(
      "insert into admin_act (actor, act, subject, reason) values ($1, 'claim', $1, 'token of the first start')",
      [playerId],
    );
  });
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
