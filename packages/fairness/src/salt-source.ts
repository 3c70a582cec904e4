import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { sha256Hex } from "./hash.ts";

/**
 * A public value of the future, named before it exists, from which a chain's salt is made. `drand`: the randomness of a round of a
 * beacon, which is named by the hash of its chain. `bitcoin`: the block of a height.
 */
export type SaltSource =
  | { readonly kind: "drand"; readonly network: string; readonly round: number }
  | { readonly kind: "bitcoin"; readonly height: number };

/** Where a chain's salt came from, and when what was public. Times in milliseconds since 1970, by the clock of the house. */
export interface SaltHistory {
  /** Since when the chain's terminal hash was public. */
  readonly publishedAt: number;
  readonly announcedAt: number;
  readonly source: SaltSource;
  /** As the source published it: see {@link problemOfValue}. */
  readonly value: string;
  readonly openedAt: number;
  readonly salt: string;
}

/** Beacons whose rounds have a known time: genesis and period in seconds, from the `info` of each network. */
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

/** A source must lie so far ahead when it is announced that nobody can know it, whatever the clocks say. */
const LEAST_NOTICE_MS = 10 * 60_000;
/** Blocks may carry a time up to two hours ahead of the moment in which they were found. */
const BLOCK_CLOCK_MS = 2 * 3_600_000;
/** A block that is known, and the shortest average between blocks since then that is still likely. */
const KNOWN_BLOCK = { height: 840_000, foundAt: 1_713_571_767_000 };
const LEAST_BLOCK_MS = 9.7 * 60_000;
/** Leading zeros of a block's hash, in hex digits: 2^64 hashes of work, and less than every block of these years has. */
const LEAST_ZEROS = 16;

const RANDOMNESS = /^[0-9a-f]{64}$/;
const HEADER = /^[0-9a-f]{160}$/;

/** When the value comes out, in milliseconds since 1970; null where only the source's own clock tells. */
export function dueAt(source: SaltSource): number | null {
  if (source.kind === "bitcoin") return null;
  const network = DRAND_NETWORKS.get(source.network);
  return network === undefined ? null : (network.genesis + (source.round - 1) * network.period) * 1_000;
}

/** Why a source cannot be announced now; null when it can. Checked as far as can be told without asking the source. */
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
 * Why a text is not the value of a source that was announced then; null when it can be. drand: the round's randomness, 64 hex
 * digits. Bitcoin: the block's header, 160 hex digits, which proves by its work that it is one, and tells its time.
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

/** What is hashed to a salt: everything that was announced, and the value. */
export function canonicalText(source: SaltSource, value: string): string {
  return source.kind === "drand"
    ? `drand:${source.network}:${source.round}:${value}`
    : `bitcoin:${source.height}:${blockHash(value)}`;
}

export function saltFrom(source: SaltSource, value: string): string {
  return sha256Hex(canonicalText(source, value));
}

/**
 * What is wrong with the history of a salt; null when it was announced after the chain was published and before its value could be
 * known, and was made from it. That the value is the source's own must be looked up there.
 */
export function problemOfSalt(history: SaltHistory): "order" | "value" | "derivation" | null {
  const { publishedAt, announcedAt, openedAt, source, value, salt } = history;
  if (publishedAt > announcedAt || announcedAt > openedAt) return "order";
  const due = dueAt(source);
  if (due !== null && (due < announcedAt || due > openedAt)) return "order";
  if (problemOfValue(source, value, announcedAt, openedAt) !== null) return "value";
  return salt === saltFrom(source, value) ? null : "derivation";
}

/** The hash of a block as it is written everywhere: SHA-256 twice, its bytes backwards. */
function blockHash(header: string): string {
  return reversed(bytesToHex(sha256(sha256(hexToBytes(header)))));
}

/** Bytes 68 to 71 of a header: seconds since 1970, the lowest byte first. */
function blockTime(header: string): number {
  return Number.parseInt(reversed(header.slice(136, 144)), 16) * 1_000;
}

function reversed(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join("");
}
