import type { Pace } from "@fairhouse/ui/motion/pace.ts";
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
  openedWhole,
  type Shown,
  type ShownStep,
  SWEPT,
} from "./opening.ts";
import { soundScratch } from "./scratch-sound.ts";

export interface OpeningOf {
  /** Id of the bet; a new id is a new stack. Null while there is nothing to open. */
  readonly id: string | null;
  readonly tickets: readonly ScratchTicket[];
  /** True if the player opens them; otherwise they open automatically. */
  readonly byHand: boolean;
  readonly quick?: boolean;
  readonly pace: Pace;
  /** Returns how far an earlier page opened a stack, if one did; called once for each stack. */
  readonly begunOf?: (id: string) => Pick<Shown, "ticket" | "open"> | null;
  /** Called after each step except the last. */
  readonly onStep?: (id: string, shown: Shown) => void;
  /** Called once everything is open. */
  readonly onEnd: () => void;
}

interface Progress {
  readonly id: string;
  readonly shown: Shown;
}

/** Opens the tickets of a bet, by hand or automatically. @returns the progress, and the actions of the player. */
export function useOpening({
  id,
  tickets,
  byHand,
  quick = false,
  pace,
  begunOf = () => null,
  onStep = () => {},
  onEnd,
}: OpeningOf) {
  const [progress, setProgress] = useState<Progress | null>(null);
  /** The newest progress, available before a render: a fast stroke opens two cells within one frame. */
  const newest = useRef<Progress | null>(null);
  if (id !== null && progress?.id !== id) {
    const start = byHand ? COVERED : SWEPT;
    const begun = { ...start, ...begunOf(id) };
    // A stack that is over has no end to come; only a damaged note says so of one that waits.
    setProgress({ id, shown: isOver(begun, tickets) ? start : begun });
  }
  const shown = progress !== null && progress.id === id ? progress.shown : COVERED;

  /** Applies a change to the progress and shows it. */
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
    nextStep(shown, tickets, { byHand, quick, pace, wholeTickets: document.hidden || prefersReducedMotion() }),
  );
  // A sweep may have gone on since the step was planned.
  const showStep = useEffectEvent((step: Shown, from: Shown) => show((now) => (now === from ? step : now)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step follows from the one that is shown.
  useEffect(() => {
    if (id === null) return;
    const step = stepNow();
    if (step === null) return;
    const timer = setTimeout(() => showStep(step.shown, shown), step.afterMs);
    return () => clearTimeout(timer);
  }, [id, shown, byHand]);

  return {
    shown,
    open: (cell: number) => show((now) => opened(now, cell)),
    /** Opens the ticket on top; moves on to the next one if it is open. */
    reveal: () => show((now) => (isTicketOpen(now) ? nextTicket(now, byHand) : { ...now, sweeping: true })),
    /** Opens a whole ticket, and the next one with the next call. */
    sweep: () => show(openedWhole),
    finish: () => show(() => endOf(tickets)),
  };
}

/**
 * Plays the sounds of a step: foil falls off a cell, and the third cell of a prize rings, the higher the more it pays.
 */
function ringFor(before: Shown, after: Shown, tickets: readonly ScratchTicket[]): void {
  const ticket = tickets[after.ticket];
  if (ticket === undefined || after.open.length === 0) return;
  const open = before.ticket === after.ticket ? before.open : [];
  if (after.open.length > open.length) soundScratch();
  if (ticket.pays !== 0 && !isWon(ticket, open) && isWon(ticket, after.open)) {
    sounds.reveal(3 + PRIZES.indexOf(ticket.pays));
  }
}
