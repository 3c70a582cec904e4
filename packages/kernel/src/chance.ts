/**
 * Deterministic chance from seeds that the host holds: the only randomness that rules ever see. The same seeds give the
 * same numbers for ever. Indices address the numbers, so asking twice gives the same answer.
 */
export interface Chance {
  /** Number k of the stream: a multiple of 2^−32 in [0, 1). */
  float(k: number): number;
  /** ⌊float(k) · bound⌋: an index into `bound` things. */
  below(bound: number, k: number): number;
  /** The first 52 bits of block 0 as an integer in [0, 2^52). */
  bits52(): bigint;
  /**
   * Draws `count` items without replacement, in order, with floats 0, 1, 2, … (draw and splice,
   * `docs/rules/derivations.md`).
   */
  splice<Item>(items: readonly Item[], count: number): readonly Item[];
}
