import { INSTANT_REVEAL_MS, type Pace } from "@fairhouse/ui/motion/pace.ts";
import { alikeOf, CELLS, type ScratchTicket } from "../rules/board.ts";

/** Progress in opening a stack. */
export interface Shown {
  /** Index of the ticket on top. */
  readonly ticket: number;
  /** Its open cells, in opening order. */
  readonly open: readonly number[];
  /** True while it continues to open automatically. */
  readonly sweeping: boolean;
}

/** The way in which a stack is opened. */
export interface Manner {
  /** True if the player scratches; otherwise each ticket opens automatically. */
  readonly byHand: boolean;
  /** True for a fast pace, for many tickets that open automatically. */
  readonly quick: boolean;
  /** `instant` opens everything at once. */
  readonly pace: Pace;
  /** True to open a ticket at once instead of cell by cell, for less motion or a hidden page. */
  readonly wholeTickets: boolean;
}

export interface ShownStep {
  readonly afterMs: number;
  readonly shown: Shown;
}

const ALL: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

const CALM = { cellMs: 85, lostMs: 800, wonMs: 1_700 };
const QUICK = { cellMs: 24, lostMs: 180, wonMs: 420 };

/** The first ticket of a stack, all covered. */
export const COVERED: Shown = { ticket: 0, open: [], sweeping: false };
export const SWEPT: Shown = { ticket: 0, open: [], sweeping: true };

export function isTicketOpen({ open }: Shown): boolean {
  return open.length === CELLS;
}

export function isOver(shown: Shown, tickets: readonly ScratchTicket[]): boolean {
  return shown.ticket >= tickets.length - 1 && isTicketOpen(shown);
}

/** Returns the progress of a stack that is completely open. */
export function endOf(tickets: readonly ScratchTicket[]): Shown {
  return { ticket: Math.max(0, tickets.length - 1), open: ALL, sweeping: false };
}

export function opened(shown: Shown, cell: number): Shown {
  return shown.open.includes(cell) ? shown : { ...shown, open: [...shown.open, cell] };
}

/** Counts the tickets opened to their last cell. */
export function openedTickets(shown: Shown): number {
  return shown.ticket + (isTicketOpen(shown) ? 1 : 0);
}

/** True once all paying cells are visible: the ticket has won whatever the others are. */
export function isWon(ticket: ScratchTicket, open: readonly number[]): boolean {
  return ticket.pays !== 0 && alikeOf(ticket).every((cell) => open.includes(cell));
}

export function nextTicket(shown: Shown, byHand: boolean): Shown {
  return { ticket: shown.ticket + 1, open: [], sweeping: !byHand };
}

/** Opens the rest of the ticket on top; if it is open, the whole of the next one. */
export function openedWhole({ ticket, open }: Shown): Shown {
  return { ticket: open.length === CELLS ? ticket + 1 : ticket, open: ALL, sweeping: false };
}

/** Returns the next automatic step and its delay; null while it is the player's turn, and at the end. Pure. */
export function nextStep(shown: Shown, tickets: readonly ScratchTicket[], manner: Manner): ShownStep | null {
  const ticket = tickets[shown.ticket];
  if (ticket === undefined || isOver(shown, tickets)) return null;
  if (manner.pace === "instant") return { afterMs: INSTANT_REVEAL_MS, shown: endOf(tickets) };
  const tempo = manner.quick || manner.pace === "fast" ? QUICK : CALM;
  if (isTicketOpen(shown)) {
    return { afterMs: ticket.pays === 0 ? tempo.lostMs : tempo.wonMs, shown: nextTicket(shown, manner.byHand) };
  }
  if (!shown.sweeping) return null;
  if (manner.wholeTickets) return { afterMs: INSTANT_REVEAL_MS, shown: { ...shown, open: ALL } };
  const cell = ALL.find((one) => !shown.open.includes(one)) ?? 0;
  return { afterMs: tempo.cellMs, shown: opened(shown, cell) };
}
