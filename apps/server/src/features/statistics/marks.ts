import type { Marks } from "@fairhouse/kernel/game.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import type { CountedBet } from "./cells.ts";

/** A bet as its rules read it: the bet itself as JSON text. */
export type MarkedBet = Pick<CountedBet, "game" | "game_version" | "bet">;

/** The increments of a row of `statistics_day_mark`. */
export interface MarkCell extends Pick<CountedBet, "day" | "game" | "currency" | "result"> {
  readonly mark: string;
  readonly value: number;
  bets: number;
  wagered: number;
  paid: number;
}

/** Makes a function that reads a bet's marks by the rules of its version; empty if they define none, or are gone. */
export function marksReader(games: Games): (bet: MarkedBet) => Marks {
  // Players repeat their bets, so each is read once.
  const known = new Map<string, Marks>();
  return ({ game, game_version: version, bet }) => {
    const name = `${game} ${version} ${bet}`;
    let marks = known.get(name);
    if (marks === undefined) {
      const rules = games.version(game, version);
      const parsed = rules?.bet.safeParse(JSON.parse(bet));
      marks = (rules !== undefined && parsed?.success === true ? rules.marks?.(parsed.data) : undefined) ?? {};
      known.set(name, marks);
    }
    return marks;
  };
}

/** Sums bets up by day, game, currency, result, and each of their marks with its value. */
export function markCellsOf(bets: readonly CountedBet[], games: Games): readonly MarkCell[] {
  const marksOf = marksReader(games);
  const cells = new Map<string, MarkCell>();
  for (const bet of bets) {
    const { day, game, currency, result } = bet;
    for (const [mark, value] of Object.entries(marksOf(bet))) {
      const name = `${day} ${game} ${currency} ${result} ${mark} ${value}`;
      const cell = cells.get(name) ?? { day, game, currency, result, mark, value, bets: 0, wagered: 0, paid: 0 };
      cells.set(name, cell);
      cell.bets += bet.times;
      cell.wagered += bet.times * bet.stake;
      cell.paid += bet.times * bet.payout;
    }
  }
  return [...cells.values()];
}
