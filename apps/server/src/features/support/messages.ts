import type { CommandKey } from "@fairhouse/play/commit/job.ts";
import type { SupportBody } from "@fairhouse/protocol/support.ts";
import type pg from "pg";
import { AppError } from "../../machinery/http/errors.ts";

/** The sender: a player, whose address is known, or a visitor, who leaves one. */
export type Sender = { readonly player: string } | { readonly email: string };

/**
 * Returns the number of the message that this key was used for; null if it was not used yet.
 * @throws AppError `key_reused` if it was used for another message.
 */
export async function findMessage(pool: pg.Pool, key: CommandKey): Promise<number | null> {
  const { rows } = await pool.query<{ number: number; body_hash: string }>({
    name: "support-find",
    text: "select id as number, body_hash from support_message where key = $1",
    values: [key.id],
  });
  const known = rows[0];
  if (known === undefined) return null;
  if (known.body_hash !== key.bodyHash) throw new AppError("key_reused");
  return known.number;
}

/**
 * Stores a message; the same key stores once, even if two requests with it arrive together.
 * @returns its number.
 * @throws AppError `key_reused`; `invalid_request` if there is no such bet.
 */
export async function storeMessage(
  pool: pg.Pool,
  key: CommandKey,
  sender: Sender,
  body: SupportBody,
  now: Date,
): Promise<number> {
  const { topic, message, language, betId = null } = body;
  if (betId !== null) await demandBet(pool, betId);
  const { rows } = await pool.query<{ number: number }>({
    name: "support-store",
    text: `insert into support_message (key, body_hash, player, email, topic, message, bet, language, created_at, mail_due_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict (key) do nothing returning id as number`,
    values: [
      key.id,
      key.bodyHash,
      "player" in sender ? sender.player : null,
      "email" in sender ? sender.email : null,
      topic,
      message,
      betId,
      language,
      now,
    ],
  });
  const number = rows[0]?.number ?? (await findMessage(pool, key));
  if (number === null) throw new Error("a support message is neither stored nor there");
  return number;
}

async function demandBet(pool: pg.Pool, id: string): Promise<void> {
  const { rowCount } = await pool.query("select from play_bet where id = $1", [id]);
  if (rowCount === 0) throw invalid("betId", "There is no bet with this number");
}

/** Returns the error for a field of the body that is wrong in a way that its schema cannot express. */
export function invalid(path: string, message: string): AppError {
  return new AppError("invalid_request", { in: "body", problems: [{ path, code: "custom", message }] });
}
