import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ScratchTicket } from "../rules/board.ts";
import { PRIZES } from "../rules/prizes.ts";
import {
  COVERED,
  endOf,
  isOver,
  isTicketOpen,
  isWon,
  nextStep,
  nextTicket,
  opened,
  type Shown,
  type ShownStep,
  SWEPT,
} from "./opening.ts";

export interface OpeningOf {
  /** Whose tickets; a new id is a new stack. Null while there is nothing to open. */
  readonly id: string | null;
  readonly tickets: readonly ScratchTicket[];
  /** The player opens them; otherwise they open by themselves. */
  readonly byHand: boolean;
  readonly quick?: boolean;
  readonly instant: boolean;
  /** How far an earlier page opened a stack, if one did; asked once for each. */
  readonly begunOf?: (id: string) => Pick<Shown, "ticket" | "open"> | null;
  /** They have been opened so far, not to the end. */
  readonly onStep?: (id: string, shown: Shown) => void;
  /** All of it is in sight. */
  readonly onEnd: () => void;
}

interface Progress {
  readonly id: string;
  readonly shown: Shown;
}

/** Opens the tickets of a bet, by the player's hand or by themselves. @returns how far they are, and what the player can do. */
export function useOpening({
  id,
  tickets,
  byHand,
  quick = false,
  instant,
  begunOf = () => null,
  onStep = () => {},
  onEnd,
}: OpeningOf) {
  const [progress, setProgress] = useState<Progress | null>(null);
  /** The same at once: a fast stroke opens two cells before the page is drawn again. */
  const newest = useRef<Progress | null>(null);
  if (id !== null && progress?.id !== id) {
    setProgress({ id, shown: { ...(byHand ? COVERED : SWEPT), ...begunOf(id) } });
  }
  const shown = progress !== null && progress.id === id ? progress.shown : COVERED;

  /** Shows what `change` makes of what is shown. */
  function show(change: (now: Shown) => Shown): void {
    if (id === null) return;
    const before = newest.current?.id === id ? newest.current.shown : shown;
    const after = change(before);
    if (after === before || isOver(before, tickets)) return;
    newest.current = { id, shown: after };
    setProgress(newest.current);
    ringFor(before, after, tickets);
    if (isOver(after, tickets)) onEnd();
    else onStep(id, after);
  }
  const stepNow = useEffectEvent((): ShownStep | null =>
    nextStep(shown, tickets, { byHand, quick, instant, wholeTickets: document.hidden || prefersReducedMotion() }),
  );
  const showStep = useEffectEvent((step: Shown) => show(() => step));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step follows from the one that is shown.
  useEffect(() => {
    if (id === null) return;
    const step = stepNow();
    if (step === null) return;
    const timer = setTimeout(() => showStep(step.shown), step.afterMs);
    return () => clearTimeout(timer);
  }, [id, shown, byHand]);

  return {
    shown,
    open: (cell: number) => show((now) => opened(now, cell)),
    /** Opens the ticket on top; goes on to the next one when it is open. */
    reveal: () => show((now) => (isTicketOpen(now) ? nextTicket(now, byHand) : { ...now, sweeping: true })),
    finish: () => show(() => endOf(tickets)),
  };
}

/** Foil falls off a cell; the third of what pays rings, the higher the more it pays. */
function ringFor(before: Shown, after: Shown, tickets: readonly ScratchTicket[]): void {
  const ticket = tickets[after.ticket];
  if (ticket === undefined || after.open.length === 0) return;
  const open = before.ticket === after.ticket ? before.open : [];
  if (after.open.length > open.length) sounds.scratch();
  if (ticket.pays !== 0 && !isWon(ticket, open) && isWon(ticket, after.open)) {
    sounds.reveal(3 + PRIZES.indexOf(ticket.pays));
  }
}
