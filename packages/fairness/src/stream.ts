import type { Chance } from "@fairhouse/kernel/chance.ts";
import { BlockChance } from "./block-chance.ts";
import { KeyedHmac } from "./hmac.ts";

/** The streams of one server seed: client seed and nonce → chance of the bet. */
export type SeedStream = (clientSeed: string, nonce: number) => Chance;

const BYTES_IN_WORD = 4;

/**
 * Returns the solo streams of a server seed (`docs/rules/derivations.md`): block r = HMAC-SHA256(key = server seed as
 * text, message = `clientSeed:nonce:r`). Keep the result while the seed is active: keying is half of a bet's hashing.
 */
export function seedStream(serverSeed: string): SeedStream {
  const keyed = new KeyedHmac(serverSeed);
  return (clientSeed, nonce) => prefixedChance(keyed, `${clientSeed}:${nonce}:`);
}

export function soloChance(serverSeed: string, clientSeed: string, nonce: number): Chance {
  return seedStream(serverSeed)(clientSeed, nonce);
}

/** Returns the first `count` bytes of a solo bet's stream. */
export function streamBytes(serverSeed: string, clientSeed: string, nonce: number, count: number): Uint8Array {
  const keyed = new KeyedHmac(serverSeed);
  const words: number[] = [];
  for (let block = 0; words.length * BYTES_IN_WORD < count; block++) {
    keyed.append(`${clientSeed}:${nonce}:${block}`, words);
  }
  return Uint8Array.from({ length: count }, (_, i) => (words[i >> 2] ?? 0) >>> (24 - 8 * (i & 3)));
}

/** Makes a chance whose block r is the HMAC of `prefix` + r. */
export function prefixedChance(keyed: KeyedHmac, prefix: string): Chance {
  return new BlockChance((block, words) => keyed.append(prefix + block, words));
}
