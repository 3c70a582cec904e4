import { INSTANT_REVEAL_MS } from "@fairhouse/ui/motion/animate.ts";
import { alikeOf, CELLS, type ScratchTicket } from "../rules/board.ts";

/** How far a stack has been opened. */
export interface Shown {
  /** Which ticket lies on top. */
  readonly ticket: number;
  /** Its cells that are open, in the order in which they were opened. */
  readonly open: readonly number[];
  /** It goes on opening by itself. */
  readonly sweeping: boolean;
}

/** How a stack is opened. */
export interface Manner {
  /** The player scratches; otherwise each ticket opens by itself. */
  readonly byHand: boolean;
  /** Many tickets that open by themselves do so fast. */
  readonly quick: boolean;
  /** All of it at once: the player wishes no reveals. */
  readonly instant: boolean;
  /** A ticket at once instead of cell by cell: less motion, or nobody is looking. */
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

/** The stack when all of it is open. */
export function endOf(tickets: readonly ScratchTicket[]): Shown {
  return { ticket: Math.max(0, tickets.length - 1), open: ALL, sweeping: false };
}

/** One cell more. */
export function opened(shown: Shown, cell: number): Shown {
  return shown.open.includes(cell) ? shown : { ...shown, open: [...shown.open, cell] };
}

/** How many tickets have been opened to their last cell. */
export function openedTickets(shown: Shown): number {
  return shown.ticket + (isTicketOpen(shown) ? 1 : 0);
}

/** Whether all cells that pay are in sight: from here on it is a win, whatever the others are. */
export function isWon(ticket: ScratchTicket, open: readonly number[]): boolean {
  return ticket.pays !== 0 && alikeOf(ticket).every((cell) => open.includes(cell));
}

/** The next ticket of the stack. */
export function nextTicket(shown: Shown, byHand: boolean): Shown {
  return { ticket: shown.ticket + 1, open: [], sweeping: !byHand };
}

/** What happens next without the player, and after how long; null while it is their turn, and at the end. Pure. */
export function nextStep(shown: Shown, tickets: readonly ScratchTicket[], manner: Manner): ShownStep | null {
  const ticket = tickets[shown.ticket];
  if (ticket === undefined || isOver(shown, tickets)) return null;
  if (manner.instant) return { afterMs: INSTANT_REVEAL_MS, shown: endOf(tickets) };
  const pace = manner.quick ? QUICK : CALM;
  if (isTicketOpen(shown)) {
    return { afterMs: ticket.pays === 0 ? pace.lostMs : pace.wonMs, shown: nextTicket(shown, manner.byHand) };
  }
  if (!shown.sweeping) return null;
  if (manner.wholeTickets) return { afterMs: INSTANT_REVEAL_MS, shown: { ...shown, open: ALL } };
  const cell = ALL.find((one) => !shown.open.includes(one)) ?? 0;
  return { afterMs: pace.cellMs, shown: opened(shown, cell) };
}
