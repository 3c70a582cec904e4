import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { TickFile, TickFolder } from "./tick-folder.ts";

/** Beside each server's id: a session's lock says that the id is in use. */
const SLOT_LOCK = "7377294694082770295";

/** A tick that was committed. */
export type Tick = Pick<TickFile, "server" | "run" | "count">;

/**
 * Takes an id that nobody uses, the one that this process had or one of the folder's if there is one, and makes a run's first tick under it.
 * @param last of this process, before its connection was lost.
 */
export async function takeSlot(
  client: pg.ClientBase,
  folder: TickFolder,
  { files, run, last }: { readonly files: readonly TickFile[]; readonly run: string; readonly last: Tick | null },
): Promise<Tick> {
  const own = files.filter(({ server }) => server === last?.server);
  for (const file of [...own, ...files]) if (await lock(client, file.server)) return begin(client, folder, file, run);
  const fresh: TickFile = { server: randomUUID(), run, count: 0, next: run, known: [] };
  await lock(client, fresh.server);
  return begin(client, folder, fresh, run);
}

async function lock(client: pg.ClientBase, server: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, $2)) as taken",
    [server, SLOT_LOCK],
  );
  return rows[0]?.taken === true;
}

async function begin(client: pg.ClientBase, folder: TickFolder, file: TickFile, run: string): Promise<Tick> {
  // Before the commit: a process that is killed between the two would find a run that its file does not know.
  if (file.run !== run || file.count === 0) await folder.write({ ...file, next: run });
  const { rows } = await client.query<{ count: number }>(
    `insert into house_tick as t (server, run, count) values ($1, $2, $3)
     on conflict (server) do update set run = excluded.run, count = greatest(t.count, $3 - 1) + 1, ended = false, at = clock_timestamp()
     returning count`,
    [file.server, run, file.count + 1],
  );
  return { server: file.server, run, count: rows[0]?.count ?? 0 };
}
