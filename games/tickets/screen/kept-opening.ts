import { deviceStorage, parseRecord } from "@fairhouse/client/storage.ts";
import { CELLS } from "../rules/board.ts";
import { MOST_TICKETS } from "../rules/limits.ts";
import type { Shown } from "./opening.ts";

const NAME = "play:tickets:opening";

/**
 * Returns how far the stack was opened when its page was left, so that it is found that way. Null for another stack.
 */
export function keptOpening(id: string): Pick<Shown, "ticket" | "open"> | null {
  const kept = parseRecord(deviceStorage.getItem(NAME));
  if (kept === null || kept.id !== id) return null;
  const { ticket, open } = kept;
  return isIndex(ticket, MOST_TICKETS) && areCells(open) ? { ticket, open } : null;
}

export function keepOpening(id: string, { ticket, open }: Shown): void {
  deviceStorage.setItem(NAME, JSON.stringify({ id, ticket, open }));
}

function areCells(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((cell) => isIndex(cell, CELLS)) && new Set(value).size === value.length;
}

function isIndex(value: unknown, bound: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < bound;
}
