import { betReceipt } from "@fairhouse/protocol/house-log.ts";
import { z } from "zod";
import { keepInBrowser, kept } from "../base/browser-storage.ts";
import { type Receipt, type SortedReceipts, withReceipt } from "./receipts.ts";

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
const stored = z.object({ open: receipts, broken: receipts });

/** Reads the promises that this browser has; none if they cannot be read. */
export function readReceipts(): SortedReceipts {
  const text = kept(KEY);
  if (text === null) return { open: [], broken: [] };
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    // Only something that runs in this browser can have damaged them.
    return { open: [], broken: [] };
  }
}

export function keepReceipt(receipt: Receipt): void {
  const { open, broken } = readReceipts();
  keepInBrowser(KEY, { open: withReceipt(open, receipt).slice(-MOST_OPEN), broken });
}

/** Keeps what became of promises. Those that came meanwhile stay. */
export function keepSorted(looked: readonly Receipt[], sorted: SortedReceipts): void {
  const { open, broken } = readReceipts();
  const notes = new Set(looked.map(({ note }) => note));
  const since = open.filter(({ note }) => !notes.has(note));
  keepInBrowser(KEY, {
    open: [...sorted.open, ...since],
    broken: [...broken, ...sorted.broken].slice(0, MOST_BROKEN),
  });
}
