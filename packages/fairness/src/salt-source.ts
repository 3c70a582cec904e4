import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { sha256Hex } from "./hash.ts";

/**
 * A future public value, named before it exists, from which a chain's salt is made. `drand`: the randomness of a round
 * of a beacon, which is named by the hash of its chain. `bitcoin`: the block at a height.
 */
export type SaltSource =
  | { readonly kind: "drand"; readonly network: string; readonly round: number }
  | { readonly kind: "bitcoin"; readonly height: number };

/**
 * The origin of a chain's salt and the times at which its parts became public. Times are milliseconds since 1970, by
 * the clock of the house.
 */
export interface SaltHistory {
  /** Time at which the chain's terminal hash became public. */
  readonly publishedAt: number;
  readonly announcedAt: number;
  readonly source: SaltSource;
  /** The value as its source published it: see {@link problemOfValue}. */
  readonly value: string;
  readonly openedAt: number;
  readonly salt: string;
}

/** Beacons whose rounds have known times: genesis and period in seconds, from the `info` of each network. */
const DRAND_NETWORKS: ReadonlyMap<
  string,
  { readonly name: string; readonly genesis: number; readonly period: number }
> = new Map([
  [
    "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce",
    { name: "default", genesis: 1_595_431_050, period: 30 },
  ],
  [
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    { name: "quicknet", genesis: 1_692_803_367, period: 3 },
  ],
]);

/** Shortest notice of a source: nobody can know a value so far ahead, whatever the clocks say. */
const LEAST_NOTICE_MS = 10 * 60_000;
/** A block may carry a time up to two hours ahead of the moment at which it was found. */
const BLOCK_CLOCK_MS = 2 * 3_600_000;
/** A known block, and the shortest average time between blocks since then that is still likely. */
const KNOWN_BLOCK = { height: 840_000, foundAt: 1_713_571_767_000 };
const LEAST_BLOCK_MS = 9.7 * 60_000;
/**
 * Least leading zeros of a block's hash, in hex digits. That is 2^64 hashes of work, less than any block of these years
 * took.
 */
const LEAST_ZEROS = 16;

const RANDOMNESS = /^[0-9a-f]{64}$/;
const HEADER = /^[0-9a-f]{160}$/;

/** Returns when the value comes out, in milliseconds since 1970; null if only the source's own clock tells. */
export function dueAt(source: SaltSource): number | null {
  if (source.kind === "bitcoin") return null;
  const network = DRAND_NETWORKS.get(source.network);
  return network === undefined ? null : (network.genesis + (source.round - 1) * network.period) * 1_000;
}

/** Returns why a source cannot be announced now, as far as can be told without asking the source; null if it can. */
export function problemOfSource(source: SaltSource, now: number): string | null {
  if (source.kind === "drand") {
    const due = dueAt(source);
    if (due === null)
      return `drand network ${source.network} is not known here: ${[...DRAND_NETWORKS.keys()].join(", ")}`;
    if (due >= now + LEAST_NOTICE_MS) return null;
    return `round ${source.round} comes out at ${new Date(due).toISOString()}: announce one that is at least ten minutes away`;
  }
  const reached = KNOWN_BLOCK.height + Math.ceil((now - KNOWN_BLOCK.foundAt) / LEAST_BLOCK_MS);
  if (source.height > reached) return null;
  return `block ${source.height} may have been found already: announce one above ${reached}`;
}

/**
 * Returns why a text cannot be the value of a source that was announced then; null if it can. drand: the round's
 * randomness, 64 hex digits. Bitcoin: the block's header, 160 hex digits, which proves by its work that it is one, and
 * carries its time.
 */
export function problemOfValue(source: SaltSource, value: string, announcedAt: number, now: number): string | null {
  if (source.kind === "drand") {
    if (!RANDOMNESS.test(value)) return "the randomness of a drand round is 64 lower-case hex digits";
    const due = dueAt(source);
    return due !== null && now < due ? `round ${source.round} is not out before ${new Date(due).toISOString()}` : null;
  }
  if (!HEADER.test(value)) return "a block header is 160 lower-case hex digits";
  if (!blockHash(value).startsWith("0".repeat(LEAST_ZEROS))) return "this header has not the work of a block";
  const foundAt = blockTime(value);
  if (foundAt > announcedAt + BLOCK_CLOCK_MS) return null;
  return `this block is of ${new Date(foundAt).toISOString()}, not clearly after the announcement`;
}

/** Returns the text whose hash is the salt: the whole announcement and the value. */
export function canonicalText(source: SaltSource, value: string): string {
  return source.kind === "drand"
    ? `drand:${source.network}:${source.round}:${value}`
    : `bitcoin:${source.height}:${blockHash(value)}`;
}

export function saltFrom(source: SaltSource, value: string): string {
  return sha256Hex(canonicalText(source, value));
}

/**
 * Returns what is wrong with the history of a salt; null if it was announced after the chain was published and before
 * its value could be known, and was made from that value. Does not check that the value is the source's own: that must
 * be looked up there.
 */
export function problemOfSalt(history: SaltHistory): "order" | "value" | "derivation" | null {
  const { publishedAt, announcedAt, openedAt, source, value, salt } = history;
  if (publishedAt > announcedAt || announcedAt > openedAt) return "order";
  const due = dueAt(source);
  if (due !== null && (due < announcedAt || due > openedAt)) return "order";
  if (problemOfValue(source, value, announcedAt, openedAt) !== null) return "value";
  return salt === saltFrom(source, value) ? null : "derivation";
}

/** Returns the hash of a block in its usual form: SHA-256 twice, bytes reversed. */
function blockHash(header: string): string {
  return reversed(bytesToHex(sha256(sha256(hexToBytes(header)))));
}

/**
 * Returns the time of a block in milliseconds since 1970. Bytes 68 to 71 of its header hold seconds, lowest byte first.
 */
function blockTime(header: string): number {
  return Number.parseInt(reversed(header.slice(136, 144)), 16) * 1_000;
}

function reversed(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join("");
}
