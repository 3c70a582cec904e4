import { type Entry, encodeEntry } from "@fairhouse/house-log/entry.ts";
import type { Frontier } from "@fairhouse/transparency/frontier.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { encodeBundle, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import type pg from "pg";

/** Bundles that are written together. */
const AT_ONCE = 32;

interface Bundle {
  readonly index: number;
  readonly entries: Uint8Array[];
  readonly leaves: Uint8Array[];
  readonly references: string[];
  least: number;
  greatest: number;
}

/** Appends entries to a log in the transaction of a pass: full bundles are written as they fill up, the last one by `flush`. */
export class BundleWriter {
  readonly #client: pg.PoolClient;
  readonly #log: number;
  readonly #frontier: Frontier;
  readonly #full: Bundle[] = [];
  #open: Bundle;

  constructor(client: pg.PoolClient, log: number, frontier: Frontier) {
    this.#client = client;
    this.#log = log;
    this.#frontier = frontier;
    this.#open = emptyBundle(Math.floor(frontier.size / TILE_WIDTH));
  }

  get frontier(): Frontier {
    return this.#frontier;
  }

  get size(): number {
    return this.#frontier.size;
  }

  /**
   * @param at when it happened, by which it is looked for: an entry that hides its time is found by it as well. Null if the
   * entry is not looked for by a time.
   */
  async append(entry: Entry, at = timeIn(entry)): Promise<void> {
    const bytes = encodeEntry(entry);
    const leaf = leafHash(bytes);
    this.#frontier.append(leaf);
    const open = this.#open;
    open.entries.push(bytes);
    open.leaves.push(leaf);
    open.references.push(referenceOf(entry));
    if (at !== null) {
      open.least = Math.min(open.least, at);
      open.greatest = Math.max(open.greatest, at);
    }
    if (this.#frontier.size % TILE_WIDTH !== 0) return;
    this.#full.push(open);
    this.#open = emptyBundle(open.index + 1);
    if (this.#full.length >= AT_ONCE) await this.#write();
  }

  async flush(): Promise<void> {
    if (this.#open.entries.length > 0) this.#full.push(this.#open);
    await this.#write();
  }

  /** A bundle that an earlier pass began is continued: its entries stand before these. */
  async #write(): Promise<void> {
    const bundles = this.#full.splice(0);
    for (const { index, entries, leaves, references, least, greatest } of bundles) {
      await this.#client.query({
        name: "log-bundle",
        text: `insert into house_log_bundle as b (log, index, entries, leaves, "references", least, greatest)
          values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($7 / 1000.0))
          on conflict (log, index) do update set entries = b.entries || excluded.entries, leaves = b.leaves || excluded.leaves,
            "references" = b."references" || excluded."references", least = least(b.least, excluded.least),
            greatest = greatest(b.greatest, excluded.greatest)`,
        values: [
          this.#log,
          index,
          Buffer.from(encodeBundle(entries)),
          Buffer.concat(leaves),
          references,
          least,
          greatest,
        ],
      });
    }
  }
}

function emptyBundle(index: number): Bundle {
  return { index, entries: [], leaves: [], references: [], least: Number.MAX_SAFE_INTEGER, greatest: 0 };
}

function timeIn(entry: Entry): number | null {
  return "time" in entry ? entry.time : null;
}

const NONE = "00000000-0000-0000-0000-000000000000";

/** Returns what an entry is found by. */
function referenceOf(entry: Entry): string {
  switch (entry.kind) {
    case "placed":
    case "settled":
      return entry.bet;
    case "round":
    case "seeds":
      return entry.round;
    case "pair":
      return entry.pair;
    case "chain":
      return entry.chain;
    case "fact":
    case "price":
      return entry.fact;
    case "moved":
      return entry.reference;
    default:
      return NONE;
  }
}
