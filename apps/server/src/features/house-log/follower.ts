import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { rootOf } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import { LogBroken } from "./log-broken.ts";
import { type Head, headOf, type LogFiles } from "./log-files.ts";
import { holdHead, type LogRow, readBundles, readRunningLog } from "./log-store.ts";
import type { Marks } from "./marks.ts";
import type { PublishedLogs } from "./published-logs.ts";

/** A server that has not looked for so long is not waited for. */
const LIVES_MS = 5_000;
/** Bundles that are copied at once. */
const PORTION = 64;

export interface FollowerParts {
  readonly pool: pg.Pool;
  readonly serverId: string;
  readonly logs: PublishedLogs;
  readonly marks: Marks;
}

/** A head that everybody may read now. */
export interface PublishedHead {
  readonly n: number;
  readonly note: string;
}

/** Keeps the logs of the house as files, as they were published, on this server. */
export class Follower {
  readonly #parts: FollowerParts;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /**
   * Publishes the newest head of the log that is being written, with everything below it. Never a smaller one.
   * @returns the published head; null if there is no newer one.
   */
  async follow(): Promise<PublishedHead | null> {
    const row = await readRunningLog(this.#parts.pool);
    if (row !== null) await this.#hold(row);
    if (row === null || row.head === null) return null;
    const files = await this.#parts.logs.files(row.n);
    const published = files.published?.checkpoint.size ?? -1;
    if (row.head_size <= published) return null;
    const end = Math.ceil(row.head_size / TILE_WIDTH);
    for (let next = files.next; next < end; ) {
      const bundles = await readBundles(this.#parts.pool, row.n, next, PORTION);
      const last = bundles.at(-1);
      if (last === undefined) throw new Error(`log ${row.n} has no bundle ${next}`);
      await files.write(bundles);
      next = last.index + 1;
    }
    const head = headOf(row.head);
    for (const own of [files.published, head]) if (own !== null) await agree(files, own, head.checkpoint.size);
    await this.#parts.marks.raise(row.n, row.head);
    await files.publish(row.head);
    return { n: row.n, note: row.head };
  }

  /** Keeps the newest signed head beside the keys of this server, and says so. */
  async #hold({ n, offered }: LogRow): Promise<void> {
    const { pool, serverId, marks } = this.#parts;
    if (offered !== null) await marks.raise(n, offered);
    await holdHead(pool, serverId, n, (await marks.read(n))?.checkpoint.size ?? 0, LIVES_MS);
  }

  /** The newest published head of the logs before one. */
  async newestBefore(n: number): Promise<Head | null> {
    const { logs } = this.#parts;
    const before = logs.numbers.filter((number) => number < n).at(-1);
    if (before !== undefined) return logs.log(before)?.published ?? null;
    const { rows } = await this.#parts.pool.query<{ head: string }>(
      "select head from house_log where n < $1 and head is not null order by n desc limit 1",
      [n],
    );
    return rows[0] === undefined ? null : headOf(rows[0].head);
  }
}

/**
 * Checks that the files up to a size lead to a head.
 * @throws LogBroken if the database has changed what was published, or does not have what was signed.
 */
async function agree(files: LogFiles, { checkpoint }: Head, size: number): Promise<void> {
  const own = await rootOf(
    checkpoint.size,
    readTiles(size, (tile) => files.hashes(tile)),
  );
  if (!sameBytes(own, checkpoint.root)) {
    throw new LogBroken(`the first ${checkpoint.size} entries in the database are not those that were signed`);
  }
}
