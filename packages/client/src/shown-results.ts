import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { createStore } from "zustand/vanilla";

/** The result of a ticket. */
export type ShownResult = Pick<OwnTicket, "payout" | "ended" | "leftAt">;

/** Number of results kept; more than a page of a list has rows. */
const KEPT = 100;

/**
 * Latest results of the player's own tickets that screens of this page have shown, by ticket id. A screen without
 * motion shows a result at once, while the lists of the house have it only when everybody may know
 * (docs/decisions/0032); they are filled in from here.
 */
export const shownResults = createStore<ReadonlyMap<string, ShownResult>>(() => new Map());

export function noteShown({ id, payout, ended, leftAt }: OwnTicket): void {
  const all = [...shownResults.getState(), [id, { payout, ended, leftAt }] as const];
  shownResults.setState(new Map(all.slice(-KEPT)), true);
}
