import { BlockChance } from "@fairhouse/fairness/block-chance.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { outcomeFrom } from "@fairhouse/fairness/round-outcome.ts";
import { seedStream } from "@fairhouse/fairness/stream.ts";
import type {
  AnyBet,
  AnyCarry,
  AnyExternalGame,
  AnyGame,
  AnyHandGame,
  AnyInstantGame,
  AnyRoundGame,
  AnyState,
} from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Step } from "@fairhouse/kernel/game.ts";
import { UsageError } from "../command.ts";
import { count, type Tally } from "./tally.ts";

const CLIENT_SEED = "simulate";

/** Plays the bets numbered `from` … `from` + `rounds` − 1 and adds their results to the tally. */
export type Play = (from: number, rounds: number, tally: Tally) => void;

/**
 * Simulates a bet with the streams from which real bets are drawn. Solo bet number n is the bet of nonce n, server seed
 * SHA-256(seed) and client seed `simulate`, so that each can be recomputed with `verify`. Round games play a chain
 * whose root is made of the seed and the first number of the portion.
 */
export function playOf(game: AnyGame, bet: AnyBet, seed: string): Play {
  const serverSeed = sha256Hex(seed);
  switch (game.kind) {
    case "instant":
      return playInstant(game, bet, serverSeed);
    case "hand":
      return playHands(game, bet, serverSeed);
    case "round":
      return playRounds(game, bet, serverSeed);
    case "external":
      return playFacts(game, bet, serverSeed);
  }
}

function playInstant(game: AnyInstantGame, bet: AnyBet, serverSeed: string): Play {
  const stream = seedStream(serverSeed);
  return (from, rounds, tally) => {
    for (let nonce = from; nonce < from + rounds; nonce++)
      count(tally, game.play(bet, stream(CLIENT_SEED, nonce)).payout);
  };
}

function playHands(game: AnyHandGame, bet: AnyBet, serverSeed: string): Play {
  const stream = seedStream(serverSeed);
  return (from, rounds, tally) => {
    for (let nonce = from; nonce < from + rounds; nonce++) {
      count(tally, handResult(game, game.deal(bet, stream(CLIENT_SEED, nonce)), playersChance(nonce)));
    }
  };
}

/** Plays a dealt hand to its end as the game's own sample player does. */
function handResult(game: AnyHandGame, dealt: Step<AnyState>, chance: Chance): number {
  let step = dealt;
  let added = step.extraStake;
  for (let turn = 0; step.payout === null; turn++) {
    const result = game.apply(step.state, game.samplePlay(game.view(step.state), chance, turn));
    if (!result.ok) throw new Error(`${game.id}: the sample player made a move that is refused: ${result.refusal}`);
    step = result.value;
    added += step.extraStake;
  }
  return step.payout - added;
}

function playRounds(game: AnyRoundGame, bet: AnyBet, serverSeed: string): Play {
  const ticket = { id: CLIENT_SEED, bet, leftAt: null };
  const salt = sha256Hex(`${serverSeed}:salt`);
  return (from, rounds, tally) => {
    let link = sha256Hex(`${serverSeed}:${from}`);
    let carry: AnyCarry | null = null;
    let fitting: { readonly carry: AnyCarry } | null = null;
    let index = 0;
    let chance: Chance | null = null;
    for (let played = 0; played < rounds; ) {
      const opened = game.open(carry);
      if (opened.fresh) {
        link = sha256Hex(link);
        index++;
        chance = null;
      }
      // A bet that does not fit this round (another base card) sits it out. Once it has found a round, it is played in
      // rounds like that one.
      const fits = game.refuse(bet, opened.carry) === null;
      if (fits) fitting = opened;
      const given = fits ? opened : opened.fresh ? fitting : null;
      const book = given ? [ticket] : [];
      chance ??= roundChance(game.seeding, { link, salt, index, seeds: book.map(({ id }) => id) });
      const result = outcomeFrom(game, chance, (given ?? opened).carry, book);
      carry = result.carry;
      if (book.length === 0) continue;
      count(tally, game.settle(ticket, result.outcome));
      played++;
    }
  };
}

/**
 * Settles the bet by links that are made for it: those of number n follow from the seed, n and the fact. Facts from
 * elsewhere have no law that could be simulated.
 */
function playFacts(game: AnyExternalGame, bet: AnyBet, serverSeed: string): Play {
  const { ofLinks } = game;
  if (ofLinks === undefined) throw new UsageError(`bets of ${game.id} draw nothing: facts decide them`);
  const facts = [...ofLinks.of(bet)];
  const salt = sha256Hex(`${serverSeed}:salt`);
  return (from, rounds, tally) => {
    for (let n = from; n < from + rounds; n++) {
      const known = facts.map(([id, { state, first, last }]) => {
        const link = sha256Hex(`${serverSeed}:${n}:${id}`);
        return [id, ofLinks.result(state, factLinks({ first, last, link, salt }))] as const;
      });
      const end = game.settle(bet, new Map(known));
      if (end === null) throw new Error(`${game.id} does not end although everything is known`);
      count(tally, end.payout);
    }
  };
}

/**
 * The randomness of a player's decisions. It plays no part in the house's draws, and it is not secret: a hash of nonce
 * and number that costs next to nothing (the mixing function of splitmix32).
 */
function playersChance(nonce: number): Chance {
  return new BlockChance((block, words) => {
    for (let k = 0; k < 8; k++) words.push(mixed(Math.imul(nonce, 0x9e3779b1) + Math.imul(8 * block + k, 0x85ebca6b)));
  });
}

function mixed(value: number): number {
  let x = (value + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
