import { EMPTY_ROOT, type Hash, nodeHash } from "./hash.ts";
import type { TreeHead } from "./tree.ts";

/**
 * The hashes of the complete subtrees that a tree of a size is made of, from left to right: all that is needed to append
 * leaves.
 */
export class Frontier {
  readonly #subtrees: { readonly leaves: number; readonly hash: Hash }[];
  #size: number;

  /** @throws RangeError if there are not as many hashes as a tree of the size has subtrees. */
  constructor(size: number, hashes: readonly Hash[]) {
    const spans = spansOf(size);
    if (spans.length !== hashes.length) {
      throw new RangeError(`a tree of ${size} leaves has ${spans.length} subtrees, not ${hashes.length}`);
    }
    this.#size = size;
    this.#subtrees = hashes.map((hash, place) => ({ leaves: spans[place] ?? 0, hash }));
  }

  get size(): number {
    return this.#size;
  }

  get hashes(): readonly Hash[] {
    return this.#subtrees.map(({ hash }) => hash);
  }

  append(leaf: Hash): void {
    let last = { leaves: 1, hash: leaf };
    for (let left = this.#subtrees.at(-1); left?.leaves === last.leaves; left = this.#subtrees.at(-1)) {
      this.#subtrees.pop();
      last = { leaves: 2 * last.leaves, hash: nodeHash(left.hash, last.hash) };
    }
    this.#subtrees.push(last);
    this.#size++;
  }

  head(): TreeHead {
    const [last, ...others] = [...this.hashes].reverse();
    const root = last === undefined ? EMPTY_ROOT : others.reduce((right, left) => nodeHash(left, right), last);
    return { size: this.#size, root };
  }
}

/** Returns the root of the tree of leaves. */
export function rootOfLeaves(leaves: readonly Hash[]): Hash {
  const frontier = new Frontier(0, []);
  for (const leaf of leaves) frontier.append(leaf);
  return frontier.head().root;
}

/** Returns the leaves of each subtree of a tree: the powers of two that its size is the sum of, the largest first. */
function spansOf(size: number): readonly number[] {
  const spans: number[] = [];
  for (let left = size, span = 1; left > 0; left = Math.floor(left / 2), span *= 2)
    if (left % 2 === 1) spans.push(span);
  return spans.reverse();
}
