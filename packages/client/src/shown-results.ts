import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { createStore } from "zustand/vanilla";

/** What came of a ticket. */
export type ShownResult = Pick<OwnTicket, "payout" | "leftAt" | "refunded">;

/** A page of a list has fewer rows. */
const KEPT = 100;

/**
 * What screens of this page have shown of own tickets, by their ids, the last ones. A screen without motion shows a result at once, while
 * the lists of the house tell it only when everybody may know (docs/decisions/0032): there it is filled in from here.
 */
export const shownResults = createStore<ReadonlyMap<string, ShownResult>>(() => new Map());

export function noteShown({ id, payout, leftAt, refunded }: OwnTicket): void {
  const all = [...shownResults.getState(), [id, { payout, leftAt, refunded }] as const];
  shownResults.setState(new Map(all.slice(-KEPT)), true);
}
