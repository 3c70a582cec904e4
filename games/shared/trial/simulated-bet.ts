import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { readsBook, roundOutcome } from "@fairhouse/fairness/round-outcome.ts";
import { seedStream } from "@fairhouse/fairness/stream.ts";
import type { AnyBet, AnyCarry, AnyGame, AnyRoundGame, AnyView } from "@fairhouse/kernel/any-game.ts";
import { dealHand, type OpenHand, playMove } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { AutoPlay } from "../screen/panel/auto-bets.ts";

/** The automatic bets of any game, for code that treats all games alike. The rules' schemas check the bets. */
export type AnyAutoPlay = AutoPlay<object, unknown, AnyView, unknown>;

export interface SimulatedBet {
  /** The sum of all stakes of the bet. */
  readonly stake: Money;
  readonly payout: Money;
}

/**
 * Plays one bet after another from a seed; `balance` is the balance before the bet. Null if the game does not accept
 * the bet.
 */
export type Simulation = (stake: Money, setup: object, balance: Money) => SimulatedBet | null;

/** More steps than any hand or any wait for a round of a game takes; a longer one never ends. */
const MOST_STEPS = 1_000;

/**
 * Makes a simulation of bets by a game's own rules, on the streams that real bets use, with a seed that is known here
 * and that nobody staked on. Rounds that mix in seeds of bettors use the stand-in seeds. Null for rounds that need more
 * than a ticket, such as a pot with the stakes of others.
 */
export function simulationOf(game: AnyGame, play: AnyAutoPlay, seed: string, random: () => number): Simulation | null {
  const settle = settling(game, play, seed, random);
  return (
    settle &&
    ((stake, setup, balance) => {
      const bet = game.bet.safeParse(play.bet(stake, setup));
      return bet.success && game.stake(bet.data) === stake ? settle(bet.data, setup, balance) : null;
    })
  );
}

type Settling = (bet: AnyBet, setup: object, balance: Money) => SimulatedBet | null;

function settling(game: AnyGame, play: AnyAutoPlay, seed: string, random: () => number): Settling | null {
  const stream = seedStream(seed);
  let nonce = 0;
  switch (game.kind) {
    case "instant":
      return (bet) => ({ stake: game.stake(bet), payout: game.play(bet, stream("trial", nonce++)).payout });
    case "hand":
      return (bet, setup, balance) => {
        const dealt = dealHand({ id: "trial", game, bet, nonce, createdAt: 0 }, stream("trial", nonce++));
        return handPlayed(dealt, (view, turn, stake) =>
          play.move?.(view, setup, { turn, random, covers: (more) => more <= balance - stake }),
        );
      };
    case "round":
      return readsBook(game) ? null : roundsOf(game, seed);
    case "external":
      return null;
  }
}

/** Plays a hand to its end; null if the game does not accept a move, or refuses it. */
function handPlayed(
  dealt: OpenHand,
  moveOf: (view: AnyView, turn: number, stake: Money) => unknown,
): SimulatedBet | null {
  let hand = dealt;
  for (let turn = 0; turn < MOST_STEPS && hand.payout === null; turn++) {
    const move = hand.game.move.safeParse(moveOf(hand.game.view(hand.state), turn, hand.stake));
    const next = move.success ? playMove(hand, move.data) : null;
    if (next === null || "refusal" in next) return null;
    hand = next.hand;
  }
  return hand.payout === null ? null : { stake: hand.stake, payout: hand.payout };
}

/**
 * Plays rounds of one table with one bet each, fitted to the round where the game does that. Rounds that the bet does
 * not fit are skipped.
 */
function roundsOf(game: AnyRoundGame, seed: string): Settling {
  const salt = sha256Hex(`${seed}:salt`);
  let link = seed;
  let index = 0;
  let carry: AnyCarry | null = null;
  return (bet) => {
    for (let step = 0; step < MOST_STEPS; step++) {
      const opened = game.open(carry);
      if (opened.fresh) {
        link = sha256Hex(link);
        index++;
      }
      const result = roundOutcome(game, { link, salt, index, seeds: [] }, opened.carry, []);
      carry = result.carry;
      const placed = game.fit ? game.fit(bet, opened.carry) : bet;
      if (placed === null || game.refuse(placed, opened.carry) !== null) continue;
      const ticket = { id: "trial", bet: placed, leftAt: null };
      return { stake: game.stake(placed), payout: game.settle(ticket, result.outcome) };
    }
    return null;
  };
}
