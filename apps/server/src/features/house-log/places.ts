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
}

/**
 * Finds the entries about something by the times that stand in them, in the order of the logs: no index has an entry for
 * each bet.
 */
export async function placesOf(
  pool: pg.Pool,
  reference: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  isWanted: (entry: Entry) => boolean,
): Promise<readonly PlaceInLog[]> {
  const { rows } = await pool.query<{ log: number; index: number; entries: Buffer; references: string[] }>({
    name: "log-places",
    text: `select log, index, entries, "references" from house_log_bundle
      where least <= $3 and greatest >= $2 and $1 = any("references") order by log, index`,
    values: [reference, from, to],
  });
  return rows.flatMap(({ log, index, entries, references }) => {
    const all = decodeBundle(entries, { width: references.length });
    return all.flatMap((bytes, within) =>
      references[within] === reference && isWanted(decodeEntry(bytes))
        ? [{ log, index: TILE_WIDTH * index + within }]
        : [],
    );
  });
}

/** Proves that an entry is in the published tree; null while it is not. */
export async function provenAt(logs: PublicLogs, { log, index }: PlaceInLog): Promise<ProvenEntry | null> {
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
