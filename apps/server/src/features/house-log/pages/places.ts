import { decodeEntry, type Entry } from "@fairhouse/house-log/entry.ts";
import type { ProvenEntry } from "@fairhouse/protocol/house-log.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { decodeBundle, readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { inclusionProof } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import type { PublicLogs } from "./public-logs.ts";

interface PlaceInLog {
  readonly log: number;
  readonly index: number;
  readonly entry: Entry;
}

/** Times between which something is dated. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Finds the entries about something by the times that stand in them, in the order of the logs: no index has an entry for
 * each bet. One question for all of them, however many sales and re-settlements a bet has.
 */
export async function placesOf(
  pool: pg.Pool,
  reference: string,
  spans: readonly Span[],
): Promise<readonly PlaceInLog[]> {
  const { rows } = await pool.query<{ log: number; index: number; entries: Buffer; references: string[] }>({
    name: "log-places",
    text: `select b.log, b.index, b.entries, b."references" from (
        select distinct o.log, o.index from unnest($2::timestamptz[], $3::timestamptz[]) as span (since, until)
        -- Apart for each span, by the index of times: references are long, and are read of the bundles of that time alone.
        cross join lateral (select log, index from house_log_bundle
          where least <= until and greatest >= since and $1 = any("references") offset 0) o) as its
      join house_log_bundle b using (log, index) order by log, index`,
    values: [reference, spans.map(({ from }) => from), spans.map(({ to }) => to)],
  });
  return rows.flatMap(({ log, index, entries, references }) => {
    const all = decodeBundle(entries, { width: references.length });
    return all.flatMap((bytes, within) =>
      references[within] === reference ? [{ log, index: TILE_WIDTH * index + within, entry: decodeEntry(bytes) }] : [],
    );
  });
}

/** Proves that an entry is in the published tree; null while it is not. */
export async function provenAt(
  logs: PublicLogs,
  { log, index }: Omit<PlaceInLog, "entry">,
): Promise<ProvenEntry | null> {
  const files = logs.files(log);
  const published = files?.published ?? null;
  if (files === null || published === null || index >= published.checkpoint.size) return null;
  const { size } = published.checkpoint;
  const path = await inclusionProof(
    index,
    size,
    readTiles(size, (tile) => files.hashes(tile)),
  );
  return {
    log,
    index,
    entry: toBase64(await files.entry(index)),
    path: path.map(toBase64),
    checkpoint: published.note,
  };
}
