import { roundChance } from "@fairhouse/fairness/round.ts";
import type { FlightGame } from "@fairhouse/games/shared/rules/flight.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { type TableSnapshot, tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect, type Page } from "@playwright/test";
import { roundInPlay, type SecretRound } from "../house/known-chains.ts";
import type { Player } from "./player.ts";

/** Time for events that the rounds of a quick table bring by themselves, on a busy machine. */
export const ROUNDS_MS = 90_000;
/** Time for one press on a busy machine. */
export const PRESS_MS = 3_000;
/** A time that is shorter than any flight. */
const NONE = -1;
/** Interval of looks at a table while a test waits for its next round. */
const LOOKS = [200];

export async function snapshotOf({ request }: Pick<Page, "request">, table: string): Promise<TableSnapshot> {
  return tableSnapshot.parse(await (await request.get(`/api/tables/${table}`)).json());
}

/** Waits until the only bet of a player that was not refunded has been shown. */
export async function shownBet(player: Player, game: string): Promise<BetRecord & { readonly payout: number }> {
  const played = async () => (await player.bets(game)).find((bet) => !isGivenBack(bet));
  await expect.poll(async () => (await played())?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  const bet = await played();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  return { ...bet, payout: bet.payout };
}

/** Waits until betting has just begun at a table, so that most of its time is left. */
export async function nextBetting(page: Page, table: string): Promise<void> {
  const passed = async () => {
    const { round, now, times } = await snapshotOf(page, table);
    if (round?.phase !== "betting" || round.closesAt === null) return 1;
    return 1 - (round.closesAt - now) / times.bettingMs;
  };
  await expect.poll(passed, { timeout: ROUNDS_MS, intervals: LOOKS }).toBeLessThan(0.2);
}

/**
 * Waits while betting at a table is about to close: it would be chance whether a press then falls into this round or
 * the next.
 */
export async function expectNoClosing(page: Page, table: string, leftMs: number): Promise<void> {
  const left = async () => closesIn(await snapshotOf(page, table));
  await expect.poll(left, { timeout: ROUNDS_MS, intervals: LOOKS }).toBeGreaterThan(leftMs);
}

/**
 * Waits until a bet at a table with revealed rounds is queued, and the next round opens in more than this many
 * milliseconds.
 */
export async function expectNoOpening(page: Page, table: string, leftMs: number): Promise<void> {
  const left = async () => opensIn(await snapshotOf(page, table));
  await expect.poll(left, { timeout: ROUNDS_MS, intervals: LOOKS }).toBeGreaterThan(leftMs);
}

/** Milliseconds until betting closes at a table with revealed rounds: in this round, or else in the next. */
function closesIn(snapshot: TableSnapshot): number {
  const { round, now, times } = snapshot;
  if (round?.phase !== "betting") return opensIn(snapshot) + times.bettingMs;
  return round.closesAt === null ? Number.POSITIVE_INFINITY : round.closesAt - now;
}

/** Milliseconds until the next round of such a table opens; 0 while one is open. */
function opensIn({ round, now, times }: TableSnapshot): number {
  if (round?.phase === "betting" || round?.startedAt == null || round.revealMs === null) return 0;
  return Math.max(0, round.startedAt + round.revealMs + times.resultMs - now);
}

/**
 * The remaining milliseconds of a flight in which nobody has bet, by what only the house knows; 0 while no flight is
 * on.
 */
export async function leftOfFlight(page: Page, game: FlightGame): Promise<number> {
  const [{ round, now }, secret] = await Promise.all([snapshotOf(page, game.id), roundInPlay(game.id)]);
  if (round?.phase !== "running" || round.startedAt === null || secret?.number !== round.number) return 0;
  return round.startedAt + lengthOf(game, secret) - now;
}

/**
 * Waits until a bet that is made or queued now flies for at least this many milliseconds, provided that nobody's seed
 * is mixed in.
 */
export async function nextFlight(page: Page, game: FlightGame, leastMs: number): Promise<void> {
  const length = async () => {
    const { round, now } = await snapshotOf(page, game.id);
    const isOpen = round?.phase === "betting";
    if (round === null || (isOpen && (round.closesAt ?? 0) - now < PRESS_MS)) return NONE;
    const number = isOpen ? round.number : round.number + 1;
    const secret = await roundInPlay(game.id, isOpen ? 0 : 1);
    return secret?.number === number ? lengthOf(game, secret) : NONE;
  };
  await expect.poll(length, { timeout: ROUNDS_MS, intervals: LOOKS }).toBeGreaterThanOrEqual(leastMs);
}

function lengthOf({ seeding, outcome, runMs }: FlightGame, secret: SecretRound): number {
  return runMs(outcome(roundChance(seeding, { ...secret, seeds: [] }), null, []).outcome);
}
