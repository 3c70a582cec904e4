import type { Ended } from "@fairhouse/kernel/ended.ts";
import type { GameKind } from "@fairhouse/kernel/game.ts";
import type { OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import {
  adjustmentAct,
  type EntryKind,
  type HouseAccounts,
  type Movement,
  payoutAct,
  post,
  SETTLING_ACT,
  saleAct,
} from "@fairhouse/ledger/entry.ts";
import { type PlayerState, respend, spend, unspend } from "./player.ts";

export interface NewBet {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly kind: GameKind;
  readonly stake: Money;
  /** Null while the bet is open. */
  readonly payout: Money | null;
  readonly bet: unknown;
  readonly outcome: unknown;
  /** Set for instant bets and hands. */
  readonly nonce: number | null;
  /** Set for tickets. */
  readonly round: string | null;
}

/** A change of an open bet; a payout closes it. */
export interface BetChange {
  readonly id: string;
  readonly stake: Money;
  readonly payout: Money | null;
  readonly outcome: unknown;
  /** Null while the bet stays open. */
  readonly ended: Ended | null;
  /** Hundredths at which a ticket was cashed out. */
  readonly leftAt: number | null;
}

/** A part of an open bet that its player sells back to the house. */
export interface SoldPart {
  readonly bet: string;
  /** 1 for the first part of its bet. */
  readonly number: number;
  /** Its part of the stake. */
  readonly stake: Money;
}

/** A bet that is settled again, because a result that settled it was corrected. */
export interface Resettled {
  readonly id: string;
  /** The stake that its settlement took from escrow. */
  readonly stake: Money;
  /** 1 for its first re-settlement. */
  readonly number: number;
  /** The amount that its settlement paid until now. */
  readonly was: Money;
  /** UUID of the movement that takes this payout back. */
  readonly reversal: string;
}

export interface NewMove {
  readonly bet: string;
  readonly turn: number;
  readonly move: unknown;
  readonly extraStake: Money;
  /** True if the house made the move, because the player had left the hand. */
  readonly byHouse: boolean;
}

/** A round that must be in this phase under this fence when the rows are written. */
export interface RoundTest {
  readonly round: string;
  readonly phase: "betting" | "running";
  readonly fence: number;
}

/** A fact that must be open in this version when a bet on it is written; the bet then waits for it. */
export interface FactTest {
  readonly fact: string;
  readonly version: number;
  readonly bet: string;
  /** The part of the fact's budget that the bet takes. */
  readonly charge: Money;
  /**
   * The time, by the database's clock, from which the bet is not written any more, in milliseconds since 1970; null if
   * there is none.
   */
  readonly deadline: number | null;
}

/**
 * Effects of one command on one player, gathered before anything is written: their next state, and the rows that bring
 * it about. A refused command discards its draft, so a refusal changes nothing.
 */
export class Draft {
  readonly now: number;
  readonly movements: Movement[] = [];
  readonly bets: NewBet[] = [];
  readonly changes: BetChange[] = [];
  readonly moves: NewMove[] = [];
  readonly rounds: RoundTest[] = [];
  readonly facts: FactTest[] = [];
  #player: PlayerState;
  /** The player's state once it is a copy owned by this draft. */
  #copy: { -readonly [Field in keyof PlayerState]: PlayerState[Field] } | null = null;
  readonly #house: HouseAccounts;

  constructor(player: PlayerState, house: HouseAccounts, now: number) {
    if (player.currency !== house.currency) throw new Error(`player ${player.id} plays in ${player.currency}`);
    this.#player = player;
    this.#house = house;
    this.now = now;
  }

  get player(): PlayerState {
    return this.#player;
  }

  /** True if there is nothing to write: the command only repeated an answer. */
  get isEmpty(): boolean {
    return this.bets.length + this.changes.length + this.moves.length + this.movements.length === 0;
  }

  /** Takes the next nonce of the player's seed. */
  takeNonce(): number {
    return this.#next().nonce++;
  }

  /** Opens and settles a bet in one commit: stake and payout are one net movement. */
  playOut(bet: NewBet, payout: Money): void {
    this.#move(bet.id, SETTLING_ACT, "bet", payout - bet.stake, 0);
    this.#spend(bet.stake, payout);
    this.#note(bet);
    this.bets.push(bet);
  }

  /** Opens a bet: its stake waits in escrow. */
  open(bet: NewBet): void {
    this.#move(bet.id, 1, "stake", -bet.stake, bet.stake);
    this.#spend(bet.stake, 0);
    this.#note(bet);
    this.bets.push(bet);
  }

  /** Opens a bet that waits for facts, each of which must still be as the bet was computed from it. */
  openOn(facts: readonly Omit<FactTest, "bet">[], bet: NewBet): void {
    this.open(bet);
    for (const test of facts) this.facts.push({ ...test, bet: bet.id });
    const { waiting } = this.#player;
    if (waiting !== null) this.#next().waiting = waiting + 1;
  }

  /** Adds stake to an open bet; `act` numbers its stakes from 1. */
  addStake(bet: string, act: number, stake: Money): void {
    this.#move(bet, act, "stake", -stake, stake);
    this.#spend(stake, 0);
  }

  /**
   * Ends an open bet: its stake leaves escrow, the payout goes to the player, the rest to the house.
   * @param sold the part of stake and payout that left before, when parts of the bet were sold.
   */
  settle(change: BetChange, payout: Money, sold = { stake: 0, value: 0 }): void {
    this.#move(change.id, SETTLING_ACT, "payout", payout - sold.value, sold.stake - change.stake);
    this.#spend(0, payout - sold.value);
    this.changes.push(change);
  }

  /** Buys a part of an open bet: its part of the stake leaves escrow, the price goes to the player. */
  sellPart({ bet, number, stake }: SoldPart, price: Money): void {
    this.#move(bet, saleAct(number), "payout", price, -stake);
    this.#spend(0, price);
  }

  /** Gives the stake of an open bet back, which then no longer counts as wagered. `madeAt`: milliseconds since 1970. */
  giveBack(change: BetChange, madeAt: number): void {
    this.#move(change.id, SETTLING_ACT, "refund", change.stake, -change.stake);
    this.#next().spending = unspend(this.#player.spending, change.stake, madeAt, this.now);
    this.changes.push(change);
  }

  /**
   * Settles a settled bet again: the new payout goes to the player, and the old one is taken back by its exact opposite.
   * The house pays first what its player no longer has: no player is ever in debt.
   */
  resettle({ id, stake, number, was, reversal }: Resettled, payout: Money): void {
    const missing = Math.max(0, was - payout - this.#player.account.balance);
    if (missing > 0) this.#move(id, adjustmentAct(number), "adjustment", missing, 0);
    this.#move(id, payoutAct(number), "payout", payout, -stake);
    this.#move(reversal, 1, "correction", -was, stake);
    this.#next().spending = respend(this.#player.spending, payout + missing - was, this.now);
  }

  setHand(hand: OpenHand): void {
    this.#next().hands = new Map(this.#player.hands).set(hand.id, hand);
  }

  closeHand(id: string): void {
    const hands = new Map(this.#player.hands);
    hands.delete(id);
    this.#next().hands = hands;
  }

  #move(reference: string, act: number, kind: EntryKind, amount: Money, escrow: Money): void {
    const { movement, account } = post({ reference, act, kind, amount, escrow }, this.#player.account, this.#house);
    this.movements.push(movement);
    this.#next().account = account;
  }

  #spend(stake: Money, returned: Money): void {
    this.#next().spending = spend(this.#player.spending, stake, returned, this.now);
  }

  /**
   * Notes a new bet for those that follow it. Games are not taken off when their bets end: a refusal on that account is
   * computed again from fresh rows.
   */
  #note({ game, payout, round }: NewBet): void {
    const { recent } = this.#player;
    if (recent === null) return;
    const openGames = payout === null ? [...new Set(recent.openGames).add(game)] : recent.openGames;
    this.#next().recent = { last: { at: this.now, round }, openGames };
  }

  /** Returns the state to change, copied once however many changes follow, because every bet makes several. */
  #next() {
    if (this.#copy === null) {
      this.#copy = { ...this.#player };
      this.#player = this.#copy;
    }
    return this.#copy;
  }
}
