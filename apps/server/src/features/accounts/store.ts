import { heldResults } from "@fairhouse/play/round/end/unshown.ts";
import type { HeldResult } from "@fairhouse/protocol/play.ts";
import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import type { EndedWhy, Schema } from "../../machinery/database/schema.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** An account joined with its player, as one row. */
export type AccountRow = Awaited<ReturnType<typeof findAccount>> & {};

/**
 * Reads everything that a session's answer shows, in one statement, so that the balance and its unshown part are of the
 * same moment.
 */
export async function findAccount(db: Db, id: string, now: number) {
  return db
    .selectFrom("account as a")
    .innerJoin("play_player as p", "p.id", "a.id")
    .innerJoin("ledger_account as l", "l.id", "p.account")
    .select(["a.id", "a.email", "a.username", "a.first_name", "a.last_name", "a.referral_code"])
    .select(sql<HeldResult[]>`${sql.raw(heldResults("p.id", `to_timestamp(${now / 1000})`))}`.as("held"))
    .select(["p.avatar", "p.role", "p.adult_at", "l.id as ledger_account", "l.balance", "l.entries"])
    .where("a.id", "=", id)
    .executeTakeFirst();
}

export async function findPassword(db: Db, email: string) {
  return db
    .selectFrom("account")
    .select(["id", "password"])
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .where("closed_at", "is", null)
    .executeTakeFirst();
}

export async function findReferrer(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("referral_code", "=", code)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findSession(db: Db, id: string) {
  return db.selectFrom("account_session").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lists live sessions of an account, newest first. */
export async function listSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom("account_session")
    .select(["id", "device", "address", "created_at", "seen_at", "expires_at"])
    .where("account", "=", account)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(200)
    .execute();
}

/** @returns ids of the sessions that this call ended, without those that were over before. */
export async function endSessions(
  db: Db,
  which: { account: string; id?: string; except?: string },
  why: EndedWhy,
  now: Date,
): Promise<readonly string[]> {
  let query = db
    .updateTable("account_session")
    .set({ ended_at: now, ended_why: why, changed_at: sql<Date>`now()` })
    .where("account", "=", which.account)
    .where("ended_at", "is", null)
    .returning("id");
  if (which.id !== undefined) query = query.where("id", "=", which.id);
  if (which.except !== undefined) query = query.where("id", "!=", which.except);
  return (await query.execute()).map((row) => row.id);
}

/**
 * Moves a session to its next cookie if its current one is the given; it then lasts `idleMs` more, but never longer
 * than `longestMs` in all.
 */
export async function rotateSession(
  db: Db,
  session: { id: string; generation: number; address: string; now: Date; idleMs: number; longestMs: number },
): Promise<boolean> {
  const idleEnd = new Date(session.now.getTime() + session.idleMs);
  const moved = await db
    .updateTable("account_session")
    .set({
      generation: session.generation + 1,
      rotated_at: session.now,
      seen_at: session.now,
      expires_at: sql<Date>`least(${idleEnd}::timestamptz, created_at + make_interval(secs => ${session.longestMs / 1000}))`,
      address: session.address,
    })
    .where("id", "=", session.id)
    .where("generation", "=", session.generation)
    .where("ended_at", "is", null)
    .where("expires_at", ">", session.now)
    // Also for sessions that began before there was a longest age, or under another one.
    .where(sql<boolean>`created_at + make_interval(secs => ${session.longestMs / 1000}) > ${session.now}::timestamptz`)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}
