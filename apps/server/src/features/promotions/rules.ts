/** What is given, when, to whom. Pure: time is an argument. Amounts count in the currency's smallest bet. */

export const DAY_MS = 86_400_000;

/** The seven days of a streak: a week of coming back is worth a fifth of what an account starts with. */
export const DAILY_IN_BETS = [10, 15, 20, 25, 30, 40, 60] as const;
/** Enough to play on, never enough to be worth losing a balance for. */
export const FREE_COINS_IN_BETS = 25;
export const FREE_COINS_WAIT_MS = 2 * 3_600_000;
/** Prizes of the first ten of a race. */
export const RACE_PRIZES_IN_BETS = [250, 150, 100, 75, 50, 40, 30, 25, 20, 10] as const;
/** Rounds that took bets in the last moments of a week are settled by then. */
export const RACE_SETTLES_AFTER_MS = 5 * 60_000;

/** Days since 1970-01-01, UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** The Monday of an ISO week, in days since 1970-01-01, which was a Thursday. */
export function weekOf(now: number): number {
  const day = dayOf(now);
  return day - ((day + 3) % 7);
}

/** A daily reward as it was claimed: the UTC day, and the day of the streak, 1 to 7. */
export interface DailyClaim {
  readonly ordinal: number;
  readonly step: number;
}

export interface DailyState {
  /** Whether today's reward is taken. */
  readonly claimed: boolean;
  /** Day of the streak, 1 to 7: today's, taken or not. */
  readonly step: number;
  /** When the next reward can be claimed. Now or earlier when today's is not taken. */
  readonly nextAt: number;
}

/**
 * Where a player stands in their streak. A missed day starts again at 1, and so does the day after the seventh. A claim dated ahead
 * of `now` (another server's clock) counts as today's: going back would give a day twice.
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
  /** `coins`: they can still place the smallest bet; `waiting`: until `nextAt`. */
  | { readonly open: false; readonly why: "coins" | "waiting"; readonly nextAt: number | null };

/** Whether somebody gets free coins. `worth` is the balance plus what their open bets have staked. */
export function freeCoinsState(lastAt: number | null, worth: number, minBet: number, now: number): FreeCoinsState {
  if (worth >= minBet) return { open: false, why: "coins", nextAt: null };
  const nextAt = lastAt === null ? now : lastAt + FREE_COINS_WAIT_MS;
  return nextAt > now ? { open: false, why: "waiting", nextAt } : { open: true };
}

/** Weeks of races that are over and may have to be paid, oldest first: a house that was away catches up four weeks. */
export function endedWeeks(now: number): readonly number[] {
  const current = weekOf(now - RACE_SETTLES_AFTER_MS);
  return [4, 3, 2, 1].map((back) => current - 7 * back);
}
