import type { BalanceAfter, BetRecord, Hand } from "@fairhouse/protocol/play.ts";
import type { OwnTicket, TableEvent } from "@fairhouse/protocol/table.ts";

/** Something that concerns a player, told beside their games; the same fields as the protocol's `Notice`. */
export interface NoticeFacts {
  readonly id: string;
  readonly kind:
    | "reward_ready"
    | "race_ended"
    | "hand_waiting"
    | "hand_concluded"
    | "given_back"
    | "new_device"
    | "sign_in_failures";
  readonly at: string;
  readonly read: boolean;
}

/** What is told after a commit. Private ones carry the player they concern. */
export type Announcement =
  | { readonly type: "settled"; readonly bet: BetRecord }
  | { readonly type: "balance"; readonly player: string; readonly balance: BalanceAfter }
  | { readonly type: "hand"; readonly player: string; readonly hand: Hand }
  | { readonly type: "ticket"; readonly player: string; readonly ticket: OwnTicket }
  | { readonly type: "notice"; readonly player: string; readonly notice: NoticeFacts }
  | { readonly type: "table"; readonly table: string; readonly event: TableEvent };
