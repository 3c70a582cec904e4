import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { HighPeriod } from "@fairhouse/protocol/play-requests.ts";
import type { HiddenBets } from "../session/hidden-lists.ts";

export type BetScope = "mine" | "all" | "high";

/**
 * Everybody's newest bets, or the largest wins of the last 24 hours; for a single game also of a day, a month or a
 * year.
 */
export interface ListOfAll {
  readonly scope: "all" | "high";
  /** Only bets of this game; null for all. */
  readonly game: string | null;
  readonly period?: HighPeriod | undefined;
}

/** Rows of a live table, which shows the latest bets, not a history. */
export const LIVE_ROWS = 20;

export function betsPath(
  scope: BetScope,
  game: string | null,
  cursor: string | null,
  limit = LIVE_ROWS,
  period?: HighPeriod,
): string {
  const query = new URLSearchParams({ scope, limit: String(limit) });
  if (period !== undefined) query.set("period", period);
  if (game !== null) query.set("game", game);
  if (cursor !== null) query.set("cursor", cursor);
  return `/bets?${query}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The house's clock decides, so it is asked once the new day has begun there too. */
const AFTER_MIDNIGHT_MS = 1_000;

/** Returns the milliseconds until the next UTC day has begun; every month and year begins with one. */
export function untilNextDay(now: number): number {
  return DAY_MS - (now % DAY_MS) + AFTER_MIDNIGHT_MS;
}

/** Adds settled bets to the top of live rows, newest first, each once, and keeps `size` of them. */
export function withNewBets(
  rows: readonly BetRecord[],
  arrived: readonly BetRecord[],
  game: string | null,
  size: number,
): readonly BetRecord[] {
  const known = new Set(rows.map((bet) => bet.id));
  const fresh = arrived.filter((bet) => (game === null || bet.game === game) && !known.has(bet.id));
  if (fresh.length === 0) return rows;
  return [...fresh, ...rows].sort((a, b) => settledTime(b) - settledTime(a)).slice(0, size);
}

/**
 * Returns bets without those of the player's own that no screen here has shown yet. @param mayBeOwn bets of hidden
 * players name nobody, so any of them may be.
 */
export function withoutHidden(
  rows: readonly BetRecord[] | null,
  mayBeOwn: (bet: BetRecord) => boolean,
  { ids, since }: HiddenBets,
): readonly BetRecord[] | null {
  if (rows === null || (ids.size === 0 && since === null)) return rows;
  const mayTell = ({ settledAt }: BetRecord) => settledAt !== null && since !== null && Date.parse(settledAt) >= since;
  return rows.filter((bet) => !ids.has(bet.id) && !(mayTell(bet) && mayBeOwn(bet)));
}

function settledTime(bet: BetRecord): number {
  return Date.parse(bet.settledAt ?? bet.createdAt);
}

export function profitOf(bet: Pick<BetRecord, "stake" | "payout">): number | null {
  return bet.payout === null ? null : bet.payout - bet.stake;
}

/** One bet on all legs, one on each, or several on some of them. */
export type SlipKind = "multiple" | "singles" | "system";

export interface ShownSlip {
  readonly legs: number;
  readonly kind: SlipKind;
}

/** Returns what a list says of a slip; null for every other bet. */
export function slipOf({ bet }: Pick<BetRecord, "bet">): ShownSlip | null {
  if (typeof bet !== "object" || bet === null || !("legs" in bet) || !Array.isArray(bet.legs)) return null;
  const legs = bet.legs.length;
  const sizes = "sizes" in bet ? String(bet.sizes) : "";
  return { legs, kind: sizes === String(legs) ? "multiple" : sizes === "1" ? "singles" : "system" };
}
