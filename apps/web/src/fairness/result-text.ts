import type { Formats } from "@fairhouse/ui/words/format.ts";

/** Returns the drawn ticket of a pot with the number of its tickets; null for other outcomes. */
export function ticketOf(outcome: unknown): { readonly ticket: number; readonly total: number } | null {
  const [ticket, total] = [fieldOf(outcome, "ticket"), fieldOf(outcome, "total")];
  return ticket === null || total === null ? null : { ticket, total };
}

/**
 * Returns a point in hundredths as a multiplier, and the ticket of a pot out of its tickets; anything else unchanged.
 */
export function resultText(outcome: unknown, { multiplier, whole }: Pick<Formats, "multiplier" | "whole">): string {
  const drawn = ticketOf(outcome);
  if (drawn !== null) return `${whole(drawn.ticket)} / ${whole(drawn.total)}`;
  const point = fieldOf(outcome, "point");
  if (point !== null) return multiplier(point);
  return outcome === null ? "—" : JSON.stringify(outcome);
}

function fieldOf(outcome: unknown, name: string): number | null {
  const value: unknown = typeof outcome === "object" && outcome !== null ? Reflect.get(outcome, name) : null;
  return typeof value === "number" ? value : null;
}
