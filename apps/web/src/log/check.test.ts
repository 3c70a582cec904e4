import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import type { LoggedBet } from "@fairhouse/protocol/house-log.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { ED25519, formatVkey } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { expect, test } from "vitest";
import { checkLogged, checkLoggedRound } from "./check.ts";
import { isOnItsWay, isOverdue } from "./logged.ts";

const page = {
  bet: { id: "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0de" },
  proof: { seeding: "salted", outcome: null },
  moves: [],
};

/** Answers with some bytes as the only entry. */
async function answering(bytes: Uint8Array, vkey?: string): Promise<LoggedBet> {
  const { key } = await someSigner("house.example/log/1", ED25519);
  const log = { n: 1, origin: key.name, vkey: vkey ?? formatVkey(key), size: 5, ended: null };
  const proven = { log: 1, index: 3, entry: toBase64(bytes), path: [], checkpoint: "" };
  return { entries: [{ ...proven, salt: "", owner: null, pair: null, further: null }], logs: [log] };
}

const beat = encodeEntry({ kind: "beat", time: 1 });
const unreadable = { what: "unreadable", event: null, index: 3, size: 0, proof: null };

test.each([
  ["bytes that are no entry", Uint8Array.of(99, 1), undefined, "shown"],
  ["an entry of something else", beat, undefined, "shown"],
  ["a key that is none", beat, "no key", "signed"],
])("%s are shown as wrong, and asked for once", async (_, bytes, vkey, wrong) => {
  const answer = await answering(bytes, vkey);
  const lines = await checkLogged(page as unknown as BetPage, answer);
  expect(lines).toEqual([{ ...unreadable, wrong }]);
  expect(await checkLoggedRound(page as unknown as RoundPage, answer)).toEqual(lines);
  expect(isOnItsWay({ lines, isComplete: false, lacking: null, tries: 0 })).toBe(false);
});

test("entries of events say of which one they are, and one of an event of another bet is wrong", async () => {
  const ids = ["0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0d1", "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0d2"];
  const facts = ids.map((id) => ({ id, phase: "open", result: null, corrections: [], links: null }));
  const slip = { bet: { id: "0f4fbc9c-52dc-4d5a-9a1c-3f3fd4c5c0de" }, proof: { seeding: "facts", facts }, moves: [] };
  const of = async (fact: string) => {
    const entry = encodeEntry({ kind: "price", fact, step: 1, state: "ab".repeat(32), time: 1 });
    const { entries, logs } = await answering(entry);
    const withSales = { ...slip, proof: { ...slip.proof, sales: [], resettlements: [] } } as unknown as BetPage;
    return checkLogged(withSales, { entries: [], facts: entries, logs });
  };
  // Nothing signs it here.
  expect(await of(ids[1] ?? "")).toMatchObject([{ what: "prices", event: 2, wrong: "signed" }]);
  expect(await of(slip.bet.id)).toEqual([{ ...unreadable, wrong: "shown" }]);
});

test("entries are on their way until they are there, or the house says that they will not come", () => {
  const none = { lines: [], isComplete: false, lacking: null, tries: 0 };
  expect(isOnItsWay(none)).toBe(true);
  expect(isOnItsWay({ ...none, isComplete: true })).toBe(false);
  for (const lacking of ["older", "withheld"] as const) expect(isOnItsWay({ ...none, lacking })).toBe(false);
  // The house may say nothing, and write nothing.
  expect(isOverdue({ ...none, tries: 39 })).toBe(false);
  expect(isOverdue({ ...none, tries: 40 })).toBe(true);
  expect(isOverdue({ ...none, tries: 40, lacking: "older" })).toBe(false);
});
