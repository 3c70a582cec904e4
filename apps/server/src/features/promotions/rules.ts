/**
 * The rules of rewards: amounts, times, recipients. Pure: time is an argument. Amounts count in the currency's smallest
 * bet.
 */

export const DAY_MS = 86_400_000;

/** The seven days of a streak: a full week is worth a fifth of an account's first balance. */
export const DAILY_IN_BETS = [10, 15, 20, 25, 30, 40, 60] as const;
/** Enough to play on, but never enough to lose a balance on purpose. */
export const FREE_COINS_IN_BETS = 25;
export const FREE_COINS_WAIT_MS = 2 * 3_600_000;
/** Prizes of the first ten of a race. */
export const RACE_PRIZES_IN_BETS = [250, 150, 100, 75, 50, 40, 30, 25, 20, 10] as const;
/** Rounds that took bets in the last moments of a week are settled by then. */
export const RACE_SETTLES_AFTER_MS = 5 * 60_000;

/** Returns days since 1970-01-01, UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** Returns the Monday of an ISO week, in days since 1970-01-01, which was a Thursday. */
export function weekOf(now: number): number {
  const day = dayOf(now);
  return day - ((day + 3) % 7);
}

/** A claimed daily reward: the UTC day, and the day of the streak, 1 to 7. */
export interface DailyClaim {
  readonly ordinal: number;
  readonly step: number;
}

export interface DailyState {
  /** True if today's reward was claimed. */
  readonly claimed: boolean;
  /** Today's day of the streak, 1 to 7, claimed or not. */
  readonly step: number;
  /** The time at which the next reward can be claimed. Now or earlier if today's was not claimed. */
  readonly nextAt: number;
}

/**
 * Returns the state of a player's streak. It starts over at 1 after a missed day and after the seventh. A claim dated
 * ahead of `now` (another server's clock) counts as today's: going back would grant a day twice.
 */
export function dailyState(last: DailyClaim | null, now: number): DailyState {
  const today = dayOf(now);
  if (last !== null && last.ordinal >= today)
    return { claimed: true, step: last.step, nextAt: (last.ordinal + 1) * DAY_MS };
  const continues = last !== null && last.ordinal === today - 1;
  return { claimed: false, step: continues ? (last.step % DAILY_IN_BETS.length) + 1 : 1, nextAt: today * DAY_MS };
}

export type FreeCoinsState =
  | { readonly open: true }
  /** `coins`: the player can still place the smallest bet; `waiting`: until `nextAt`. */
  | { readonly open: false; readonly why: "coins" | "waiting"; readonly nextAt: number | null };

/** Decides if a player gets free coins. `worth` is the balance plus the stakes of open bets. */
export function freeCoinsState(lastAt: number | null, worth: number, minBet: number, now: number): FreeCoinsState {
  if (worth >= minBet) return { open: false, why: "coins", nextAt: null };
  const nextAt = lastAt === null ? now : lastAt + FREE_COINS_WAIT_MS;
  return nextAt > now ? { open: false, why: "waiting", nextAt } : { open: true };
}

/**
 * Returns the weeks of races that are over and may have to be paid, oldest first: a house that was offline catches up
 * four weeks.
 */
export function endedWeeks(now: number): readonly number[] {
  const current = weekOf(now - RACE_SETTLES_AFTER_MS);
  return [4, 3, 2, 1].map((back) => current - 7 * back);
}
