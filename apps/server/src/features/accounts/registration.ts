import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { RegisterBody } from "@fairhouse/protocol/account.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../../machinery/config.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { Mailer } from "../../machinery/mail/mailer.ts";
import { skeletonOf } from "../../machinery/text/skeleton.ts";
import { accountMails } from "./account-mails.ts";
import type { MailboxHash } from "./profile/mailbox.ts";
import { neutralName, referralCode } from "./profile/names.ts";
import { isRefused } from "./refusals.ts";
import type { SharedAttempts } from "./sign-in/shared-attempts.ts";

/**
 * Creates the games' part of a new account, in the same transaction: player row, ledger account with its first balance,
 * seeds.
 */
export type OpenPlayer = (client: pg.PoolClient, player: { id: string; name: string; avatar: string }) => Promise<void>;

export interface NewAccount extends Omit<RegisterBody, "password"> {
  readonly id: string;
  readonly passwordHash: string;
  readonly referredBy: string | null;
  readonly now: Date;
}

export interface RegistrationParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly mailer: Mailer;
  readonly shared: SharedAttempts;
  readonly log: Logger;
  readonly mailboxHash: MailboxHash;
  readonly openPlayer: OpenPlayer;
}

const UNIQUE_VIOLATION = "23505";
const MAX_TRIES = 5;

/**
 * Creates accounts. One of two simultaneous registrations with one address wins. An address that has an account, one
 * that is kept for its owner's way back, and one that must stay refused get the same answer: strangers learn that an
 * address is known here, as from any registration, and nothing about bans or exclusions. The owner of the mailbox is
 * told by mail.
 */
export class Registration {
  readonly #parts: RegistrationParts;

  constructor(parts: RegistrationParts) {
    this.#parts = parts;
  }

  /** Checks the address before the work of hashing. @throws AppError `email_taken`. */
  async demandFree(email: string, now: Date): Promise<void> {
    const { pool, mailboxHash } = this.#parts;
    const mailbox = mailboxHash(email);
    const taken = await isTaken(pool, email, now);
    const refused = await isRefused(pool, mailbox, now);
    if (refused && !taken) this.#tellOwner(email, mailbox);
    if (taken || refused) throw new AppError("email_taken");
  }

  /** @throws AppError `email_taken`. */
  async insert(account: NewAccount): Promise<void> {
    const { pool, mailboxHash, openPlayer } = this.#parts;
    await insertAccount(pool, account, openPlayer, mailboxHash(account.email));
  }

  /** Tells the owner of a mailbox, once a day: more would be spam in the house's name. */
  #tellOwner(email: string, mailbox: Buffer): void {
    const { shared, mailer, config, log } = this.#parts;
    const send = (first: boolean) => {
      if (first) mailer.send({ to: email, ...accountMails.refused(config.houseName) });
    };
    // In the background, so that the answer takes as long as any other.
    shared
      .take(`refused ${mailbox.toString("base64url")}`, 1, "day")
      .then(send)
      .catch((error: unknown) => log.error({ err: error }, "an owner could not be told of a refused registration"));
  }
}

/** @param mailbox null to skip the check for refusals. @throws AppError `email_taken`. */
export async function insertAccount(
  pool: pg.Pool,
  account: NewAccount,
  openPlayer: OpenPlayer,
  mailbox: Buffer | null = null,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, (client) => insert(client, account, openPlayer, mailbox));
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === "account_email") throw new AppError("email_taken");
      // Draws another name or code if one is taken.
      if (constraint?.startsWith("account_") !== true || attempt === MAX_TRIES) throw error;
    }
  }
}

async function insert(
  client: pg.PoolClient,
  account: NewAccount,
  openPlayer: OpenPlayer,
  mailbox: Buffer | null,
): Promise<void> {
  const name = neutralName();
  await client.query(
    `insert into account (id, email, mailbox, password, first_name, last_name, username, username_skeleton, referral_code, referred_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      account.id,
      account.email,
      mailbox,
      account.passwordHash,
      account.firstName,
      account.lastName,
      name,
      skeletonOf(name),
      referralCode(),
      account.referredBy,
      account.now,
    ],
  );
  await openPlayer(client, { id: account.id, name, avatar: account.id });
  // The insert has waited for any account that was just leaving this address: its refusals are visible now.
  if (await isReserved(client, account.email, account.now)) throw new AppError("email_taken");
  if (mailbox !== null && (await isRefused(client, mailbox, account.now))) throw new AppError("email_taken");
}

/** True if an address has an account, or is kept for one. `own`: the account that asks. */
export async function isTaken(db: pg.Pool, email: string, now: Date, own: string | null = null): Promise<boolean> {
  const { rows } = await db.query<{ taken: boolean }>(
    "select exists (select from account where lower(email) = lower($1) and id is distinct from $2::uuid) as taken",
    [email, own],
  );
  return rows[0]?.taken === true || (await isReserved(db, email, now, own));
}

/** True if a player may still return to an address that their account has left. */
export async function isReserved(
  db: pg.Pool | pg.PoolClient,
  email: string,
  now: Date,
  own: string | null = null,
): Promise<boolean> {
  const { rows } = await db.query<{ reserved: boolean }>(
    `select exists (select from account_email_return
       where lower(email) = lower($1) and expires_at > $2 and account is distinct from $3::uuid) as reserved`,
    [email, now, own],
  );
  return rows[0]?.reserved ?? false;
}

/** Runs the work. @throws AppError with this code if it fails on one of these unique indexes. */
export async function unlessTaken(
  constraints: readonly string[],
  code: "email_taken" | "username_taken",
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (constraints.includes(violatedConstraint(error) ?? "")) throw new AppError(code);
    throw error;
  }
}

/** Returns the name of the unique constraint or index that a statement violated; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) return undefined;
  return "constraint" in error ? String(error.constraint) : undefined;
}
