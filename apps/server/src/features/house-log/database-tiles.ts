import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { HASH_BYTES } from "@fairhouse/transparency/hash.ts";
import { readTiles, TILE_WIDTH, type Tile } from "@fairhouse/transparency/tile.ts";
import type { ReadHashes } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";

/** Reads the hashes of a log from its bundles in the database. */
export function readDatabaseTiles(pool: pg.Pool, log: number, size: number): ReadHashes {
  return readTiles(size, (tile) => tileOf(pool, log, tile));
}

async function tileOf(pool: pg.Pool, log: number, tile: Tile): Promise<Uint8Array> {
  const { level, index, width } = tile;
  if (level === "entries") throw new Error("entries have no hashes");
  if (level > 0) {
    const hashes: Uint8Array[] = [];
    for (let below = 0; below < width; below++) {
      const full = await tileOf(pool, log, { level: level - 1, index: TILE_WIDTH * index + below, width: TILE_WIDTH });
      hashes.push(rootOfLeaves(hashesIn(full)));
    }
    return Buffer.concat(hashes);
  }
  const { rows } = await pool.query<{ leaves: Buffer }>({
    name: "log-leaves",
    text: "select leaves from house_log_bundle where log = $1 and index = $2",
    values: [log, index],
  });
  return rows[0]?.leaves.subarray(0, HASH_BYTES * width) ?? new Uint8Array();
}

function hashesIn(tile: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: tile.length / HASH_BYTES }, (_, place) =>
    tile.slice(HASH_BYTES * place, HASH_BYTES * (place + 1)),
  );
}
