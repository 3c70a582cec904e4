import type { HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { PasswordBody } from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import type { Config } from "../../../machinery/config.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sessions, SignedIn } from "../../../machinery/sessions/sessions.ts";
import type { Additions } from "../../../parts.ts";
import { accountMails } from "../account-mails.ts";
import { endSessionsWith, forgetMailedSecrets, noteAct } from "../changes.ts";
import { detachRefusals, keepRefusal } from "../refusals.ts";
import type { MailboxHash } from "./mailbox.ts";
import type { Profiles } from "./profile.ts";

export interface ClosingParts {
  readonly additions: readonly Additions[];
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly profiles: Profiles;
  readonly houseAccounts: HouseAccountsOf;
  readonly mailboxHash: MailboxHash;
}

/**
 * Closes an account for ever: the balance goes back to promotions by a movement of the ledger, the address is free
 * again (after a ban or during an exclusion its hash stays, and is refused), and everything that identifies the player
 * is removed. Bets and movements stay, without a name.
 * @throws AppError `wrong_password`, `code_required`, `code_wrong`, `too_many_requests`, `bets_open`.
 */
export async function closeAccount(parts: ClosingParts, player: SignedIn, body: PasswordBody): Promise<void> {
  const { pool, clock, sessions, mailer, config } = parts;
  const { email } = await parts.profiles.confirm(player, body);
  const now = new Date(clock.now());
  const ended = await inTransaction(pool, async (client) => {
    await retirePlayer(client, parts, player.id, now);
    const sessionIds = await endSessionsWith(client, player.id, null, "account_closed", now);
    await forgetPerson(client, parts.additions, player.id, now);
    await noteAct(client, player.id, "closed", player.sessionId, now);
    return sessionIds;
  });
  for (const id of ended) sessions.ended({ id, playerId: player.id });
  mailer.send({ to: email, ...accountMails.closed(config.houseName) });
}

/** Locks the player's row, so that no bet is settled meanwhile, and leaves nothing to play with. */
async function retirePlayer(client: pg.PoolClient, parts: ClosingParts, id: string, now: Date): Promise<void> {
  await client.query("select from play_player where id = $1 for update", [id]);
  for (const { refuseClosing } of parts.additions) await refuseClosing?.(client, id);
  await giveUpBalance(client, parts, id);
  // Before the statement below bans every player who leaves.
  await keepRefusals(client, parts, id, now);
  await client.query(
    `update play_player set name = null, avatar = $2, role = 'player', adult_at = null,
       banned_at = coalesce(banned_at, $3), version = version + 1 where id = $1`,
    [id, parts.random.uuid(), now],
  );
}

/** Keeps refusing the address, and those that the account could still return to, without a word of the account. */
async function keepRefusals(client: pg.PoolClient, parts: ClosingParts, id: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    "select email from account where id = $1 union select email from account_email_return where account = $1",
    [id],
  );
  for (const { email } of rows) await keepRefusal(client, id, parts.mailboxHash(email), now);
  await detachRefusals(client, id);
}

/** Gives the balance back: a negative grant against promotions, where it came from. */
async function giveUpBalance(client: pg.PoolClient, parts: ClosingParts, player: string): Promise<void> {
  const { escrow, promotions } = parts.houseAccounts(parts.config.currency._id);
  await client.query(
    `with held as (
       select l.id, l.balance from ledger_account l join play_player p on p.account = l.id where p.id = $1 for update of l
     ), emptied as (
       update ledger_account l set balance = 0, entries = l.entries + 1 from held
       where l.id = held.id and held.balance > 0 returning l.id, held.balance as given, l.entries
     )
     insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
     select $2, 1, 'grant', id, -given, entries, 0, $3, 0, $4 from emptied`,
    [player, parts.random.uuid(), escrow, promotions],
  );
}

async function forgetPerson(
  client: pg.PoolClient,
  additions: readonly Additions[],
  id: string,
  now: Date,
): Promise<void> {
  await client.query("update account_session set device = '', address = '' where account = $1", [id]);
  for (const sql of additions.flatMap(({ forgetAtClosing = [] }) => forgetAtClosing)) await client.query(sql, [id]);
  await forgetMailedSecrets(client, id);
  await client.query("delete from account_email_return where account = $1", [id]);
  await client.query("delete from account_recovery_code where account = $1", [id]);
  await client.query("delete from account_two_factor where account = $1", [id]);
  await client.query(
    `update account set mailbox = null, email = id || '@closed.invalid', password = '', first_name = '', last_name = '',
       username = 'closed-' || id, username_skeleton = null, referral_code = 'closed-' || id, closed_at = $2 where id = $1`,
    [id, now],
  );
}
