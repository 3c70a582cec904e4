import { catalog } from "@fairhouse/games/catalog.ts";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import type {
  AnyBet,
  AnyCarry,
  AnyExternalGame,
  AnyGame,
  AnyHandGame,
  AnyInstantGame,
  AnyRoundGame,
} from "@fairhouse/kernel/any-game.ts";
import { gameNamed } from "../../../tools/game-arguments.ts";

const games: readonly AnyGame[] = await Promise.all(catalog.map(({ id }) => gameNamed(id)));

/** The games that simulated players play, taken from the catalogue. */
export const instantGames: readonly AnyInstantGame[] = games.filter((game) => game.kind === "instant");
export const handGames: readonly AnyHandGame[] = games.filter((game) => game.kind === "hand");
export const roundGames: readonly AnyRoundGame[] = games.filter((game) => game.kind === "round");
export const externalGames: readonly AnyExternalGame[] = games.filter((game) => game.kind === "external");

/** The path to which attacks that need any instant game send their bets, and below it a bet of 1,000 coins. */
export const BETS = `/api${someInstant.path}`;
export const HANDS = `/api${someHand.path}`;
export const TABLE = `/api/tables/${someFlight.table}`;
export const TICKETS = `/api${someFlight.path}`;
export const BET = { bet: someInstant.bet() };
export const HAND = { bet: someHand.bet() };
/** A bet that stays in its flight until its player leaves. */
export const BY_HAND = { bet: someFlight.leavingAt(null) };

/**
 * Makes a ticket's bet: the game's sample, fitted to the round with this carry, or in a flight one that leaves at the
 * given multiplier.
 */
export function ticketBet(game: AnyRoundGame, stake: number, leavesAt: number | null, carry: AnyCarry | null): AnyBet {
  if (game.id === someFlight.id) return someFlight.leavingAt(leavesAt, stake);
  const sample = game.sampleBet(stake);
  return (carry && game.fit?.(sample, carry)) ?? sample;
}
