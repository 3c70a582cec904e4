import type pg from "pg";

/** Names the movements that a pass reads. */
export interface Place {
  /** A condition on `m` ledger_movement, with its values. */
  readonly where: string;
  readonly values: readonly unknown[];
  /**
   * Movements up to this time came with a dump, under transaction numbers that the database has not reached; null if
   * there are none. As text, because a Date would lose its microseconds.
   */
  readonly since: string | null;
}

/**
 * Returns which movements the snapshot of the last pass did not see. Numbers of transactions are not the order of their
 * commits, so what was running then is read by its number, whenever it ends.
 */
export async function placeOf(
  client: pg.PoolClient,
  { place, since, snapshot }: { readonly place: string; readonly since: string | null; readonly snapshot: string },
): Promise<Place> {
  const last = parseSnapshot(place);
  const now = parseSnapshot(snapshot);
  const unseen = "m.transaction >= $1 or m.transaction = any($2::bigint[])";
  if (now.xmax >= last.xmax) {
    const isNew = since === null ? "" : " and m.at > $3::timestamptz";
    return {
      where: `(${unseen})${isNew}`,
      values: [last.xmax, last.running, ...(since === null ? [] : [since])],
      since,
    };
  }
  // The database was moved by a dump: its numbers began again, and those in the dump lie ahead.
  const { rows } = await client.query<{ since: string | null }>(
    "select max(at)::text as since from ledger_movement where transaction >= $1",
    [now.xmax],
  );
  const newest = rows[0]?.since ?? null;
  if (newest === null) return { where: unseen, values: [last.xmax, last.running], since: null };
  return {
    where: `${unseen} or (m.at > $3::timestamptz and m.transaction < $4)`,
    values: [last.xmax, last.running, newest, now.xmax],
    since: newest,
  };
}

/** Reads the text of a `pg_snapshot`: xmin:xmax:running. */
function parseSnapshot(text: string): { readonly xmax: number; readonly running: readonly number[] } {
  const [, xmax, running = ""] = text.split(":");
  return { xmax: Number(xmax), running: running === "" ? [] : running.split(",").map(Number) };
}
