import { floorOf, type Ratio } from "@fairhouse/kernel/ratio.ts";
import type { Games } from "@fairhouse/play/ports.ts";

/** A settled bet as the roll-up reads it. */
export interface CountedBet {
  readonly id: string;
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly game: string;
  readonly game_version: number;
  readonly currency: string;
  /** As numbered by `bet_result` of the database, 0 to 7; wins from 3 on. */
  readonly result: number;
  /** The bet itself, as JSON text. */
  readonly bet: string;
  readonly stake: number;
  readonly payout: number;
  /** 1, or −1 if a re-settlement takes it back. */
  readonly times: 1 | -1;
}

/** The increments of a row of `statistics_day`. Integers; `expected_thousandths` as text, because it may pass 2^53. */
export interface Cell {
  readonly day: string;
  readonly game: string;
  readonly currency: string;
  readonly result: number;
  bets: number;
  wagered: number;
  paid: number;
  judged_wagered: number;
  judged_paid: number;
  expected_thousandths: string;
  top_profit: number;
  top_profit_bet: string | null;
  top_multiplier: number;
  top_multiplier_bet: string | null;
}

const GIVEN_BACK = 0;
const FIRST_WIN = 3;

/** Sums bets up by day, game, currency and result. */
export function cellsOf(bets: readonly CountedBet[], games: Games): readonly Cell[] {
  const cells = new Map<string, Cell>();
  // Players repeat their bets, so each is judged once.
  const returns = new Map<string, Ratio | null>();
  for (const bet of bets) {
    const name = `${bet.day} ${bet.game} ${bet.currency} ${bet.result}`;
    const cell = cells.get(name) ?? emptyCell(bet);
    cells.set(name, cell);
    cell.bets += bet.times;
    cell.wagered += bet.times * bet.stake;
    cell.paid += bet.times * bet.payout;
    judge(cell, bet, returns, games);
    if (bet.result >= FIRST_WIN && bet.times > 0) noteTops(cell, bet);
  }
  return [...cells.values()];
}

function emptyCell({ day, game, currency, result }: CountedBet): Cell {
  return {
    ...{ day, game, currency, result, bets: 0, wagered: 0, paid: 0 },
    ...{ judged_wagered: 0, judged_paid: 0, expected_thousandths: "0" },
    ...{ top_profit: 0, top_profit_bet: null, top_multiplier: 0, top_multiplier_bet: null },
  };
}

/**
 * Adds a bet to the measure of luck if its exact return is known; rounded down bet by bet, so that the order of
 * counting changes no sum.
 */
function judge(cell: Cell, bet: CountedBet, returns: Map<string, Ratio | null>, games: Games): void {
  if (bet.result === GIVEN_BACK) return;
  const name = `${bet.game} ${bet.game_version} ${bet.bet}`;
  let exact = returns.get(name);
  if (exact === undefined) {
    exact = returnOf(bet, games);
    returns.set(name, exact);
  }
  if (exact === null) return;
  cell.judged_wagered += bet.times * bet.stake;
  cell.judged_paid += bet.times * bet.payout;
  const expected = BigInt(bet.times) * floorOf(exact, BigInt(bet.stake) * 1000n);
  cell.expected_thousandths = String(BigInt(cell.expected_thousandths) + expected);
}

/**
 * Returns the exact return; null if it depends on the player's moves or on a pot, or the rules of that version are
 * gone.
 */
function returnOf({ game, game_version, bet }: CountedBet, games: Games): Ratio | null {
  const rules = games.version(game, game_version);
  const parsed = rules?.bet.safeParse(JSON.parse(bet));
  return rules !== undefined && parsed?.success === true ? rules.exactReturn(parsed.data) : null;
}

function noteTops(cell: Cell, { id, stake, payout }: CountedBet): void {
  if (payout - stake > cell.top_profit) {
    cell.top_profit = payout - stake;
    cell.top_profit_bet = id;
  }
  const multiplier = Number((BigInt(payout) * 100n) / BigInt(stake));
  if (multiplier > cell.top_multiplier) {
    cell.top_multiplier = multiplier;
    cell.top_multiplier_bet = id;
  }
}
