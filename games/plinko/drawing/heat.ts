/** Returns how far out a bucket lies, from 0 in the middle to 1 at both ends: its colour follows it. */
export function heatOf(bucket: number, rows: number): number {
  return Math.abs(bucket - rows / 2) / (rows / 2);
}
