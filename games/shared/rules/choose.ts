/** Returns the number of ways to choose `some` of `all` things, 0 if there are too few. Exact up to 2^53. */
export function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 0; i < some; i += 1) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
