import { sha256Hex } from "./hash.ts";

/**
 * A hash chain. Link `length` is the root, a secret of 64 hex digits; link n − 1 = SHA-256(link n as hex text); link
 * 0 is the terminal hash, which is published before anything is played. Round k of a chain plays link k, k = 1 …
 * length, so that each revealed link hashes to the one before it.
 *
 * Only every `stride`-th link is kept; {@link linkAt} computes the rest.
 */
export interface Chain {
  readonly length: number;
  readonly stride: number;
  readonly terminalHash: string;
  /**
   * Checkpoint j is link min((j + 1) · stride, length); the last one is the root. Checkpoints are secret until played.
   */
  readonly checkpoints: readonly string[];
}

const HEX_64 = /^[0-9a-f]{64}$/;

/**
 * Hashes a chain from its root: seconds of work for a million links.
 * @param hash SHA-256 of a text as hex, for callers that have a faster implementation than the browser's.
 * @throws RangeError if root, length or stride do not make a chain.
 */
export function generateChain(
  root: string,
  length: number,
  stride: number,
  hash: (text: string) => string = sha256Hex,
): Chain {
  if (!HEX_64.test(root)) throw new RangeError("a chain's root is 64 lower-case hex digits");
  if (!isCount(length) || !isCount(stride)) throw new RangeError(`no chain of ${length} links every ${stride}`);
  const descending = [root];
  let link = root;
  for (let index = length - 1; index >= 0; index--) {
    link = hash(link);
    if (index > 0 && index % stride === 0) descending.push(link);
  }
  return { length, stride, terminalHash: link, checkpoints: descending.reverse() };
}

/**
 * Computes link `index` of a chain from the nearest checkpoint above it, in at most `stride` − 1 hashes.
 * @param hash as in {@link generateChain}.
 * @throws RangeError if the chain has no such link, that is, if it is spent.
 */
export function linkAt(chain: Chain, index: number, hash: (text: string) => string = sha256Hex): string {
  if (index === 0) return chain.terminalHash;
  const place = Math.ceil(index / chain.stride) - 1;
  const checkpoint = chain.checkpoints[place];
  if (checkpoint === undefined || index > chain.length || !Number.isInteger(index)) {
    throw new RangeError(`the chain has no link ${index}`);
  }
  return descend(checkpoint, Math.min((place + 1) * chain.stride, chain.length) - index, hash);
}

/** Returns true if `later`, hashed `steps` times, gives `earlier`. Anybody can check two revealed links this way. */
export function leadsTo(earlier: string, later: string, steps: number): boolean {
  return Number.isSafeInteger(steps) && steps >= 0 && descend(later, steps) === earlier;
}

function descend(link: string, steps: number, hash = sha256Hex): string {
  let reached = link;
  for (let step = 0; step < steps; step++) reached = hash(reached);
  return reached;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
