import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { RoundSource } from "@fairhouse/fairness/round.ts";
import type { RoundBefore } from "@fairhouse/fairness/round-before.ts";
import { roundOutcome, roundSeeds } from "@fairhouse/fairness/round-outcome.ts";
import type { AnyBet, AnyCarry, AnyOutcome, AnyRoundGame, AnyTicket } from "@fairhouse/kernel/any-game.ts";
import { frozen, type Seeds, ticketOf } from "./playing.ts";

/** One of the rounds of a table. */
export interface RowRound {
  readonly source: RoundSource;
  readonly carry: AnyCarry;
  /** Two tickets of one player with one of another player between them. */
  readonly book: readonly [AnyTicket, AnyTicket, AnyTicket];
  readonly outcome: AnyOutcome;
}

const BETTORS = ["ada", "bo", "ada"] as const;

/**
 * Plays the rounds of a table as a house does: each continues from the carry of the previous one, with a new link if
 * the rules want one. A bet that does not fit its round is replaced by the first that does or can be made to; a round
 * without any is played and left out.
 * @param keep transforms a carry between two rounds
 */
export function roundsInARow(
  game: AnyRoundGame,
  bets: readonly AnyBet[],
  { serverSeed, clientSeed }: Seeds,
  keep: (carry: AnyCarry) => AnyCarry = (carry) => carry,
): readonly RowRound[] {
  const played: RowRound[] = [];
  let carry: AnyCarry | null = null;
  let index = 0;
  for (const wished of bets) {
    const opened: ReturnType<AnyRoundGame["open"]> = game.open(carry === null ? null : keep(carry));
    if (opened.fresh) index += 1;
    const fits = (bet: AnyBet) => game.refuse(bet, opened.carry) === null;
    const fitted = bets.flatMap((bet) => game.fit?.(bet, opened.carry) ?? []);
    const bet = [wished, ...bets, ...fitted].find(fits);
    const bettors = BETTORS.map((player) => ({ player, clientSeed: `${player} of ${clientSeed}` }));
    const seeds = roundSeeds(game.seeding, bettors).map((bettor) => bettor.clientSeed);
    const source = { link: sha256Hex(`${serverSeed} ${index}`), salt: clientSeed, index, seeds };
    const book = bet === undefined ? null : bookOf(bet);
    const result: ReturnType<AnyRoundGame["outcome"]> = roundOutcome(game, source, frozen(opened.carry), book ?? []);
    carry = frozen(result.carry);
    if (book) played.push({ source, carry: opened.carry, book, outcome: frozen(result.outcome) });
  }
  return played;
}

/** Plays rounds of a table without bets, for games whose rounds hand something on. */
export function beginningsInARow(
  game: AnyRoundGame,
  rounds: number,
  { serverSeed, clientSeed }: Seeds,
): readonly RoundBefore[] {
  const played: RoundBefore[] = [];
  let opened = game.open(null);
  let index = 1;
  for (let round = 0; round < rounds; round += 1) {
    const source = { link: sha256Hex(`${serverSeed} ${index}`), salt: clientSeed, index, seeds: [] };
    const { carry } = opened;
    played.push({ version: game.version, terminalHash: "terminal", index, source, carry, book: [] });
    opened = game.open(frozen(roundOutcome(game, source, carry, []).carry));
    if (opened.fresh) index += 1;
  }
  return played;
}

function bookOf(bet: AnyBet): RowRound["book"] {
  const ticket = ticketOf(bet);
  return [ticket, { ...ticket, id: "second" }, { ...ticket, id: "third" }];
}
