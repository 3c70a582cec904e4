/**
 * The time of a virtual match: 360 ticks of a second, four a minute, with half-time after 180. A tick's weight is the
 * chance, out of 70,380, that a given goal falls into it; later ticks weigh more, as in real football.
 */
export const TICKS = 360;
export const HALF_TIME_TICK = 180;
const TICKS_A_MINUTE = 4;
const FIRST_WEIGHT = 151;

/** Entry t is the sum of the weights of the ticks before t, t = 0 … 360. */
const SUMS: readonly number[] = sums();

/** The sum of all weights. */
export const ALL_TICKS = weightBefore(TICKS);

/** Returns the weight of all ticks before a tick, 0 … 360. @throws RangeError for any other number. */
export function weightBefore(tick: number): number {
  const sum = SUMS[tick];
  if (sum === undefined) throw new RangeError(`a match has no tick ${tick}`);
  return sum;
}

/** Finds the tick into which a weight falls, 0 … 70,379: the largest one with at most this weight before it. */
export function tickOf(weight: number): number {
  let [low, high] = [0, TICKS - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (weightBefore(middle) <= weight) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the minute in which a tick lies, 1 … 90, as scoreboards count. */
export function minuteOf(tick: number): number {
  return Math.floor(tick / TICKS_A_MINUTE) + 1;
}

function sums(): readonly number[] {
  const all = [0];
  for (let tick = 0; tick < TICKS; tick += 1) {
    all.push((all[tick] ?? 0) + FIRST_WEIGHT + Math.floor(tick / TICKS_A_MINUTE));
  }
  return all;
}
