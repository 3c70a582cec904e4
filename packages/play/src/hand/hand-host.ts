import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyBet, AnyHandGame, AnyMove } from "@fairhouse/kernel/any-game.ts";
import { dealHand, type OpenHand, playMove } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { handFacts } from "@fairhouse/protocol/hand-facts.ts";
import type { HandAnswer } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { Announcement } from "../commit/announcement.ts";
import { balanceOf, factsOfNew } from "../commit/bet-store.ts";
import type { Draft, NewBet, NewMove } from "../commit/draft.ts";
import type { GroupCommit } from "../commit/group-commit.ts";
import type { CommandKey, Done } from "../commit/job.ts";
import { refuseBet, refuseStake, stakeNeeds } from "../commit/player.ts";
import type { PlayerStore } from "../commit/player-store.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { StakeLimits } from "../ports.ts";
import { FirstAnswers } from "./first-answers.ts";

type Outcome = Result<Done<HandAnswer>, Refusal>;

/**
 * The reason why the house leaves a hand alone: nothing was decided in it, and the house never decides in a player's
 * place.
 */
const NO_LEGAL_END = "no_legal_end";
/** Enough to stand on every split hand. */
const MOST_HOUSE_MOVES = 10;

/**
 * The life of hands: deal, move, …, closed. A hand is a fold over seed, bet and moves; each move carries the turn that
 * it answers.
 */
export class HandHost {
  readonly #pool: Pool;
  readonly #commit: GroupCommit;
  readonly #firstAnswers: FirstAnswers;
  readonly #random: Random;
  readonly #limits: StakeLimits;

  constructor(parts: {
    pool: Pool;
    commit: GroupCommit;
    players: PlayerStore;
    random: Random;
    limits: StakeLimits;
  }) {
    this.#pool = parts.pool;
    this.#commit = parts.commit;
    this.#firstAnswers = new FirstAnswers(parts.players);
    this.#random = parts.random;
    this.#limits = parts.limits;
  }

  /**
   * Deals a hand and plays the moves that came with the start, in one commit. Once dealt, the hand stands: moves end
   * with the one that closes it, or before the first that the rules refuse, and the hand stays open there. Refusing the
   * whole start because of a move would tell what is hidden, and give a lost stake back.
   */
  start(
    player: string,
    game: AnyHandGame,
    bet: AnyBet,
    moves: readonly AnyMove[],
    key: CommandKey,
  ): Promise<Result<HandAnswer, Refusal>> {
    const id = this.#random.uuid();
    return this.#commit.submit<HandAnswer>({
      player,
      key,
      needs: ["hands", ...stakeNeeds(this.#limits)],
      run: (draft) => this.#deal(draft, id, game, bet, moves),
      replay: (known) => this.#firstAnswers.started(this.#pool, known),
    });
  }

  /**
   * Plays a move on the player's own hand. The same turn and move again returns the hand as it was after them; another
   * move, or a turn that was not reached yet, is stale. Another player's hand counts as not found.
   */
  async move(player: string, hand: string, turn: number, move: AnyMove): Promise<Result<HandAnswer, Refusal>> {
    const result = await this.#commit.submit<HandAnswer>({
      player,
      key: null,
      needs: ["hands"],
      run: (draft) => this.#play(draft, hand, turn, move),
      // A move that left the hand open needs no look-up: `run` finds it among the hand's moves.
      standing: async (db) => {
        const moved = await this.#firstAnswers.moved(db, player, hand, turn, move);
        return moved.ok ? moved.value : null;
      },
    });
    // The hand is not open: perhaps this very move closed it, and the first answer was lost.
    if (!result.ok && result.refusal.code === "not_found") {
      return this.#firstAnswers.moved(this.#pool, player, hand, turn, move);
    }
    return result;
  }

  /**
   * Ends a hand that its player left after so many moves, as its rules say. Refused as `stale_turn` if it was played on
   * meanwhile, as `not_found` if it is over, and as `move_refused` if its rules have no end for it yet: it then stays
   * as it is.
   */
  conclude(player: string, hand: string, turn: number): Promise<Result<HandAnswer, Refusal>> {
    return this.#commit.submit<HandAnswer>({
      player,
      key: null,
      needs: ["hands"],
      run: (draft) => this.#conclude(draft, hand, turn),
      standing: (db) => this.#firstAnswers.concluded(db, player, hand, turn),
    });
  }

  #deal(draft: Draft, id: string, game: AnyHandGame, bet: AnyBet, moves: readonly AnyMove[]): Outcome {
    const open = [...(draft.player.hands?.values() ?? [])].find((hand) => hand.game.id === game.id);
    if (open) return refuse({ code: "hand_open", details: { hands: [{ id: open.id, game: game.id }] } });
    const first = refuseBet(draft.player, game, bet, this.#limits, draft.now);
    if (first) return refuse(first);
    const { seed } = draft.player;
    const nonce = draft.takeNonce();
    let hand = dealHand({ id, game, bet, nonce, createdAt: draft.now }, seed.stream(seed.clientSeed, nonce));
    const made: NewMove[] = [];
    for (const [turn, move] of moves.entries()) {
      const next = playMove(hand, move);
      if ("refusal" in next) break;
      if (refuseStake(draft.player, next.hand.stake, null, draft.now)) break;
      made.push({ bet: id, turn, move, extraStake: next.extraStake, byHouse: false });
      hand = next.hand;
    }
    const row = newBet(hand);
    if (hand.payout === null) {
      draft.open(row);
      draft.setHand(hand);
    } else {
      draft.playOut(row, hand.payout);
    }
    draft.moves.push(...made);
    return this.#done(draft, hand, made.length);
  }

  #play(draft: Draft, id: string, turn: number, move: AnyMove): Outcome {
    const hand = draft.player.hands?.get(id);
    if (!hand) return refuse({ code: "not_found" });
    if (turn < hand.moves.length && sameJson(hand.moves[turn], move)) {
      return accept({
        bet: id,
        moves: 0,
        answer: { hand: handFacts(this.#asOf(draft, hand, turn + 1)), balance: balanceOf(draft.player) },
        announcements: [],
      });
    }
    if (turn !== hand.moves.length) return refuse({ code: "stale_turn", details: { turn: hand.moves.length } });
    const next = playMove(hand, move);
    if ("refusal" in next) return refuse({ code: "move_refused", details: { turn, reason: next.refusal } });
    if (next.extraStake > 0) {
      const refusal = refuseStake(draft.player, next.extraStake, null, draft.now);
      if (refusal) return refuse(refusal);
      draft.addStake(id, next.hand.stakes, next.extraStake);
    }
    draft.moves.push({ bet: id, turn, move, extraStake: next.extraStake, byHouse: false });
    const { payout, stake } = next.hand;
    if (payout !== null) this.#close(draft, next.hand, payout);
    else {
      if (next.extraStake > 0) {
        draft.changes.push({ id, stake, payout: null, outcome: null, ended: null, leftAt: null });
      }
      draft.setHand(next.hand);
    }
    return this.#done(draft, next.hand, 0);
  }

  #conclude(draft: Draft, id: string, turn: number): Outcome {
    let hand = draft.player.hands?.get(id);
    if (!hand) return refuse({ code: "not_found" });
    if (turn !== hand.moves.length) return refuse({ code: "stale_turn", details: { turn: hand.moves.length } });
    while (hand.payout === null) {
      const move = hand.game.conclude(hand.state);
      if (move === null) return refuse({ code: "move_refused", details: { turn, reason: NO_LEGAL_END } });
      const next = playMove(hand, move);
      if ("refusal" in next || next.extraStake > 0 || hand.moves.length >= turn + MOST_HOUSE_MOVES)
        throw new Error(`the rules of ${hand.game.id} do not end hand ${id}`);
      draft.moves.push({ bet: id, turn: hand.moves.length, move, extraStake: 0, byHouse: true });
      hand = next.hand;
    }
    this.#close(draft, hand, hand.payout);
    return this.#done(draft, hand, 0);
  }

  #close(draft: Draft, hand: OpenHand, payout: Money): void {
    const outcome = hand.game.view(hand.state);
    draft.settle({ id: hand.id, stake: hand.stake, payout, outcome, ended: "settled", leftAt: null }, payout);
    draft.closeHand(hand.id);
  }

  #asOf(draft: Draft, hand: OpenHand, moves: number): OpenHand {
    const { seed } = draft.player;
    let then = dealHand(hand, seed.stream(seed.clientSeed, hand.nonce));
    for (const move of hand.moves.slice(0, moves)) {
      const next = playMove(then, move);
      if ("refusal" in next) throw new Error(`recorded move of hand ${hand.id} is refused: ${next.refusal}`);
      then = next.hand;
    }
    return then;
  }

  #done(draft: Draft, hand: OpenHand, moves: number): Outcome {
    const player = draft.player.id;
    const balance = balanceOf(draft.player);
    const facts = handFacts(hand);
    const announcements: Announcement[] = [
      { type: "balance", player, balance },
      { type: "hand", player, hand: facts },
    ];
    if (hand.payout !== null) {
      const settledAt = new Date(draft.now).toISOString();
      const bet = { ...factsOfNew(newBet(hand), draft.player, hand.createdAt), settledAt };
      announcements.push({ type: "settled", bet });
    }
    return accept({ bet: hand.id, moves, answer: { hand: facts, balance }, announcements });
  }
}

function newBet(hand: OpenHand): NewBet {
  return {
    id: hand.id,
    game: hand.game.id,
    gameVersion: hand.game.version,
    kind: "hand",
    stake: hand.stake,
    payout: hand.payout,
    bet: hand.bet,
    outcome: hand.payout === null ? null : hand.game.view(hand.state),
    nonce: hand.nonce,
    round: null,
  };
}
