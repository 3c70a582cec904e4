/**
 * The compression function of SHA-256 (FIPS 180-4 §6.2.2) on 32-bit words.
 *
 * The hash library is too slow here: a bet needs HMAC blocks under one key, and the library copies objects and byte
 * views for each block, which takes three times as long as the hashing. {@link KeyedHmac} is the only user; its tests
 * compare it with the library and with Node's own implementation.
 */

/** Eight words of hash state. */
export type State = Int32Array;

/** First 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL: State = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/**
 * The message schedule. Callers write the 16 words of a block into its beginning, then call {@link compress}.
 * JavaScript runs one of these at a time, so all share one schedule.
 */
export const schedule = new Int32Array(64);

export function initialState(): State {
  return new Int32Array(INITIAL);
}

/** Takes the 16 words in {@link schedule} into `from` and writes the new state to `to`, which may be the same array. */
export function compress(from: State, to: State): void {
  expand();
  let a = at(from, 0);
  let b = at(from, 1);
  let c = at(from, 2);
  let d = at(from, 3);
  let e = at(from, 4);
  let f = at(from, 5);
  let g = at(from, 6);
  let h = at(from, 7);
  for (let i = 0; i < 64; i++) {
    const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0;
    const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  to[0] = at(from, 0) + a;
  to[1] = at(from, 1) + b;
  to[2] = at(from, 2) + c;
  to[3] = at(from, 3) + d;
  to[4] = at(from, 4) + e;
  to[5] = at(from, 5) + f;
  to[6] = at(from, 6) + g;
  to[7] = at(from, 7) + h;
}

/** Computes words 16 … 63 of the schedule from its first 16. */
function expand(): void {
  for (let i = 16; i < 64; i++) {
    const x = at(schedule, i - 15);
    const y = at(schedule, i - 2);
    const sigma0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const sigma1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = at(schedule, i - 16) + at(schedule, i - 7) + sigma0 + sigma1;
  }
}

/**
 * Reads a word. The indices above are all within bounds; `| 0` says so to the compiler and keeps the engine on 32-bit
 * integers.
 */
function at(words: Int32Array, index: number): number {
  return (words[index] ?? 0) | 0;
}
