import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { HASH_BYTES, type Hash, splitHashes } from "@fairhouse/transparency/hash.ts";
import { readTiles, TILE_WIDTH, type Tile } from "@fairhouse/transparency/tile.ts";
import type { ReadHashes } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import type { LogFiles } from "./log-files.ts";

/**
 * The hashes of a log: of its published tree from the files of this server, if it has them, and of what follows from the
 * bundles in the database. Those of full tiles are computed once: a log only grows.
 */
export class LogTiles {
  readonly #pool: pg.Pool;
  readonly #log: number;
  readonly #files: () => LogFiles | null;
  readonly #full = new Map<string, Hash>();

  /** @param files of the log, which were checked against its published head. */
  constructor(pool: pg.Pool, log: number, files: () => LogFiles | null) {
    this.#pool = pool;
    this.#log = log;
    this.#files = files;
  }

  /** Reads hashes of the tree of a size. */
  hashes(size: number): ReadHashes {
    return readTiles(size, (tile) => this.#tile(tile));
  }

  async #tile(tile: Tile): Promise<Uint8Array> {
    const { level, index, width } = tile;
    if (level === "entries") throw new Error("entries have no hashes");
    // A partial tile of leaves is of the database alone: what was published of it must be what the database goes on from.
    const published = level === 0 && width < TILE_WIDTH ? null : await this.#files()?.publishedHashes(tile);
    if (published) return published;
    if (level === 0) return (await this.#leaves(index)).subarray(0, HASH_BYTES * width);
    const hashes: Hash[] = [];
    for (let below = 0; below < width; below++) hashes.push(await this.#rootOf(level - 1, TILE_WIDTH * index + below));
    return Buffer.concat(hashes);
  }

  async #rootOf(level: number, index: number): Promise<Hash> {
    const name = `${level}/${index}`;
    const known =
      this.#full.get(name) ?? rootOfLeaves(splitHashes(await this.#tile({ level, index, width: TILE_WIDTH })));
    this.#full.set(name, known);
    return known;
  }

  async #leaves(index: number): Promise<Buffer> {
    const { rows } = await this.#pool.query<{ leaves: Buffer }>({
      name: "log-leaves",
      text: "select leaves from house_log_bundle where log = $1 and index = $2",
      values: [this.#log, index],
    });
    return rows[0]?.leaves ?? Buffer.alloc(0);
  }
}
