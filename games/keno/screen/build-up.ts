/** Time between two numbers, and before one that may raise the payout to a large one. */
const EACH_MS = 130;
const CLOSE_MS = 290;
/** Only the last numbers of a draw may take longer, so that a draw never takes more than two seconds. */
const LAST = 4;
/** A payout from which the next hit is worth waiting for, in hundredths. */
const LARGE = 500;

/** Returns true if the next hit would raise the payout to a large one. `pays` are the payouts by number of hits. */
export function isClose(pays: readonly number[], hits: number): boolean {
  const next = pays[hits + 1] ?? 0;
  return next >= LARGE && next > (pays[hits] ?? 0);
}

/** Returns when each drawn number is shown, in milliseconds from the start of the draw. */
export function timesOf(
  chosen: readonly number[],
  drawn: readonly number[],
  pays: readonly number[],
): readonly number[] {
  let [hits, ms] = [0, 0];
  return drawn.map((number, at) => {
    ms += at >= drawn.length - LAST && isClose(pays, hits) ? CLOSE_MS : EACH_MS;
    if (chosen.includes(number)) hits += 1;
    return ms;
  });
}
