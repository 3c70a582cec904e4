import { usePreference } from "@fairhouse/client/preferences.ts";
import { useRepeater } from "@fairhouse/client/use-repeater.ts";
import { useEffect, useState } from "react";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { useAmountProblem } from "../../shared/screen/panel/use-amount.ts";
import type { TicketsBet, TicketsOutcome } from "../rules/tickets.ts";
import { autoPlay } from "./auto-play.ts";
import { preloadDesign } from "./designs.ts";
import { keepOpening, keptOpening } from "./kept-opening.ts";
import { COVERED, endOf, isTicketOpen, openedTickets } from "./opening.ts";
import { isStackSize, type StackSize } from "./stack-sizes.ts";
import { useDesign } from "./use-design.ts";
import { useOpening } from "./use-opening.ts";
import { useTicketName } from "./use-ticket-name.ts";

/** Provides the state and the actions of the screen. */
export function useTickets() {
  const nameOf = useTicketName();
  const problemOf = useAmountProblem("tickets");
  const [design, setDesign] = useDesign();
  const [size, setSize] = usePreference<StackSize>("tickets:stack", 1, isStackSize);
  const [turned, setTurned] = useState(false);
  const table = useInstantTable<TicketsBet, TicketsOutcome, object>("tickets", {
    autoPlay,
    setup: {},
    byHand: true,
    saidOf: ({ outcome }) => nameOf(design, outcome.tickets),
  });
  const { play, amount, autoMode, auto, revealing, result, pace } = table;
  useEffect(() => preloadDesign(design), [design]);

  const tickets = result?.outcome.tickets ?? [];
  const opening = useOpening({
    id: revealing?.id ?? null,
    tickets,
    byHand: !auto.running,
    pace,
    begunOf: keptOpening,
    onStep: keepOpening,
    onEnd: table.rested,
  });
  const total = amount.value * size;
  const problem = table.problem ?? (autoMode ? null : problemOf(total));
  const byHand = revealing !== null && !auto.running && pace !== "instant";
  /** Brings the next of the stacks that an earlier page left unopened; null if there is none. */
  const bringWaiting = table.waiting > 0 && !autoMode ? () => void play.showWaiting() : null;
  function buy() {
    setTurned(false);
    return play.placeBeforeNext({ amount: amount.value, tickets: size }, total);
  }
  const opensAtOnce = pace === "instant" && bringWaiting === null;
  const repeater = useRepeater({ play: buy, mayRepeat: () => problem === null && !autoMode && opensAtOnce });
  return {
    ...table,
    total,
    problem,
    design,
    setDesign,
    size,
    setSize,
    turned,
    turn: () => setTurned(!turned),
    id: result?.id ?? "none",
    price: result?.bet.amount ?? amount.value,
    tickets,
    shown: revealing !== null ? opening.shown : result !== null ? endOf(tickets) : COVERED,
    bringWaiting,
    /** Tickets that open themselves follow each other as other bets do; those that players open wait for their player. */
    repeater: opensAtOnce ? repeater : undefined,
    bet: () => void buy(),
    press() {
      if (bringWaiting !== null) bringWaiting();
      else if (autoMode) table.press();
      else if (problem !== null) return;
      else if (opensAtOnce) repeater.press();
      else void buy();
    },
    /** Actions of the player on the tickets in front of them; null while there is nothing to scratch. */
    scratching: byHand
      ? {
          open: opening.open,
          sweep: opening.sweep,
          reveal: opening.reveal,
          finish: opening.finish,
          isOpen: isTicketOpen(opening.shown),
          left: tickets.length - openedTickets(opening.shown),
        }
      : null,
  };
}

export type TicketsTable = ReturnType<typeof useTickets>;
