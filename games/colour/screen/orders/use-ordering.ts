import type { SeatNumber } from "@fairhouse/client/own-bets.ts";
import type { RoundPlay } from "@fairhouse/client/round/round-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useRef, useState } from "react";
import type { LiveTable } from "../../../shared/screen/live/use-live-table.ts";
import { useAuto } from "../../../shared/screen/panel/use-auto.ts";
import type { ColourBet } from "../../rules/colour.ts";
import { autoPlay, type ColourSetup } from "../auto-play.ts";
import type { Choice } from "../use-choice.ts";
import { freeSeatNow } from "./use-orders.ts";

/**
 * Orders what the player has chosen, once or automatically. Automatic orders stay at the table at which they were
 * started, whichever is on screen.
 */
export function useOrdering({ play, own }: LiveTable<ColourBet>, { on, stake, setStake }: Choice) {
  /** The seat of the last order, whose answer from the house is shown under the button. */
  const [lastSeat, setLastSeat] = useState<SeatNumber>(0);
  const autoAt = useRef(play);
  const autoSeat = useRef<SeatNumber>(0);

  const order = (at: RoundPlay<ColourBet>, total: Money, setup: ColourSetup) => {
    const seat = freeSeatNow(at);
    if (seat === null) return Promise.resolve({ kind: "dropped" } as const);
    setLastSeat(seat);
    return at.place(autoPlay.bet(total, setup), seat);
  };
  const orderAutomatically = (total: Money, setup: ColourSetup) => {
    autoSeat.current = freeSeatNow(autoAt.current) ?? 0;
    return order(autoAt.current, total, setup);
  };
  const auto = useAuto("colour", orderAutomatically, {
    stake: { value: stake, set: setStake },
    setup: { on },
    unqueue: () => autoAt.current.unqueue(autoSeat.current),
  });

  return {
    slow: own.slow.includes(lastSeat),
    error: own.errors[lastSeat] ?? null,
    bet() {
      sounds.chip();
      void order(play, stake, { on });
    },
    auto,
    startAuto() {
      autoAt.current = play;
      auto.start(stake);
    },
    /** Returns true if automatic orders are made at a table. */
    runsAt: (at: RoundPlay<ColourBet>) => auto.running && autoAt.current === at,
  };
}
