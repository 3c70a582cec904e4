import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyMove } from "@fairhouse/kernel/any-game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";
import { handFacts } from "@fairhouse/protocol/hand-facts.ts";
import type { HandAnswer } from "@fairhouse/protocol/play.ts";
import type { Pool, PoolClient } from "pg";
import { type BetRow, balanceAfter, readBet } from "../commit/bet-store.ts";
import type { KnownCommand } from "../commit/job.ts";
import type { PlayerStore } from "../commit/player-store.ts";
import type { Refusal } from "../commit/refusal.ts";
import { readHand, readHouseTurn } from "./hand-store.ts";

type Db = Pool | PoolClient;
/** The act of a bet's first movement, its stake. */
const STAKING_ACT = 1;

/** The answers to commands of hands, read from the rows that they wrote, for commands whose first answer was lost. */
export class FirstAnswers {
  readonly #players: PlayerStore;

  constructor(players: PlayerStore) {
    this.#players = players;
  }

  /** Returns the answer to a start. */
  async started(db: Db, known: KnownCommand): Promise<HandAnswer> {
    const bet = await readBet(db, known.bet);
    if (!bet) throw new Error(`no hand ${known.bet} of a known key`);
    const hand = await readHand(db, this.#players, bet, known.moves);
    const act = hand.payout === null ? STAKING_ACT : SETTLING_ACT;
    return { hand: handFacts(hand), balance: await balanceAfter(db, bet, act) };
  }

  /** Returns the answer to a move on a closed hand; refused if another move was made at this turn, or none. */
  async moved(db: Db, player: string, id: string, turn: number, move: AnyMove): Promise<Result<HandAnswer, Refusal>> {
    const bet = await closedHand(db, player, id);
    if (!bet) return refuse({ code: "not_found" });
    const whole = await readHand(db, this.#players, bet, Number.POSITIVE_INFINITY);
    if (turn >= whole.moves.length || !sameJson(whole.moves[turn], move)) return refuse({ code: "hand_closed" });
    const hand = await readHand(db, this.#players, bet, turn + 1);
    return accept({ hand: handFacts(hand), balance: await balanceAfter(db, bet, SETTLING_ACT) });
  }

  /** Returns the answer to a conclusion after so many moves; null if the house did not end the hand there. */
  async concluded(db: Db, player: string, id: string, turn: number): Promise<HandAnswer | null> {
    const bet = await closedHand(db, player, id);
    if (!bet || (await readHouseTurn(db, id)) !== turn) return null;
    const hand = await readHand(db, this.#players, bet, Number.POSITIVE_INFINITY);
    return { hand: handFacts(hand), balance: await balanceAfter(db, bet, SETTLING_ACT) };
  }
}

async function closedHand(db: Db, player: string, id: string): Promise<BetRow | null> {
  const bet = await readBet(db, id);
  return bet?.player_id === player && bet.kind === "hand" && bet.payout !== null ? bet : null;
}
