import type { Random } from "@fairhouse/platform/random.ts";
import { type Notice, notice } from "@fairhouse/protocol/notifications.ts";
import type { Pool, PoolClient } from "pg";
import type { NewNotice } from "../../parts.ts";

export interface NoticeRow {
  id: string;
  player: string;
  kind: string;
  data: Record<string, unknown>;
  created_at: Date;
  read_at: Date | null;
}

export const noticeColumns = "n.id, n.player, n.kind, n.data, n.created_at, n.read_at";

/**
 * Returns a notice in the protocol's format. The data was written by this house, but is parsed again because it may be
 * JSON of an older version.
 */
export function noticeOf(row: NoticeRow): Notice | null {
  const parsed = notice.safeParse({
    ...row.data,
    kind: row.kind,
    id: row.id,
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
  });
  return parsed.success ? parsed.data : null;
}

/** Stores notices that are not known yet, and returns them for publication after the commit. */
export async function addNotices(
  db: Pool | PoolClient,
  random: Random,
  notices: readonly NewNotice[],
  now: number,
): Promise<readonly NoticeRow[]> {
  if (notices.length === 0) return [];
  const { rows } = await db.query<NoticeRow>({
    name: "notices-add",
    text: `insert into notification as n (id, player, kind, about, data, created_at)
      select i.id, i.player, i.kind, i.about, i.data::jsonb, i.at
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
        as i(id, player, kind, about, data, at)
      on conflict (player, kind, about) do nothing returning ${noticeColumns}`,
    values: [
      notices.map(() => random.uuid()),
      notices.map(({ player }) => player),
      notices.map(({ kind }) => kind),
      notices.map(({ about }) => about),
      notices.map(({ data }) => JSON.stringify(data)),
      notices.map(({ at }) => at ?? new Date(now)),
    ],
  });
  return rows;
}
