import type { BalanceAfter, BetRecord, Hand } from "@fairhouse/protocol/play.ts";
import type { OwnTicket, TableEvent } from "@fairhouse/protocol/table.ts";

/** A fact that is announced after the commit that brought it about. Private ones carry the player they concern. */
export type Announcement =
  | { readonly type: "settled"; readonly bet: BetRecord }
  | { readonly type: "balance"; readonly player: string; readonly balance: BalanceAfter }
  | { readonly type: "hand"; readonly player: string; readonly hand: Hand }
  | { readonly type: "ticket"; readonly player: string; readonly ticket: OwnTicket }
  | { readonly type: "slip"; readonly player: string; readonly bet: BetRecord }
  | { readonly type: "table"; readonly table: string; readonly event: TableEvent };
