import type { SeatNumber } from "@fairhouse/client/own-bets.ts";
import { useGameSettings, useSession } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import type { RoundPlay } from "@fairhouse/client/round/round-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useRef, useState } from "react";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { outcomeOf } from "../../shared/screen/live/round-face.ts";
import { useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import { useOverlay } from "../../shared/screen/page/use-overlay.ts";
import { useAmount, useAmountProblem } from "../../shared/screen/panel/use-amount.ts";
import { useAuto } from "../../shared/screen/panel/use-auto.ts";
import type { ColourBet } from "../rules/colour.ts";
import { type PeriodTable, periodAt, TABLES, tableOf } from "../rules/periods.ts";
import { isPosition, type Position, ROUND } from "../rules/terms.ts";
import { autoPlay, type ColourSetup } from "./auto-play.ts";
import { digitOf } from "./facts.ts";
import { LANDED_MS } from "./reveal-times.ts";
import { useColourInfo } from "./use-colour-info.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useEndedOrders } from "./use-ended-orders.ts";
import { useLock } from "./use-lock.ts";
import { useDigitName } from "./use-names.ts";
import { freeSeat, freeSeatNow, ordersOf } from "./use-orders.ts";
import { colourWords } from "./words/words.ts";

export const MULTIPLIERS = ["1", "5", "10", "20", "50", "100"] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];
const isMultiplier = isOneOf(MULTIPLIERS);
const isTable = (value: unknown): value is PeriodTable["id"] => tableOf(value) !== null;

/** Provides everything that the colour screen shows and does. */
export function useColour() {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const [tableId, setTableId] = usePreference<PeriodTable["id"]>("colour:table", "colour-30s", isTable);
  const [on, choose] = usePreference<Position>("colour:on", "green", isPosition);
  const [multiplier, setMultiplier] = usePreference<Multiplier>("colour:multiplier", "1", isMultiplier);
  const live = useLiveTable<ColourBet>("colour", tableId, ROUND);
  const table = tableOf(tableId) ?? TABLES[0];
  const { play, own, face, round, tables } = live;
  const player = useSession((session) => session.user?._id);
  useEffect(() => {
    if (player !== undefined) void tables.followOpen();
  }, [tables, player]);
  const amount = useAmount("colour");
  const stake = amount.value * Number(multiplier);
  const problemOf = useAmountProblem("colour");
  const overlay = useOverlay();
  const { instantBet } = useGameSettings();
  const [autoMode, setAutoMode] = useState(false);

  const period = round?.closesAt == null ? null : periodAt(table, round.closesAt);
  const locked = useLock(period);
  const landed = useReveal(live, LANDED_MS);
  const digit = digitOf(outcomeOf(face));
  const active = face.kind === "betting" && locked === null;
  useColourInfo({ gameType: table.type, on, gamePeriod: period?.name ?? null, active });

  /** The table at which automatic orders were started. They stay there, whichever table is on screen. */
  const autoPlayAt = useRef(play);
  const autoSeat = useRef<SeatNumber>(0);
  /** The seat of the last order, whose answer from the house is shown under the button. */
  const [lastSeat, setLastSeat] = useState<SeatNumber>(0);
  const order = (at: RoundPlay<ColourBet>, total: Money, setup: ColourSetup) => {
    const seat = freeSeatNow(at);
    if (seat === null) return Promise.resolve({ kind: "dropped" } as const);
    setLastSeat(seat);
    return at.place(autoPlay.bet(total, setup), seat);
  };
  const automatic = (total: Money, setup: ColourSetup) => {
    autoSeat.current = freeSeatNow(autoPlayAt.current) ?? 0;
    return order(autoPlayAt.current, total, setup);
  };
  const auto = useAuto("colour", automatic, {
    stake: {
      value: stake,
      set(total) {
        amount.set(total);
        setMultiplier("1");
      },
    },
    setup: { on },
    unqueue: () => autoPlayAt.current.unqueue(autoSeat.current),
  });

  const orders = ordersOf(live);
  const tellElsewhere = useElsewhere();
  const ended = useEndedOrders(tables, tableId, (period) => {
    const said = period.digit === null ? undefined : words.came(nameOf(period.digit));
    if (period.table.id === tableId) overlay.show({ ...period, said });
    // A player with automatic orders at another table sees their results in the panel.
    else if (!auto.running || tables.at(period.table.id) !== autoPlayAt.current) tellElsewhere(period);
  });
  const newest = orders.find(({ cancel }) => cancel !== null);
  return {
    live,
    table,
    changeTable(next: PeriodTable["id"]) {
      ended.look(next);
      setTableId(next);
    },
    /** Results at other tables that the player has not looked at yet. */
    unseen: ended.unseen,
    period,
    /** Seconds until the locked period is over; null while it is open. */
    locked,
    /** The digit of this period, from the start of its reveal. */
    digit,
    /** True once the digit is revealed on this screen. */
    landed,
    instantBet,
    on,
    choose(position: Position) {
      choose(position);
      sounds.click();
    },
    amount,
    multiplier,
    setMultiplier,
    stake,
    problem: freeSeat(own, round) === null ? words.tooMany : (amount.problem ?? problemOf(stake)),
    slow: own.slow.includes(lastSeat),
    error: own.errors[lastSeat] ?? null,
    orders,
    past: ended.past,
    autoMode,
    setAutoMode,
    auto,
    /** True while automatic orders use the current choice, which must not change until they end. */
    asleep: auto.running,
    overlay,
    bet() {
      sounds.chip();
      void order(play, stake, { on });
    },
    startAuto() {
      autoPlayAt.current = play;
      auto.start(stake);
    },
    takeBack: newest?.cancel ?? null,
  };
}

export type ColourTable = ReturnType<typeof useColour>;
