import { inTransaction } from "@fairhouse/ledger/transaction.ts";
import type { RegisterBody } from "@fairhouse/protocol/account.ts";
import type pg from "pg";
import { AppError } from "../http/errors.ts";
import { neutralName, referralCode } from "./names.ts";

/** What the games make of a new account, in the same transaction: player row, ledger account with its first balance, seeds. */
export type OpenPlayer = (client: pg.PoolClient, player: { id: string; name: string; avatar: string }) => Promise<void>;

export interface NewAccount extends Omit<RegisterBody, "password"> {
  readonly id: string;
  readonly passwordHash: string;
  readonly referredBy: string | null;
  readonly now: Date;
}

const UNIQUE_VIOLATION = "23505";
const MAX_TRIES = 5;

/**
 * Makes account, player, money and seeds together or not at all. Of two registrations with one address at the same moment, one wins.
 * @throws AppError `email_taken`.
 */
export async function insertAccount(pool: pg.Pool, account: NewAccount, openPlayer: OpenPlayer): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, (client) => insert(client, account, openPlayer));
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === "account_email") throw new AppError("email_taken");
      // A name or code that is taken is drawn again.
      if (constraint?.startsWith("account_") !== true || attempt === MAX_TRIES) throw error;
    }
  }
}

async function insert(client: pg.PoolClient, account: NewAccount, openPlayer: OpenPlayer): Promise<void> {
  const name = neutralName();
  await client.query(
    `insert into account (id, email, password, first_name, last_name, username, referral_code, referred_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      account.id,
      account.email,
      account.passwordHash,
      account.firstName,
      account.lastName,
      name,
      referralCode(),
      account.referredBy,
      account.now,
    ],
  );
  await openPlayer(client, { id: account.id, name, avatar: account.id });
}

/** Name of the unique constraint or index that a statement failed on. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) return undefined;
  return "constraint" in error ? String(error.constraint) : undefined;
}
