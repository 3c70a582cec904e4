import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepReceipt, keepSorted, readReceipts } from "./receipt-store.ts";
import type { Receipt } from "./receipts.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const receiptOf = (note: string): Receipt => {
  const bet = "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0de";
  return { log: 1, note, entries: ["AA=="], player: "p", bet, vkey: "v", due: 1, isMissing: true };
};

test("a promise that was taken for broken is looked for again, and forgotten once it is found", () => {
  const receipt = receiptOf("a note");
  keepReceipt(receipt);
  keepSorted(readReceipts().open, { open: [], broken: [receipt], kept: [] });
  for (const open of [[], [receipt]]) {
    expect(readReceipts()).toEqual({ open: [receipt], broken: [receipt] });
    // It could not be looked for, or was not there.
    keepSorted(readReceipts().open, { open, broken: open.length === 0 ? [receipt] : [], kept: [] });
  }
  // The next log has begun.
  keepSorted(readReceipts().open, { open: [], broken: [], kept: [] });
  expect(readReceipts()).toEqual({ open: [receipt], broken: [receipt] });
  keepSorted(readReceipts().open, { open: [], broken: [], kept: [receipt.note] });
  expect(readReceipts()).toEqual({ open: [], broken: [] });
});

test("promises that come while others are looked for stay", () => {
  const [first, second] = [receiptOf("first"), receiptOf("second")];
  keepReceipt({ ...first, entries: ["AQ=="] });
  const { open } = readReceipts();
  keepReceipt(second);
  keepSorted(open, { open: [], broken: [], kept: ["first"] });
  expect(readReceipts()).toEqual({ open: [second], broken: [] });
});
