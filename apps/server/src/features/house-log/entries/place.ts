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

/** The end of the last pass, and the snapshot of this one. */
interface LastPass {
  readonly place: string;
  readonly since: string | null;
  readonly snapshot: string;
  /** A time after the snapshot of the last pass was taken, as text; null in logs that an earlier version has written. */
  readonly read_at: string | null;
}

/**
 * Returns which movements the snapshot of the last pass did not see. Numbers of transactions are not the order of their
 * commits, so what was running then is read by its number, whenever it ends.
 */
export async function placeOf(
  client: pg.PoolClient,
  { place, since, snapshot, read_at: readAt }: LastPass,
): Promise<Place> {
  const last = parseSnapshot(place);
  const now = parseSnapshot(snapshot);
  const isUnseen = "(m.transaction >= $1 or m.transaction = any($2::bigint[]))";
  const unseen = `${isUnseen} and ($3::timestamptz is null or m.at > $3)`;
  const values = [last.xmax, last.running, since];
  if (now.xmax >= last.xmax) {
    // The index passes over what came with a dump: there may be a whole ledger of it.
    return { where: `${unseen} and m.transaction < $4`, values: [...values, now.xmax], since };
  }
  // The database was moved by a dump: its numbers began again, and those in the dump lie ahead. An earlier dump
  // has been told.
  const { rows } = await client.query<{ since: string | null }>(`select ${NEWEST_OF_DUMP}::text as since`);
  const newest = rows[0]?.since ?? null;
  // If all numbers of the dump are reached here already, only the time of the last pass tells new movements from old ones.
  const after = newest ?? readAt ?? "infinity";
  return {
    where: `(${unseen}) or (m.at > $4::timestamptz and m.transaction < $5)`,
    values: [...values, after, now.xmax],
    since: newest ?? since,
  };
}

/** The time of the newest movement whose transaction this database has not reached, because it came with a dump; null if there is none. */
export const NEWEST_OF_DUMP =
  "(select max(at) from ledger_movement where transaction >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)";

/** Reads the text of a `pg_snapshot`: xmin:xmax:running. */
function parseSnapshot(text: string): { readonly xmax: number; readonly running: readonly number[] } {
  const [, xmax, running = ""] = text.split(":");
  return { xmax: Number(xmax), running: running === "" ? [] : running.split(",").map(Number) };
}
