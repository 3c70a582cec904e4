import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../acts/authority.ts";
import { lengthenRefusals } from "./refusals.ts";

/**
 * Closes an account for play from this instant; open hands may be finished. Its sessions go on, so that the player sees
 * why.
 */
export async function ban(act: Act, account: string, by: Authority): Promise<void> {
  await act("ban", account, by, {}, async (client) => {
    await changePlayer(client, account, "banned_at = coalesce(banned_at, now())");
    await lengthenRefusals(client, account, null);
  });
}

export async function unban(act: Act, account: string, by: Authority): Promise<void> {
  await act("unban", account, by, {}, (client) => changePlayer(client, account, "banned_at = null"));
}

/**
 * Excludes an account from staking until a moment. A running exclusion can only be lengthened: shortening one would
 * undo a protection of the player.
 */
export async function exclude(act: Act, account: string, until: Date, by: Authority): Promise<void> {
  await act("exclude", account, by, { until: until.toISOString() }, async (client) => {
    await changePlayer(client, account, "excluded_until = greatest(excluded_until, $2)", until);
    await lengthenRefusals(client, account, until);
  });
}

/**
 * Allows a mailbox to open an account again that was refused because of a ban or an exclusion.
 * @param mailbox its hash, which is all the trail keeps.
 */
export async function readmit(act: Act, mailbox: Buffer, by: Authority): Promise<void> {
  await act("readmit", `mailbox ${mailbox.toString("hex")}`, by, {}, async (client) => {
    const gone = await client.query("delete from account_refusal where mailbox = $1", [mailbox]);
    if (gone.rowCount === 0) throw new AdminRefusal("this address is not refused; for an open account, use unban");
  });
}

/** Ends every session of an account, on all servers. @returns the number of sessions. */
export async function signOut(act: Act, account: string, by: Authority): Promise<number> {
  return act("sign-out", account, by, {}, async (client) => {
    const ended = await client.query(
      `update account_session set ended_at = now(), ended_why = 'ended_by_operator', changed_at = now()
       where account = $1 and ended_at is null`,
      [account],
    );
    return ended.rowCount ?? 0;
  });
}

/**
 * Changes a player's row and raises its version, so that no server settles a bet by the earlier state.
 * @throws AdminRefusal for a closed account, which is banned for ever, and whose addresses nothing leads to.
 */
async function changePlayer(client: pg.PoolClient, account: string, set: string, value?: Date): Promise<void> {
  const changed = await client.query(
    `update play_player set ${set}, version = version + 1 where id = $1
     and not exists (select from account where id = $1 and closed_at is not null)`,
    value === undefined ? [account] : [account, value],
  );
  if (changed.rowCount === 0) throw new AdminRefusal(`no open account ${account}`);
}
