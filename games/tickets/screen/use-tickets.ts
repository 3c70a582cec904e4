import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { deviceStorage } from "@fairhouse/client/storage.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useEffect, useState } from "react";
import { useAmount, useAmountProblem } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { TicketsBet, TicketsOutcome } from "../rules/tickets.ts";
import { autoPlay } from "./auto-play.ts";
import { preloadDesign } from "./designs.ts";
import { keepOpening, keptOpening } from "./kept-opening.ts";
import { COVERED, endOf, isTicketOpen, openedTickets } from "./opening.ts";
import { isStackSize, type StackSize } from "./stack-sizes.ts";
import { useDesign } from "./use-design.ts";
import { useOpening } from "./use-opening.ts";
import { useTicketName } from "./use-ticket-name.ts";

/** Everything that the screen shows and does. */
export function useTickets() {
  const nameOf = useTicketName();
  const { instantBet } = useGameSettings();
  const amount = useAmount("tickets");
  const problemOf = useAmountProblem("tickets");
  const overlay = useOverlay();
  const { play, state, waiting } = useInstant<TicketsBet, TicketsOutcome>("tickets", { unseenIn: deviceStorage });
  const [design, setDesign] = useDesign();
  const [size, setSize] = usePreference<StackSize>("tickets:stack", 1, isStackSize);
  const [turned, setTurned] = useState(false);
  const [autoMode, setAutoMode] = useState(false);
  const place = (stake: Money) => play.place(autoPlay.bet(stake, {}), stake);
  const auto = useAuto("tickets", place, { stake: amount, setup: {} });
  useEffect(() => preloadDesign(design), [design]);

  const covered = state.phase === "revealing" ? state.result : null;
  const result = covered ?? (state.phase === "settled" ? state.result : null);
  const tickets = result?.outcome.tickets ?? [];
  const opening = useOpening({
    id: covered?.id ?? null,
    tickets,
    byHand: !auto.running,
    instant: instantBet,
    begunOf: keptOpening,
    onStep: keepOpening,
    onEnd() {
      if (covered === null) return;
      const { id, stake, payout } = covered;
      overlay.show({ id, stake, payout, said: nameOf(design, tickets) });
      play.revealed();
    },
  });
  const total = amount.value * size;
  const byHand = covered !== null && !auto.running && !instantBet;
  return {
    state,
    busy: isBusy(state),
    amount,
    total,
    /** Why these tickets cannot be bought, in words, or null. */
    problem: amount.problem ?? (autoMode ? null : problemOf(total)),
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    design,
    setDesign,
    size,
    setSize,
    turned,
    turn: () => setTurned(!turned),
    id: result?.id ?? "none",
    price: result?.bet.amount ?? amount.value,
    tickets,
    shown: covered !== null ? opening.shown : result !== null ? endOf(tickets) : COVERED,
    /** Brings the next of the stacks that an earlier page left unopened; null when there is none. */
    bringWaiting: waiting > 0 && !autoMode ? () => void play.showWaiting() : null,
    buy() {
      setTurned(false);
      void play.place({ amount: amount.value, tickets: size }, total);
    },
    /** What the player can do with the tickets in front of them; null while there is nothing to scratch. */
    scratching: byHand
      ? {
          open: opening.open,
          reveal: opening.reveal,
          finish: opening.finish,
          isOpen: isTicketOpen(opening.shown),
          left: tickets.length - openedTickets(opening.shown),
        }
      : null,
  };
}

export type TicketsTable = ReturnType<typeof useTickets>;
