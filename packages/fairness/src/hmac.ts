import { compress, initialState, type State, schedule } from "./sha256-block.ts";

const BLOCK_BYTES = 64;
/** Offset of the length in the last block: a message ends with one bit and its length in 64 bits. */
const LENGTH_OFFSET = 56;
/** The pads of RFC 2104, four bytes at once. */
const INNER_PAD = 0x36363636;
const OUTER_PAD = 0x5c5c5c5c;
const encoder = new TextEncoder();

/**
 * HMAC-SHA256 (RFC 2104) under one key. The two states after the padded key are kept, so that a short message costs two
 * compressions instead of four. Key and messages are texts in UTF-8.
 */
export class KeyedHmac {
  readonly #inner: State;
  readonly #outer: State;
  readonly #result: State = initialState();

  constructor(key: string) {
    const bytes = encoder.encode(key);
    const short = bytes.length <= BLOCK_BYTES ? bytes : toBytes(digest(initialState(), bytes, 0));
    this.#inner = padded(short, INNER_PAD);
    this.#outer = padded(short, OUTER_PAD);
  }

  /** Appends the eight 32-bit words (0 … 2^32 − 1, big-endian order) of the message's HMAC to `words`. */
  append(message: string, words: number[]): void {
    const result = this.#result;
    if (loadShort(message)) {
      schedule[15] = (BLOCK_BYTES + message.length) * 8;
      compress(this.#inner, result);
    } else {
      result.set(this.#inner);
      digest(result, encoder.encode(message), BLOCK_BYTES);
    }
    loadDigest(result);
    compress(this.#outer, result);
    for (let i = 0; i < 8; i++) words.push((result[i] ?? 0) >>> 0);
  }
}

/**
 * Loads a short ASCII message, as nearly all are, with its end mark straight into the schedule: the hot path. Returns
 * false if the message needs encoding or more than one block.
 */
function loadShort(message: string): boolean {
  if (message.length >= LENGTH_OFFSET) return false;
  let word = 0;
  let seen = 0;
  for (let i = 0; i < message.length; i++) {
    const code = message.charCodeAt(i);
    seen |= code;
    word = (word << 8) | code;
    if ((i & 3) === 3) schedule[i >> 2] = word;
  }
  if (seen > 0x7f) return false;
  const rest = message.length & 3;
  const last = message.length >> 2;
  schedule[last] = ((word << 8) | 0x80) << (24 - 8 * rest);
  for (let i = last + 1; i < 15; i++) schedule[i] = 0;
  return true;
}

/** Loads the inner digest as the outer hash's only block. */
function loadDigest(state: State): void {
  for (let i = 0; i < 8; i++) schedule[i] = state[i] ?? 0;
  schedule[8] = 0x80000000;
  for (let i = 9; i < 15; i++) schedule[i] = 0;
  schedule[15] = (BLOCK_BYTES + 32) * 8;
}

/** Returns the state after one block: a key of at most 64 bytes, each byte mixed with a pad. */
function padded(key: Uint8Array, pad: number): State {
  const state = initialState();
  load(key, 0);
  for (let i = 0; i < 16; i++) schedule[i] = (schedule[i] ?? 0) ^ pad;
  compress(state, state);
  return state;
}

/**
 * Finishes a hash in place: takes the message and its padding into the state, which has already taken `before` bytes.
 */
function digest(state: State, message: Uint8Array, before: number): State {
  let offset = 0;
  for (; offset + BLOCK_BYTES <= message.length; offset += BLOCK_BYTES) {
    load(message, offset);
    compress(state, state);
  }
  load(message, offset);
  const rest = message.length - offset;
  schedule[rest >> 2] = (schedule[rest >> 2] ?? 0) | (0x80 << (24 - 8 * (rest & 3)));
  if (rest >= LENGTH_OFFSET) {
    compress(state, state);
    schedule.fill(0, 0, 16);
  }
  // Lengths stay far below 2^32 bits: texts here are seeds, salts and counters.
  schedule[15] = (before + message.length) * 8;
  compress(state, state);
  return state;
}

/** Writes up to 64 bytes from `offset` into the schedule as big-endian words; missing bytes are zero. */
function load(bytes: Uint8Array, offset: number): void {
  schedule.fill(0, 0, 16);
  const end = Math.min(bytes.length - offset, BLOCK_BYTES);
  for (let i = 0; i < end; i++) {
    schedule[i >> 2] = (schedule[i >> 2] ?? 0) | ((bytes[offset + i] ?? 0) << (24 - 8 * (i & 3)));
  }
}

function toBytes(state: State): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => (state[i >> 2] ?? 0) >>> (24 - 8 * (i & 3)));
}
