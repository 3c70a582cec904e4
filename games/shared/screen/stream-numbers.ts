export const BYTES_IN_NUMBER = 4;
const GRID = 2 ** 32;

/** A number of a bet's stream, with the bytes that make it. */
export interface StreamNumber {
  /** The four bytes as text: "151 136 121 135". */
  readonly bytes: string;
  /** In [0, 1). */
  readonly value: number;
}

/**
 * Returns number k of a stream that begins with these bytes: four bytes as an unsigned big-endian number, divided by
 * 2^32.
 */
export function numberAt(stream: Uint8Array, k: number): StreamNumber {
  const four = [...stream.subarray(k * BYTES_IN_NUMBER, (k + 1) * BYTES_IN_NUMBER)];
  return { bytes: four.join(" "), value: four.reduce((sum, byte) => sum * 256 + byte, 0) / GRID };
}

/** Formats "2.9596 → 2": a number multiplied by a count, and the index that it yields. */
export function indexText(product: number, decimals = 4): string {
  return `${product.toFixed(decimals)} → ${Math.floor(product)}`;
}
