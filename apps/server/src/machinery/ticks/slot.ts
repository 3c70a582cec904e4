import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { TickFile, TickFolder } from "./tick-folder.ts";

/** The advisory lock on a server's id: while a session holds it, the id is in use. */
const SLOT_LOCK = "7377294694082770295";

/** A committed tick. */
export type Tick = Pick<TickFile, "server" | "run" | "count">;

/**
 * Takes an id that is not in use, preferably the one that this process had or one of the folder's, and makes a run's
 * first tick under it.
 * @param last tick of this process, before its connection was lost.
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
  // Written before the commit: a process killed between the two would otherwise find a run that its file does not know.
  if (file.run !== run || file.count === 0) await folder.write({ ...file, next: run });
  const { rows } = await client.query<{ count: number }>(
    `insert into house_tick as t (server, run, count) values ($1, $2, $3)
     on conflict (server) do update set run = excluded.run, count = greatest(t.count, $3 - 1) + 1, ended = false, at = clock_timestamp()
     returning count`,
    [file.server, run, file.count + 1],
  );
  return { server: file.server, run, count: rows[0]?.count ?? 0 };
}
