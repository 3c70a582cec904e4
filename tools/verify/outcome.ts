import { parsedBook } from "@fairhouse/fairness/recompute.ts";
import type { RoundSource } from "@fairhouse/fairness/round.ts";
import { roundOutcome } from "@fairhouse/fairness/round-outcome.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { type AnyBet, type AnyGame, type AnyHandGame, type AnyState, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import type { Entry, Step } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { UsageError } from "../command.ts";
import { isRecord } from "./vectors.ts";

export interface SoloSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The result of a bet, as outsiders write it. */
export interface Computed {
  /** For a hand its whole state, with everything that was hidden. */
  readonly outcome: Readonly<Record<string, unknown>>;
  /** Null for a hand that is still open. */
  readonly payout: Money | null;
}

/** Multipliers are hundredths in this house and decimals outside of it. */
const IN_HUNDREDTHS = "point";

/** @throws UsageError if a move is refused. */
export function soloOutcome(game: AnyGame, bet: AnyBet, seeds: SoloSeeds, moves: readonly unknown[] = []): Computed {
  const chance = soloChance(seeds.serverSeed, seeds.clientSeed, seeds.nonce);
  switch (game.kind) {
    case "instant": {
      const { outcome, payout } = game.play(bet, chance);
      return { outcome: published(outcome), payout };
    }
    case "hand": {
      const { state, payout } = moves.reduce(
        (step: Step<AnyState>, made) => next(game, step, made),
        game.deal(bet, chance),
      );
      return { outcome: published(state), payout };
    }
    case "round":
      throw new UsageError(`${game.id} is a round: it has a game hash and a salt, no seeds of a player`);
    case "external":
      throw new UsageError(`bets of ${game.id} draw nothing: the facts on their pages decide them`);
  }
}

/** The data of a round beside its bet, as its public page shows them. */
export interface PlayedRound {
  readonly source: RoundSource;
  /** The carry of the previous round, as JSON; null for the first of a table. */
  readonly carry: unknown;
  /** The book of a pot, as JSON; null: the bet is alone in it. */
  readonly book: readonly unknown[] | null;
  /** The id of the bet's ticket in the book. */
  readonly ticket: string;
}

/** @throws UsageError if the game has no rounds, or an entry of the book is not a bet of it. */
export function roundResult(game: AnyGame, bet: AnyBet, round: PlayedRound): Computed {
  if (game.kind !== "round") throw new UsageError(`${game.id} is no round: it has seeds and a nonce, no game hash`);
  const ticket = { id: round.ticket, bet, leftAt: null };
  const carry = round.carry === null ? game.open(null).carry : carryOfJson(round.carry);
  const book = round.book === null ? [ticket] : parsedBook(game, round.book.map(entryOf));
  if (book === null) throw new UsageError(`the book has an entry that is no bet of ${game.id}`);
  const { outcome } = roundOutcome(game, round.source, carry, book);
  return { outcome: published(outcome), payout: game.settle(ticket, outcome) };
}

function entryOf(entry: unknown): Entry<unknown> {
  if (isRecord(entry) && typeof entry.id === "string") return { id: entry.id, bet: entry.bet };
  throw new UsageError(`no entry of a book: ${JSON.stringify(entry)}`);
}

function next(game: AnyHandGame, step: Step<AnyState>, made: unknown): Step<AnyState> {
  const move = game.move.safeParse(made);
  if (!move.success) throw new UsageError(`no move of ${game.id}: ${JSON.stringify(made)}`);
  const result = game.apply(step.state, move.data);
  if (!result.ok) throw new UsageError(`${game.id} refuses the move ${JSON.stringify(made)}: ${result.refusal}`);
  return result.value;
}

function published(outcome: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(outcome)) return { outcome };
  const value = outcome[IN_HUNDREDTHS];
  return typeof value === "number" ? { ...outcome, [IN_HUNDREDTHS]: value / 100 } : outcome;
}
