import { BlockChance } from "@fairhouse/fairness/block-chance.ts";
import type { RoundSource } from "@fairhouse/fairness/round.ts";
import { roundOutcome as outcomeOfRound } from "@fairhouse/fairness/round-outcome.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import type {
  AnyBet,
  AnyGame,
  AnyHandGame,
  AnyMove,
  AnyOutcome,
  AnyRoundGame,
  AnyState,
  AnyTicket,
  AnyView,
} from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Step } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";

/** More turns than any hand has. */
const MAX_TURNS = 1_000;

export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export function chanceOf({ serverSeed, clientSeed, nonce }: Seeds): Chance {
  return soloChance(serverSeed, clientSeed, nonce);
}

/**
 * Plays one bet to its end, with everything that anybody gets to see of it. A round takes its link and salt from the
 * seeds.
 */
export function played(game: AnyGame, bet: AnyBet, seeds: Seeds): { readonly seen: unknown; readonly payout: Money } {
  switch (game.kind) {
    case "instant": {
      const { outcome, payout } = game.play(bet, chanceOf(seeds));
      return { seen: outcome, payout };
    }
    case "hand": {
      const { steps, moves, last } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
      return { seen: [moves, steps.map(({ state }) => game.view(state))], payout: last.payout ?? 0 };
    }
    case "round": {
      const ticket = ticketOf(bet);
      const outcome = roundOutcome(game, [ticket], seeds);
      return { seen: [outcome, game.runMs(outcome)], payout: game.settle(ticket, outcome) };
    }
    case "external":
      throw new Error(`bets of ${game.id} draw nothing: facts decide them`);
  }
}

export function ticketOf(bet: AnyBet, leftAt: number | null = null): AnyTicket {
  return { id: "ticket", bet, leftAt };
}

export function roundOutcome(game: AnyRoundGame, book: readonly AnyTicket[], seeds: Seeds): AnyOutcome {
  const source: RoundSource = { link: seeds.serverSeed, salt: seeds.clientSeed, index: seeds.nonce + 1, seeds: [] };
  return frozen(outcomeOfRound(game, source, game.open(null).carry, book).outcome);
}

/** A hand from its deal to its end: the states, and the moves that led from each to the next. */
export interface PlayedHand {
  readonly steps: readonly Step<AnyState>[];
  readonly moves: readonly AnyMove[];
  readonly last: Step<AnyState>;
}

/** Plays a hand as the game's sample player does. Every state is frozen, so that rules that modify one throw. */
export function playHand(game: AnyHandGame, bet: AnyBet, chance: Chance, playerSeed: string): PlayedHand {
  const player = soloChance("player", playerSeed, 0);
  let last = frozen(game.deal(frozen(bet), chance));
  const steps = [last];
  const moves: AnyMove[] = [];
  while (last.payout === null) {
    if (moves.length >= MAX_TURNS) throw new Error("the hand does not end");
    const move = frozen(game.samplePlay(game.view(last.state), player, moves.length));
    last = frozen(mustApply(game, last.state, move));
    moves.push(move);
    steps.push(last);
  }
  return { steps, moves, last };
}

export function mustApply(game: AnyHandGame, state: AnyState, move: AnyMove): Step<AnyState> {
  const result = game.apply(state, move);
  if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.refusal}`);
  return result.value;
}

/** The views of a hand with known moves, over another deal: up to the first refused move. */
export function viewsOf(game: AnyHandGame, bet: AnyBet, chance: Chance, moves: readonly AnyMove[]): readonly AnyView[] {
  let { state } = game.deal(bet, chance);
  const views = [game.view(state)];
  for (const move of moves) {
    const result = game.apply(state, move);
    if (!result.ok) break;
    state = result.value.state;
    views.push(game.view(state));
  }
  return views;
}

const WORDS_IN_BLOCK = 8;
const GRID = 2 ** 32;

/** The same chance with a changed float k: `shift` (0 … 1) further on, wrapping around. */
export function tampered(chance: Chance, k: number, shift: number): Chance {
  return new BlockChance((block, words) => {
    for (let i = 0; i < WORDS_IN_BLOCK; i++) {
      const index = block * WORDS_IN_BLOCK + i;
      words.push((chance.below(GRID, index) + (index === k ? Math.floor(GRID * shift) : 0)) % GRID);
    }
  });
}

/** Freezes a value deeply. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
