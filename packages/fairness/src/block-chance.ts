import type { Chance } from "@fairhouse/kernel/chance.ts";

/** Appends the eight words of block r to `words`; throws RangeError when the stream has no such block. */
export type AppendBlock = (block: number, words: number[]) => void;

const WORDS_IN_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;
/** Bits that the second word gives to the 52: its upper 20. The first word gives all of its 32. */
const BITS_OF_SECOND_WORD = 20n;
const REST_OF_SECOND_WORD = 12;

/** A {@link Chance} over 32-byte blocks, each computed when it is first asked for. */
export class BlockChance implements Chance {
  readonly #words: number[] = [];
  readonly #append: AppendBlock;

  constructor(append: AppendBlock) {
    this.#append = append;
  }

  float(k: number): number {
    return this.#word(k) / TWO_TO_32;
  }

  below(bound: number, k: number): number {
    return Math.floor((this.#word(k) / TWO_TO_32) * bound);
  }

  bits52(): bigint {
    return (BigInt(this.#word(0)) << BITS_OF_SECOND_WORD) | BigInt(this.#word(1) >>> REST_OF_SECOND_WORD);
  }

  splice<Item>(items: readonly Item[], count: number): readonly Item[] {
    if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`);
    const remaining = [...items];
    const drawn: Item[] = [];
    for (let k = 0; k < count; k++) drawn.push(...remaining.splice(this.below(remaining.length, k), 1));
    return drawn;
  }

  #word(k: number): number {
    const words = this.#words;
    while (words.length <= k) this.#append(words.length / WORDS_IN_BLOCK, words);
    const word = words[k];
    if (word === undefined) throw new RangeError(`no float ${k}: indices are 0, 1, 2, …`);
    return word;
  }
}
