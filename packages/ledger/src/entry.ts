import type { Money } from "@fairhouse/kernel/money.ts";

/** Why money moved. `bet`: stake and payout of an instant bet as one net movement. */
export type EntryKind = "bet" | "stake" | "payout" | "refund" | "grant" | "correction";

/** The movement that settles a reference is its act 0, so that the primary key forbids a second settlement. */
export const SETTLING_ACT = 0;

/** One side of a movement. The entries of one (reference, act) sum to zero. */
export interface Entry {
  /** UUID of what the movement belongs to. */
  readonly reference: string;
  readonly act: number;
  readonly account: number;
  readonly amount: Money;
  readonly kind: EntryKind;
  /** Player accounts: running number of this entry and the balance after it; null for the house's own accounts. */
  readonly sequence: number | null;
  readonly balance: Money | null;
}

/** A player's account as it stands: the base that new entries continue. */
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

/** One movement seen from a player: what he gains or pays, and what escrow and house take in exchange. */
export interface PlayerMovement {
  readonly reference: string;
  readonly act: number;
  readonly kind: EntryKind;
  /** Signed change of the player's balance; 0 is recorded too, so that every bet stands in the account. */
  readonly player: Money;
  /** Signed change of the escrow account; the counter account takes the rest. */
  readonly escrow: Money;
}

/**
 * Turns a movement into its entries and the account's next state. Pure.
 * @throws RangeError when the balance would become negative: callers refuse such a bet before they come here.
 */
export function post(
  movement: PlayerMovement,
  from: AccountState,
  house: HouseAccounts,
  counter: "house" | "promotions" = "house",
): { readonly entries: readonly Entry[]; readonly account: AccountState } {
  const account = { account: from.account, balance: from.balance + movement.player, entries: from.entries + 1 };
  if (!Number.isSafeInteger(account.balance) || account.balance < 0) {
    throw new RangeError(`balance out of range: ${account.balance}`);
  }
  const { reference, act, kind } = movement;
  const entries: Entry[] = [
    {
      reference,
      act,
      kind,
      account: from.account,
      amount: movement.player,
      sequence: account.entries,
      balance: account.balance,
    },
  ];
  const own = (id: number, amount: Money) => {
    if (amount !== 0) entries.push({ reference, act, kind, account: id, amount, sequence: null, balance: null });
  };
  own(house.escrow, movement.escrow);
  own(house[counter], -(movement.player + movement.escrow));
  return { entries, account };
}
