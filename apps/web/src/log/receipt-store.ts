import { betReceipt } from "@fairhouse/protocol/house-log.ts";
import { z } from "zod";
import { keepInBrowser, kept } from "../base/browser-storage.ts";
import { type KnownReceipts, type Receipt, type SortedReceipts, withReceipt } from "./receipts.ts";

const KEY = "receipts";
/** Bets of an hour of rounds; the oldest go first. */
const MOST_OPEN = 100;
const MOST_BROKEN = 20;

const receipts = z.array(
  betReceipt.extend({
    player: z.string(),
    bet: z.string(),
    vkey: z.string(),
    due: z.number(),
    isMissing: z.boolean(),
  }),
);
const shape = z.object({ open: receipts, broken: receipts });

/**
 * Reads the promises that this browser has; none if they cannot be read. Broken ones are looked for as long as they are
 * shown, as the open ones are: a server of the house may have had no answer at that moment.
 */
export function readReceipts(): KnownReceipts {
  const { open, broken } = stored();
  return { open: [...open, ...broken], broken };
}

function stored(): KnownReceipts {
  const text = kept(KEY);
  if (text === null) return { open: [], broken: [] };
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    // Only something that runs in this browser can have damaged them.
    return { open: [], broken: [] };
  }
}

export function keepReceipt(receipt: Receipt): void {
  const { open, broken } = stored();
  keepInBrowser(KEY, { open: withReceipt(open, receipt).slice(-MOST_OPEN), broken });
}

/** Keeps what became of promises. Those that came meanwhile stay. */
export function keepSorted(looked: readonly Receipt[], sorted: SortedReceipts): void {
  const { open, broken } = stored();
  const since = without(open, notesOf(looked));
  keepInBrowser(KEY, {
    open: [...without(sorted.open, notesOf(broken)), ...since],
    broken: [...without(broken, sorted.kept), ...without(sorted.broken, notesOf(broken))].slice(0, MOST_BROKEN),
  });
}

function notesOf(receipts: readonly Receipt[]): readonly string[] {
  return receipts.map(({ note }) => note);
}

function without(receipts: readonly Receipt[], notes: readonly string[]): readonly Receipt[] {
  return receipts.filter(({ note }) => !notes.includes(note));
}
