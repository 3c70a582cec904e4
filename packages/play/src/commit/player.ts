import type { SeedStream } from "@fairhouse/fairness/stream.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { AccountState } from "@fairhouse/ledger/entry.ts";
import { type RecentPlay, refusePace } from "@fairhouse/protocol/play-rules.ts";
import type { StakeLimits } from "../ports.ts";
import type { Refusal } from "./refusal.ts";

/** Amounts of a UTC day, an ISO week (from Monday) and a month. */
export interface Periods<Value> {
  readonly day: Value;
  readonly week: Value;
  readonly month: Value;
}

/** Stakes and returns in the periods that contain the date `on` (YYYY-MM-DD, UTC). */
export interface Spending {
  readonly on: string;
  readonly wagered: Periods<Money>;
  readonly returned: Periods<Money>;
}

/** Facts that commands can ask for beside their player's row; null until one needed them. */
interface Needed {
  /** Open hands by id. */
  readonly hands: ReadonlyMap<string, OpenHand> | null;
  readonly recent: RecentPlay | null;
  /** Number of open bets that wait for facts; one that ended since counts until it is read again. */
  readonly waiting: number | null;
}
export type Need = keyof Needed;
export const NEEDS: readonly Need[] = ["hands", "recent", "waiting"];
/** The needs of a command that stakes something new. */
export const stakeNeeds = ({ pacing }: StakeLimits): readonly Need[] => (pacing === undefined ? [] : ["recent"]);

/** Everything a bet depends on, as read at one version of the player's row. Immutable: a change is a new state. */
export interface PlayerState extends Needed {
  readonly id: string;
  readonly version: number;
  readonly account: AccountState;
  readonly currency: string;
  readonly name: string | null;
  readonly avatar: string;
  readonly role: "player" | "support" | "operator" | "admin";
  readonly simulated: boolean;
  readonly adult: boolean;
  readonly banned: boolean;
  /** Milliseconds since 1970, or null. */
  readonly excludedUntil: number | null;
  readonly seed: { readonly id: string; readonly clientSeed: string; readonly stream: SeedStream };
  readonly nonce: number;
  readonly wagerLimits: Periods<Money | null>;
  readonly lossLimits: Periods<Money | null>;
  readonly spending: Spending;
}

/** A chip is at least the smallest bet divided by this (`docs/rules/derivations.md`), so that rounding stays small. */
const CHIPS_PER_SMALLEST_BET = 10;

/**
 * Returns the reason why this player may not make this bet now; null if they may. Needs {@link stakeNeeds}.
 * @param round the round of a ticket; null for other bets.
 */
export function refuseBet(
  player: PlayerState,
  game: AnyGame,
  bet: AnyBet,
  limits: StakeLimits,
  now: number,
  round: string | null = null,
): Refusal | null {
  const part = game.smallestPart?.(bet);
  if (part !== undefined && part * CHIPS_PER_SMALLEST_BET < limits.minBet) {
    return { code: "bet_too_small", details: { minChip: Math.ceil(limits.minBet / CHIPS_PER_SMALLEST_BET) } };
  }
  return (
    refuseStake(player, game.stake(bet), limits, now) ?? refuseMoment(player, limits, { game: game.id, round, now })
  );
}

function refuseMoment(
  { recent }: PlayerState,
  { pacing }: StakeLimits,
  bet: { readonly game: string; readonly round: string | null; readonly now: number },
): Refusal | null {
  if (pacing === undefined) return null;
  if (recent === null) throw new Error("a bet under rules of pacing needs what was played lately");
  return refusePace(recent, pacing, bet);
}

/**
 * Returns the reason why this player may not stake so much now; null if they may. `limits` is null for stakes after a
 * bet's first.
 */
export function refuseStake(
  player: PlayerState,
  stake: Money,
  limits: StakeLimits | null,
  now: number,
): Refusal | null {
  if (!player.adult) return { code: "age_unconfirmed" };
  if (player.banned) return { code: "banned" };
  if (player.excludedUntil !== null && player.excludedUntil > now) {
    return { code: "excluded", details: { until: new Date(player.excludedUntil).toISOString() } };
  }
  if (limits && stake < limits.minBet) return { code: "bet_too_small", details: { minBet: limits.minBet } };
  if (limits && stake > limits.maxBet) return { code: "bet_too_large", details: { maxBet: limits.maxBet } };
  if (stake > player.account.balance) return { code: "insufficient_balance" };
  const { wagered, returned } = spendingOn(player.spending, now);
  for (const period of ["day", "week", "month"] as const) {
    const wager = player.wagerLimits[period];
    if (wager !== null && wagered[period] + stake > wager) return { code: "limit_reached", details: { wager: period } };
    const loss = player.lossLimits[period];
    if (loss !== null && wagered[period] - returned[period] + stake > loss) {
      return { code: "limit_reached", details: { loss: period } };
    }
  }
  return null;
}

/** Returns the spending as it counts at a moment: periods that have ended since the last bet start from zero. */
export function spendingOn(spending: Spending, now: number): Spending {
  const today = utcDate(now);
  // A later date comes from a server whose clock is ahead: going back would grant the limits of a day twice.
  if (spending.on >= today) return spending;
  const keep: Periods<boolean> = {
    day: false,
    week: monday(spending.on) === monday(today),
    month: spending.on.slice(0, 7) === today.slice(0, 7),
  };
  const kept = (amounts: Periods<Money>): Periods<Money> => ({
    day: keep.day ? amounts.day : 0,
    week: keep.week ? amounts.week : 0,
    month: keep.month ? amounts.month : 0,
  });
  return { on: today, wagered: kept(spending.wagered), returned: kept(spending.returned) };
}

/** Returns the spending after a stake and a return at a moment. */
export function spend(spending: Spending, stake: Money, returned: Money, now: number): Spending {
  const current = spendingOn(spending, now);
  const raise = (amounts: Periods<Money>, by: Money): Periods<Money> => ({
    day: amounts.day + by,
    week: amounts.week + by,
    month: amounts.month + by,
  });
  return { on: current.on, wagered: raise(current.wagered, stake), returned: raise(current.returned, returned) };
}

/**
 * Returns the spending after a stake of an earlier moment was given back, as if it had not been made: in the periods
 * that contain that moment.
 */
export function unspend(spending: Spending, stake: Money, madeAt: number, now: number): Spending {
  const current = spendingOn(spending, now);
  const made = utcDate(madeAt);
  const { day, week, month } = current.wagered;
  const less = (amount: Money, counted: boolean) => (counted ? Math.max(0, amount - stake) : amount);
  const wagered: Periods<Money> = {
    day: less(day, made === current.on),
    week: less(week, monday(made) === monday(current.on)),
    month: less(month, made.slice(0, 7) === current.on.slice(0, 7)),
  };
  return { ...current, wagered };
}

/**
 * Returns the spending after the payout of an earlier bet changed by so much, up or down. No period's returns become
 * negative: it may have begun since.
 */
export function respend(spending: Spending, change: Money, now: number): Spending {
  const current = spendingOn(spending, now);
  const { day, week, month } = current.returned;
  const after = (amount: Money) => Math.max(0, amount + change);
  return { ...current, returned: { day: after(day), week: after(week), month: after(month) } };
}

let dateOf = { startMs: 0, date: "1970-01-01" };

/** Returns the UTC date as YYYY-MM-DD; remembered for the day, because every bet asks. */
function utcDate(now: number): string {
  const startMs = Math.floor(now / 86_400_000) * 86_400_000;
  if (dateOf.startMs !== startMs) dateOf = { startMs, date: new Date(startMs).toISOString().slice(0, 10) };
  return dateOf.date;
}

/** Returns the Monday of a date's week, YYYY-MM-DD. */
function monday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
}
