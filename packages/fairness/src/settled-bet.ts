import type { Money } from "@fairhouse/kernel/money.ts";

/** Facts that every settled bet records, as stored. */
export interface SettledBet {
  readonly game: string;
  readonly version: number;
  readonly bet: unknown;
  /** Total stake of the bet. */
  readonly stake: Money;
  readonly payout: Money;
}

/** The first field in which a record differs from what the rules give. */
export interface Mismatch {
  readonly field: "game" | "book" | "bet" | "commitment" | "moves" | "facts" | "sales" | "outcome" | "stake" | "payout";
  readonly recorded: unknown;
  readonly computed: unknown;
}

export interface Computed {
  readonly outcome: unknown;
  readonly stake: Money;
  readonly payout: Money;
}
