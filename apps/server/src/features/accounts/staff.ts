import type pg from "pg";
import { pino } from "pino";
import { type Act, AdminRefusal, type Authority } from "../../acts/authority.ts";
import type { CommandLine } from "../../acts/command.ts";
import { systemClock } from "../../machinery/clock.ts";
import { createVault } from "../../machinery/database/vault.ts";
import { AppError } from "../../machinery/http/errors.ts";
import { accountId } from "./find.ts";
import { createSharedAttempts } from "./sign-in/shared-attempts.ts";
import { TwoFactor } from "./sign-in/two-factor.ts";

export const ROLES = ["player", "support", "operator", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** A member of staff who has proven with a code of their app that they are there. */
export interface Staff {
  readonly id: string;
  readonly username: string;
}

/** Gives an account a role. Staff place no bets on events and in pots. */
export async function appoint(act: Act, account: string, role: Role, by: Authority): Promise<void> {
  await act("role", account, by, { role }, async (client) => {
    const changed = await client.query("update play_player set role = $2, version = version + 1 where id = $1", [
      account,
      role,
    ]);
    if (changed.rowCount === 0) throw new AdminRefusal(`no account ${account}`);
    // Every server that knows one of their sessions reads the new role.
    await client.query("update account_session set changed_at = now() where account = $1 and ended_at is null", [
      account,
    ]);
  });
}

/**
 * Returns the member of staff that a command names, whose one-time code this uses up. An act that needs two people asks
 * each of them for their own.
 * @throws AdminRefusal for a player, for an account without two-factor sign-in, and for a wrong or used code.
 */
export async function staffByCode(
  { pool, keys }: Pick<CommandLine, "pool" | "keys">,
  who: string | undefined,
  code: string | undefined,
): Promise<Staff> {
  const id = await accountId(pool, who);
  const staff = await readStaff(pool, id);
  if (code === undefined || !/^\d{6}$/.test(code)) throw new AdminRefusal(`say a one-time code of ${staff.username}`);
  const shared = createSharedAttempts(pool, systemClock, pino({ level: "warn" }, pino.destination(2)));
  const vault = createVault((await keys()).twoFactor);
  try {
    await new TwoFactor({ pool, clock: systemClock, vault, shared, houseName: "" }).pass(id, code, "staff");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AdminRefusal(`the code of ${staff.username} is refused: ${error.code}`);
  } finally {
    await shared.stop();
  }
  return staff;
}

async function readStaff(pool: pg.Pool, id: string): Promise<Staff> {
  const { rows } = await pool.query<{ username: string; role: Role; guarded: boolean; barred: boolean }>(
    `select a.username, p.role, t.secret is not null as guarded, p.banned_at is not null as barred
     from account a join play_player p on p.id = a.id left join account_two_factor t on t.account = a.id where a.id = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new AdminRefusal(`no account ${id}`);
  if (row.barred || (row.role !== "operator" && row.role !== "admin")) {
    throw new AdminRefusal(`${row.username} is neither operator nor admin`);
  }
  if (!row.guarded) throw new AdminRefusal(`${row.username} must switch on two-factor sign-in first`);
  return { id, username: row.username };
}
