import type { Random } from "@fairhouse/platform/random.ts";
import type { Pool } from "pg";
import { addNotices, type NoticeRow } from "./notices.ts";

/** Sessions become visible at their commit, a little after the time they carry. */
const LOOK_BACK = "30 seconds";

/**
 * Notes sign-ins from a browser from which an account was never signed in, on whichever server. An account's first
 * session is not news. Returns those that this call noted.
 */
export async function noteNewDevices(pool: Pool, random: Random, now: number): Promise<readonly NoticeRow[]> {
  const { rows } = await pool.query<{ id: string; account: string; device: string; address: string }>({
    name: "notices-devices",
    text: `select s.id, s.account, s.device, s.address from account_session s
      where s.changed_at > now() - interval '${LOOK_BACK}' and s.created_at > now() - interval '1 hour'
        and exists (select 1 from account_session o where o.account = s.account and o.id <> s.id and o.created_at < s.created_at)
        and not exists (select 1 from account_session o
          where o.account = s.account and o.id <> s.id and o.created_at < s.created_at and o.device = s.device)
        and not exists (select 1 from notification n
          where n.player = s.account and n.kind = 'new_device' and n.about = s.id::text)`,
  });
  return addNotices(
    pool,
    random,
    rows.map(({ id, account, device, address }) => ({
      player: account,
      kind: "new_device",
      about: id,
      data: { device, address },
    })),
    now,
  );
}
