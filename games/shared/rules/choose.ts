/** In how many ways `some` of `all` things can be taken; 0 where there are not so many. Exact up to 2^53. */
export function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 0; i < some; i += 1) ways = (ways * (all - i)) / (i + 1);
  return ways;
}
