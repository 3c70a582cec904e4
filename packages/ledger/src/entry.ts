import type { Money } from "@fairhouse/kernel/money.ts";

/** The reason why money moved. `bet`: stake and payout of an instant bet as one net movement. */
export type EntryKind = "bet" | "stake" | "payout" | "refund" | "grant" | "correction" | "adjustment";

/** The act of the movement that settles a reference, so that the primary key forbids a second settlement. */
export const SETTLING_ACT = 0;
/** Added to the number of a part of a bet that was sold: the act of its payout. */
const SELLING_ACT = 100;
/** Added to the number of a re-settlement: the act of its payout. The movement that settled before is reversed. */
const RESETTLING_ACT = 1_000;
/** Added to the number of a re-settlement: the act by which the house pays what its player no longer has. */
const ADJUSTING_ACT = 2_000;

/** Returns the act by which a part of an open bet is sold, numbered from 1. */
export function saleAct(number: number): number {
  return SELLING_ACT + number;
}

/** Returns the act of a payout: of the first settlement for 0, otherwise of that re-settlement. */
export function payoutAct(number: number): number {
  return number === 0 ? SETTLING_ACT : RESETTLING_ACT + number;
}

/** Returns the act of what the house adds before a re-settlement. */
export function adjustmentAct(number: number): number {
  return ADJUSTING_ACT + number;
}

/**
 * One movement as it is written: the player's side, the gain of escrow, and the account that takes the rest. Its
 * entries therefore sum to zero by construction, and no caller can write one side without the other.
 */
export interface Movement {
  /** UUID of the bet or other cause of the movement. */
  readonly reference: string;
  readonly act: number;
  readonly kind: EntryKind;
  /** The player's account. */
  readonly account: number;
  readonly amount: Money;
  /** Running number of the player's entry, with their balance after it. */
  readonly sequence: number;
  readonly balance: Money;
  readonly escrowAccount: number;
  /** The gain of the escrow account. */
  readonly escrow: Money;
  /** The house's own account that takes the rest: −(amount + escrow). */
  readonly counterAccount: number;
}

/** The current state of a player's account: the base that new entries continue. */
export interface AccountState {
  readonly account: number;
  readonly balance: Money;
  /** Running number of the last entry. */
  readonly entries: number;
}

/** The insert-only accounts of the house in one currency. */
export interface HouseAccounts {
  readonly currency: string;
  readonly house: number;
  readonly escrow: number;
  readonly promotions: number;
}

/** Returns the accounts of the house in a currency. @throws RangeError for a currency in which it has none. */
export type HouseAccountsOf = (currency: string) => HouseAccounts;

/** A movement as its cause orders it. */
export type MovementOrder = Pick<Movement, "reference" | "act" | "kind" | "amount" | "escrow">;

/**
 * Turns an order into a movement that continues the account, and the account's next state. Pure. An amount of 0 is
 * recorded too, so that the account lists every bet.
 * @throws RangeError if the balance would become negative: callers refuse such a bet beforehand.
 */
export function post(
  order: MovementOrder,
  from: AccountState,
  house: HouseAccounts,
  counter: "house" | "promotions" = "house",
): { readonly movement: Movement; readonly account: AccountState } {
  const account = { account: from.account, balance: from.balance + order.amount, entries: from.entries + 1 };
  if (!Number.isSafeInteger(account.balance) || account.balance < 0) {
    throw new RangeError(`balance out of range: ${account.balance}`);
  }
  const movement = {
    reference: order.reference,
    act: order.act,
    kind: order.kind,
    account: from.account,
    amount: order.amount,
    sequence: account.entries,
    balance: account.balance,
    escrowAccount: house.escrow,
    escrow: order.escrow,
    counterAccount: house[counter],
  };
  return { movement, account };
}
