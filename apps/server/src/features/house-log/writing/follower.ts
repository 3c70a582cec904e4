import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { consistencyProof, provesConsistency, rootOf } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import { checkBundle } from "../files/check-bundle.ts";
import { LogBroken } from "../files/log-broken.ts";
import { type Head, headOf, type LogFiles } from "../files/log-files.ts";
import { holdHead, type LogRow, readBundles, readLogs, readRunningLog } from "../files/log-store.ts";
import { LogTiles } from "../files/log-tiles.ts";
import type { Marks } from "../files/marks.ts";
import type { PublishedLogs } from "../files/published-logs.ts";

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
   * Publishes the newest heads of the running log, and of those before it, with everything below them. Never a smaller one.
   * @returns heads that are published now.
   * @throws LogBroken if the database lacks what this server has seen signed, or has changed it.
   */
  async follow(): Promise<readonly PublishedHead[]> {
    const published: PublishedHead[] = [];
    for (const row of await readLogs(this.#parts.pool)) {
      if (row.running) await this.#hold(row);
      const note = row.running ? await this.#publish(row) : await this.#publishEnded(row);
      if (note !== null) published.push({ n: row.n, note });
    }
    return published;
  }

  /** Publishes what a server lacks of a log that has ended: it was added later, or has lost its files. */
  async #publishEnded(row: LogRow): Promise<string | null> {
    try {
      return await this.#publish(row);
    } catch (error) {
      // The database went back, which is why the log ended. Its files stay as they were published.
      if (error instanceof LogBroken) return null;
      throw error;
    }
  }

  /** @returns the newest head of a log; null if it is published already. */
  async #publish({ n, head: note, head_size }: LogRow): Promise<string | null> {
    if (note === null) return null;
    const files = await this.#parts.logs.files(n);
    if (head_size <= (files.published?.checkpoint.size ?? -1)) return null;
    const end = Math.ceil(head_size / TILE_WIDTH);
    for (let next = files.next; next < end; ) {
      const bundles = await readBundles(this.#parts.pool, n, next, PORTION);
      const last = bundles.at(-1);
      if (last === undefined) throw new Error(`log ${n} has no bundle ${next}`);
      for (const bundle of bundles) await checkBundle(files, bundle);
      await files.write(bundles);
      next = last.index + 1;
    }
    const head = headOf(note);
    for (const own of [files.published, head]) if (own !== null) await agree(files, own, head.checkpoint.size);
    await this.#parts.marks.raise(n, note);
    await files.publish(note);
    return note;
  }

  /** Keeps the newest signed head beside the keys of this server, and says so, if it continues the one that is kept. */
  async #hold(row: LogRow): Promise<void> {
    const { pool, serverId, marks } = this.#parts;
    const { n, offered } = row;
    const mark = await marks.read(n);
    if (mark !== null) await this.#assertHas(row, mark);
    if (offered !== null) {
      if (mark !== null) await this.#assertOne(n, mark, headOf(offered));
      await marks.raise(n, offered);
    }
    await holdHead(pool, serverId, n, (await marks.read(n))?.checkpoint.size ?? 0, LIVES_MS);
  }

  /** @throws LogBroken if a log ends before a head that was signed. */
  async #assertHas({ n, size }: LogRow, { checkpoint }: Head): Promise<void> {
    if (checkpoint.size <= size) return;
    // A server that shares the mark may have raised it since the row was read.
    const now = await readRunningLog(this.#parts.pool);
    if (now?.n !== n || checkpoint.size <= now.size) return;
    throw new LogBroken(`the log in the database has ${now.size} entries, and one of ${checkpoint.size} was signed`);
  }

  /** @throws LogBroken if two signed heads are not of one tree. Two of the same size are compared where one is kept. */
  async #assertOne(n: number, ...heads: readonly [Head, Head]): Promise<void> {
    const [before, after] = heads.map(({ checkpoint }) => checkpoint).sort((a, b) => a.size - b.size);
    if (before === undefined || after === undefined || before.size === after.size) return;
    const { pool, logs } = this.#parts;
    const hashes = new LogTiles(pool, n, () => logs.log(n)).hashes(after.size);
    if (provesConsistency(before, after, await consistencyProof(before.size, after.size, hashes))) return;
    throw new LogBroken(`the first ${before.size} entries in the database are not those that were signed`);
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
