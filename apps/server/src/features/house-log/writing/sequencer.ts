import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { formatNote, formatVkey, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { rootOf, type TreeHead } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import { BundleWriter } from "../entries/bundle-writer.ts";
import { LostLog, type PassParts, writePass } from "../entries/pass.ts";
import { LogBroken } from "../files/log-broken.ts";
import type { Head, LogFiles } from "../files/log-files.ts";
import { logSigner } from "../files/log-key.ts";
import {
  frontierOf,
  isHeld,
  keepLease,
  type LogRow,
  offerHead,
  publishHead,
  readRunningLog,
  type Term,
  takeLog,
} from "../files/log-store.ts";
import { LogTiles } from "../files/log-tiles.ts";
import type { Marks } from "../files/marks.ts";
import type { Witnesses } from "./witnesses.ts";

/** Another server takes over so long after this one was lost. */
const LEASE_MS = 5_000;
/** A head is published after this time also if a server that lives does not hold it yet. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 50;

export interface SequencerParts extends PassParts {
  readonly pool: pg.Pool;
  readonly serverId: string;
  readonly seed: Buffer;
  readonly marks: Marks;
  readonly witnesses: Pick<Witnesses, "cosigned">;
  readonly house: { readonly host: string; readonly name: string; readonly software: string };
  /** The files of a log on this server; null if it has published none of it. */
  filesOf(n: number): LogFiles | null;
  /** The newest published head of the log before this one; null for a first log. */
  predecessorOf(n: number): Promise<Head | null>;
  /** The highest number that a log has in the files of this server. */
  highest(): Promise<number>;
}

interface KnownLog {
  readonly term: Term;
  /** The tree that this server left behind. */
  readonly head: TreeHead;
  readonly tiles: LogTiles;
}

/** Writes and signs the log of the house while it is this server's turn. */
export class Sequencer {
  readonly #parts: SequencerParts;
  /** The log as the database has it, since it was compared with the mark of this server; null before that. */
  #known: KnownLog | null = null;

  constructor(parts: SequencerParts) {
    this.#parts = parts;
  }

  /**
   * Writes a pass and signs its head, unless another server does.
   * @returns true if this server wrote it.
   * @throws LogBroken if the database lacks what this server has signed or seen signed.
   */
  async step(): Promise<boolean> {
    const { pool, serverId } = this.#parts;
    const term = await takeLog(pool, serverId, LEASE_MS);
    if (term === null) return false;
    // A pass after a long rest takes longer than the lease.
    const keeping = setInterval(() => void keepLease(pool, serverId, LEASE_MS), LEASE_MS / 5);
    try {
      const begun = await this.#begun(term);
      await this.#check(begun);
      const client = await pool.connect();
      try {
        await writePass(client, begun, this.#parts);
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release();
      await this.#sign(begun);
      return true;
    } catch (error) {
      if (error instanceof LostLog) return false;
      throw error;
    } finally {
      clearInterval(keeping);
    }
  }

  /** Begins the log if nobody has. @returns the term with the number that the log has now. */
  async #begun(term: Term): Promise<Term> {
    const { pool, seed, house, predecessorOf, highest } = this.#parts;
    const row = await readRunningLog(pool);
    if (row === null) throw new LostLog();
    if (row.origin !== null) {
      const { key } = logSigner(seed, row.origin);
      if (formatVkey(key) !== row.vkey) throw new LogBroken(`log ${row.n} was begun under another key`);
      return { ...term, n: row.n };
    }
    // Files of a log that this database does not know are of a past that it has lost.
    const n = Math.max(row.n, (await highest()) + 1);
    const origin = `${house.host}/log/${n}`;
    const vkey = formatVkey(logSigner(seed, origin).key);
    const before = n === 1 ? null : await predecessorOf(n);
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ after: number; now: Date; reason: string | null }>({
        text: `update house_log set n = $3, origin = $4, vkey = $5, began_at = clock_timestamp() where n = $1 and fence = $2 and origin is null
          returning coalesce((select max(transaction) from ledger_movement), 0) as after, began_at as now,
            (select ended_because from house_log o where o.ended_at is not null order by o.n desc limit 1) as reason`,
        values: [row.n, term.fence, n, origin, vkey],
      });
      const [begun] = rows;
      if (begun === undefined) throw new LostLog();
      const { after, now, reason } = begun;
      const bundles = new BundleWriter(client, n, frontierOf(row));
      const time = now.getTime();
      const { name, software } = house;
      const predecessor = before?.note ?? null;
      await bundles.append({ kind: "house", origin, name, software, after, time, predecessor, reason });
      await bundles.flush();
      await client.query("update house_log set size = $2, frontier = $3 where n = $1", [
        n,
        bundles.size,
        Buffer.concat(bundles.frontier.hashes),
      ]);
    });
    return { ...term, n };
  }

  /**
   * Compares the database with the newest head that this server knows, when a term begins, and whenever the log is not as
   * this server left it: a database may go back within a term.
   */
  async #check(term: Term): Promise<void> {
    const { pool, marks, filesOf } = this.#parts;
    const row = await readRunningLog(pool);
    if (row?.n !== term.n) throw new LostLog();
    const head = frontierOf(row).head();
    const known = this.#known;
    if (known?.term.n === term.n && known.term.fence === term.fence && isSame(known.head, head)) return;
    this.#known = null;
    if ((await marks.newest()) > term.n)
      throw new LogBroken(`this server knows a log after ${term.n}, which the database lacks`);
    const mark = (await marks.read(term.n)) ?? filesOf(term.n)?.published ?? null;
    const tiles = new LogTiles(pool, term.n, () => filesOf(term.n));
    if (mark !== null) await agrees(tiles, row, mark);
    this.#known = { term, head, tiles };
  }

  async #sign({ n, fence }: Term): Promise<void> {
    const { pool, seed, marks, witnesses } = this.#parts;
    const row = await readRunningLog(pool);
    if (row?.n !== n || row.origin === null || this.#known === null) throw new LostLog();
    const { tiles } = this.#known;
    this.#known = { term: { n, fence }, head: frontierOf(row).head(), tiles };
    if (row.head !== null && row.head_size === row.size) return;
    const signed = await signedHead(row, logSigner(seed, row.origin));
    // Known beside the keys of all living servers before anybody sees it: a database that loses it is found out.
    await marks.raise(n, signed);
    if (!(await offerHead(pool, { n, fence }, signed, row.size))) throw new LostLog();
    await this.#untilHeld(n, row.size);
    const note = await witnesses.cosigned(signed, tiles.hashes(row.size));
    if (note === null) return;
    if (!(await publishHead(pool, { n, fence }, note, row.size))) throw new LostLog();
  }

  /** Waits until all living servers hold a head. A silent one is waited for no longer than others are to wait. */
  async #untilHeld(n: number, size: number): Promise<void> {
    const { pool, serverId } = this.#parts;
    for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
      if (await isHeld(pool, n, size, serverId)) return;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function signedHead(row: LogRow, signer: Signer): Promise<string> {
  const head = frontierOf(row).head();
  const text = formatCheckpoint({ origin: signer.key.name, ...head, extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, signer)] });
}

function isSame(a: TreeHead, b: TreeHead): boolean {
  return a.size === b.size && sameBytes(a.root, b.root);
}

/** @throws LogBroken if the log in the database does not continue a head. */
async function agrees(tiles: LogTiles, row: LogRow, { checkpoint }: Head): Promise<void> {
  const { size } = checkpoint;
  if (row.size < size) {
    throw new LogBroken(`the log in the database has ${row.size} entries, and one of ${size} was signed`);
  }
  // The second root is of the database alone: a database that went back and grew again has another one than the files lead to.
  for (const head of [checkpoint, frontierOf(row).head()]) {
    const own = await rootOf(head.size, tiles.hashes(head.size));
    if (!sameBytes(own, head.root))
      throw new LogBroken(`the first ${size} entries in the database are not those that were signed`);
  }
}
