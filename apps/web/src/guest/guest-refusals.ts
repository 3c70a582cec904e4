import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { type ErrorBody, type ErrorCode, errorCatalogue } from "@fairhouse/protocol/errors.ts";
import { type Pacing, refusePace } from "@fairhouse/protocol/play-rules.ts";
import { type GuestBook, openBets } from "./guest-book.ts";

/** A refused command of a guest: the codes and details of the server's answers. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly details?: unknown;
}

export interface StakeLimits {
  readonly minBet: Money;
  readonly maxBet: Money;
  /** Absent if bets may be made at any time. */
  readonly pacing?: Pacing | undefined;
}

/** A chip is at least this fraction of the smallest bet (`docs/rules/derivations.md`). */
const CHIPS_PER_SMALLEST_BET = 10;

/**
 * Returns why a guest may not make this bet; null if they may. The server checks the same for a player, in the same
 * order.
 */
export function refuseBet(
  book: GuestBook,
  game: AnyGame,
  bet: AnyBet,
  limits: StakeLimits,
  now: number,
): Refusal | null {
  const part = game.smallestPart?.(bet);
  if (part !== undefined && part * CHIPS_PER_SMALLEST_BET < limits.minBet) {
    return { code: "bet_too_small", details: { minChip: Math.ceil(limits.minBet / CHIPS_PER_SMALLEST_BET) } };
  }
  return refuseStake(book, game.stake(bet), limits) ?? refuseMoment(book, game.id, limits, now);
}

function refuseMoment(book: GuestBook, game: string, { pacing }: StakeLimits, now: number): Refusal | null {
  if (pacing === undefined) return null;
  const [newest] = book.bets;
  const last = newest === undefined ? null : { at: Date.parse(newest.createdAt), round: null };
  const openGames = openBets(book).map((open) => open.game);
  return refusePace({ last, openGames }, pacing, { game, round: null, now });
}

/** Returns why a stake is refused. `limits` is null for stakes after a bet's first. */
export function refuseStake(book: GuestBook, stake: Money, limits: StakeLimits | null): Refusal | null {
  if (book.adultAt === null) return { code: "age_unconfirmed" };
  if (limits && stake < limits.minBet) return { code: "bet_too_small", details: { minBet: limits.minBet } };
  if (limits && stake > limits.maxBet) return { code: "bet_too_large", details: { maxBet: limits.maxBet } };
  return stake > book.coins ? { code: "insufficient_balance" } : null;
}

/** Returns a refusal as an error body. */
export function errorOf({ code, details }: Refusal): ErrorBody {
  return { code, message: errorCatalogue[code][1], details, requestId: "" };
}
