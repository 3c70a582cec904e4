import { useSession } from "@fairhouse/client/play-context.tsx";
import type { RoundTables } from "@fairhouse/client/round/round-tables.ts";
import type { TableState } from "@fairhouse/client/round/table-state.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { ColourBet } from "../../rules/colour.ts";
import { type PeriodTable, TABLES } from "../../rules/periods.ts";
import { type EndedOrder, type EndedPeriod, endedPeriod, followOrders, type KnownRound } from "./ended-orders.ts";

type TableId = PeriodTable["id"];

/** As many orders as anybody looks back at; the table of bets below the game lists all. */
const KEPT = 12;

/** The results of the player's orders, at every table that they have opened. */
export interface EndedOrders {
  /** Orders of the last periods, newest first. */
  readonly past: readonly EndedOrder[];
  /** Results at tables that the player has not looked at since. */
  readonly unseen: ReadonlyMap<TableId, EndedPeriod>;
  /** Marks a table's results as seen when the player looks at it. */
  look(table: TableId): void;
}

/**
 * Follows orders at all tables. `onEnd` is called once for each period with orders, at any table; `looked` is the table
 * on screen.
 */
export function useEndedOrders(
  tables: RoundTables<ColourBet>,
  looked: TableId,
  onEnd: (ended: EndedPeriod) => void,
): EndedOrders {
  const [past, setPast] = useState<readonly EndedOrder[]>([]);
  const [unseen, setUnseen] = useState<ReadonlyMap<TableId, EndedPeriod>>(new Map());
  const end = useEffectEvent((ended: EndedPeriod) => {
    setPast((before) => [...ended.orders, ...before].slice(0, KEPT));
    if (ended.table.id !== looked) setUnseen((before) => new Map(before).set(ended.table.id, ended));
    onEnd(ended);
  });
  useEffect(() => {
    const followed = TABLES.map((table) => [table, tables.at(table.id).own] as const);
    return followOrders(followed, (table, orders) => {
      end(endedPeriod(table, orders, roundsOf(tables.at(table.id).table.getState())));
    });
  }, [tables]);
  const player = useSession((session) => session.user?._id);
  const [owner, setOwner] = useState(player);
  if (owner !== player) {
    // The next player must not see them.
    setOwner(player);
    setPast([]);
    setUnseen(new Map());
  }
  useEffect(() => {
    if (player !== undefined) void tables.followOpen();
  }, [tables, player]);
  return {
    past,
    unseen,
    look(table) {
      setUnseen((before) => new Map([...before].filter(([id]) => id !== table)));
    },
  };
}

function roundsOf({ snapshot }: TableState): readonly KnownRound[] {
  if (snapshot === null) return [];
  const { round, recent } = snapshot;
  return round === null ? recent : [round, ...recent];
}
