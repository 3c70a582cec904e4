import { usePreference } from "@fairhouse/client/preferences.ts";
import { useState } from "react";
import { useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useOverlay } from "../../shared/screen/page/use-overlay.ts";
import { usePace } from "../../shared/screen/use-pace.ts";
import { facts } from "../facts.ts";
import { type PeriodTable, TABLES, tableOf } from "../rules/periods.ts";
import { ROUND } from "../rules/terms.ts";
import { useEndedOrders } from "./orders/use-ended-orders.ts";
import { useOrdering } from "./orders/use-ordering.ts";
import { freeSeat, ordersOf } from "./orders/use-orders.ts";
import { useChoice } from "./use-choice.ts";
import { useColourInfo } from "./use-colour-info.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useDigitName } from "./use-names.ts";
import { usePeriod } from "./use-period.ts";
import { colourWords } from "./words/words.ts";

const isTable = (value: unknown): value is PeriodTable["id"] => tableOf(value) !== null;

/** Provides everything that the colour screen shows and does. */
export function useColour() {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const [tableId, setTableId] = usePreference<PeriodTable["id"]>("colour:table", "colour-30s", isTable);
  const [autoMode, setAutoMode] = useState(false);
  const pace = usePace();
  const table = tableOf(tableId) ?? TABLES[0];
  const live = useLiveTable("colour", tableId, facts, ROUND);
  const { own, face, round, tables } = live;
  const overlay = useOverlay();

  const choice = useChoice();
  const now = usePeriod(live, table);
  const ordering = useOrdering(live, choice);
  useColourInfo({
    gameType: table.type,
    on: choice.on,
    gamePeriod: now.period?.name ?? null,
    active: face.kind === "betting" && !now.locked,
  });

  const tellElsewhere = useElsewhere();
  const ended = useEndedOrders(tables, tableId, (period) => {
    const said = period.digit === null ? undefined : words.came(nameOf(period.digit));
    if (period.table.id === tableId) overlay.show({ ...period, said });
    // A player with automatic orders at another table sees their results in the panel.
    else if (!ordering.runsAt(tables.at(period.table.id))) tellElsewhere(period);
  });
  const orders = ordersOf(live);
  return {
    live,
    table,
    changeTable(next: PeriodTable["id"]) {
      ended.look(next);
      setTableId(next);
    },
    ...now,
    pace,
    ...choice,
    problem: freeSeat(own, round) === null ? words.tooMany : choice.problem,
    ...ordering,
    autoMode,
    setAutoMode,
    /** True while automatic orders use the current choice, which must not change until they end. */
    asleep: ordering.auto.running,
    orders,
    /** Takes back the newest order; null if none can be. */
    takeBack: orders.find(({ cancel }) => cancel !== null)?.cancel ?? null,
    past: ended.past,
    /** Results at other tables that the player has not looked at yet. */
    unseen: ended.unseen,
    overlay,
  };
}

export type ColourTable = ReturnType<typeof useColour>;
