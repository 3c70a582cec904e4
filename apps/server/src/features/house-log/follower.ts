import { join } from "node:path";
import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { rootOf } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import { LogBroken } from "./log-broken.ts";
import { type Head, headOf, LogFiles, logsIn } from "./log-files.ts";
import { holdHead, type LogRow, readBundles, readRunningLog } from "./log-store.ts";
import type { Marks } from "./marks.ts";

/** A server that has not looked for so long is not waited for. */
const LIVES_MS = 5_000;
/** Bundles that are copied at once. */
const PORTION = 64;

export interface FollowerParts {
  readonly pool: pg.Pool;
  readonly serverId: string;
  /** Has a folder for each log. */
  readonly folder: string;
  readonly marks: Marks;
}

/** Keeps the logs of the house as files, as they were published, on this server. */
export class Follower {
  readonly #parts: FollowerParts;
  readonly #logs = new Map<number, LogFiles>();

  private constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  static async open(parts: FollowerParts): Promise<Follower> {
    const follower = new Follower(parts);
    for (const n of await logsIn(parts.folder)) await follower.#filesOf(n);
    return follower;
  }

  /** Returns the files of a log that has a published head; null for every other number. */
  log(n: number): LogFiles | null {
    const files = this.#logs.get(n);
    return files === undefined || files.published === null ? null : files;
  }

  /** Lists the numbers of the logs that are published here, in order. */
  get numbers(): readonly number[] {
    return [...this.#logs.keys()].filter((n) => this.log(n) !== null).sort((a, b) => a - b);
  }

  /** Publishes the newest head of the log that is being written, with everything below it. Never a smaller one. */
  async follow(): Promise<void> {
    const row = await readRunningLog(this.#parts.pool);
    if (row !== null) await this.#hold(row);
    if (row === null || row.head === null) return;
    const files = await this.#filesOf(row.n);
    const published = files.published?.checkpoint.size ?? -1;
    if (row.head_size <= published) return;
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
  }

  /** Keeps the newest signed head beside the keys of this server, and says so. */
  async #hold({ n, offered }: LogRow): Promise<void> {
    const { pool, serverId, marks } = this.#parts;
    if (offered !== null) await marks.raise(n, offered);
    await holdHead(pool, serverId, n, (await marks.read(n))?.checkpoint.size ?? 0, LIVES_MS);
  }

  /** The newest published head of the logs before one. */
  async newestBefore(n: number): Promise<Head | null> {
    const before = this.numbers.filter((number) => number < n).at(-1);
    if (before !== undefined) return this.#logs.get(before)?.published ?? null;
    const { rows } = await this.#parts.pool.query<{ head: string }>(
      "select head from house_log where n < $1 and head is not null order by n desc limit 1",
      [n],
    );
    return rows[0] === undefined ? null : headOf(rows[0].head);
  }

  async #filesOf(n: number): Promise<LogFiles> {
    const files = this.#logs.get(n) ?? (await LogFiles.open(join(this.#parts.folder, String(n))));
    this.#logs.set(n, files);
    return files;
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
