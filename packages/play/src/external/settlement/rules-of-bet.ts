import type { AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { BetRow } from "../../commit/bet-store.ts";
import type { Games } from "../../ports.ts";

/** Returns the rules by which a bet on facts was made. @throws Error if the rules of its version are gone. */
export function rulesOfBet(games: Games, bet: Pick<BetRow, "game" | "game_version">): AnyExternalGame {
  const { game, game_version: version } = bet;
  const rules = games.version(game, version);
  if (rules?.kind !== "external") throw new Error(`no rules for bets of ${game} version ${version}`);
  return rules;
}
