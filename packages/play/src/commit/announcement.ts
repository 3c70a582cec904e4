import type { TableEventFacts } from "../round/table-event.ts";

/** One settled or open bet as anybody may see it; the same fields as the protocol's `BetRecord`. */
export interface BetFacts {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly kind: "instant" | "hand" | "round";
  /** Public name; null when the player hides it. */
  readonly player: string | null;
  /** Picture or colours of the player; empty when the name is hidden. */
  readonly avatar: string;
  readonly simulated: boolean;
  readonly currencyId: string;
  readonly stake: number;
  readonly payout: number | null;
  readonly bet: unknown;
  readonly outcome: unknown;
  readonly leftAt: number | null;
  readonly refunded: boolean;
  readonly createdAt: string;
  readonly settledAt: string | null;
}

export interface BalanceFacts {
  readonly currencyId: string;
  readonly amount: number;
  /** Running number of the account's last entry. */
  readonly version: number;
}

/** A hand as its own player sees it. */
export interface HandFacts {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly bet: unknown;
  readonly stake: number;
  readonly turn: number;
  readonly view: unknown;
  readonly payout: number | null;
  readonly nonce: number;
  readonly createdAt: string;
}

/** A ticket as its own player sees it. */
export interface TicketFacts {
  readonly id: string;
  readonly roundId: string;
  readonly bet: unknown;
  readonly stake: number;
  readonly leftAt: number | null;
  readonly payout: number | null;
  readonly refunded: boolean;
}

/** Something that concerns a player, told beside his games; the same fields as the protocol's `Notice`. */
export interface NoticeFacts {
  readonly id: string;
  readonly kind: "reward_ready" | "race_ended" | "hand_waiting" | "new_device" | "sign_in_failures";
  readonly at: string;
  readonly read: boolean;
}

/** What is told after a commit. Private ones carry the player they concern. */
export type Announcement =
  | { readonly type: "settled"; readonly bet: BetFacts }
  | { readonly type: "balance"; readonly player: string; readonly balance: BalanceFacts }
  | { readonly type: "hand"; readonly player: string; readonly hand: HandFacts }
  | { readonly type: "ticket"; readonly player: string; readonly ticket: TicketFacts }
  | { readonly type: "notice"; readonly player: string; readonly notice: NoticeFacts }
  | { readonly type: "table"; readonly table: string; readonly event: TableEventFacts };
