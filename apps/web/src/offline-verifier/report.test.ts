import { commitmentOf } from "@fairhouse/house-log/commitment.ts";
import { type Entry, encodeEntry } from "@fairhouse/house-log/entry.ts";
import { formatEntryProof } from "@fairhouse/house-log/proof.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, formatVkey, signNote } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { afterEach, expect, test, vi } from "vitest";
import { reportOf } from "./report.ts";

const SALT = "5".repeat(64);
const ID = "00000000-0000-4000-8000-000000000001";

/** Returns the proof of the only entry of a log. */
async function proofOf(entry: Entry, record: { owner: string; reason: string } | null) {
  const signer = await someSigner("house.example/log/1", ED25519);
  const bytes = encodeEntry(entry);
  const text = formatCheckpoint({ origin: "house.example/log/1", size: 1, root: leafHash(bytes), extensions: [] });
  const checkpoint = formatNote({ text, signatures: [await signNote(text, signer)] });
  const vkey = formatVkey(signer.key);
  const committed = record === null ? null : { salt: SALT, record };
  return { text: formatEntryProof({ index: 0, entry: bytes, committed, path: [], checkpoint, vkey }), vkey };
}

const record = { owner: "f".repeat(64), reason: "a gift\u202e" };
const moved: Entry = {
  kind: "moved",
  reference: ID,
  step: 1,
  what: "gift",
  currency: "coin",
  amount: 5_000,
  escrow: 0,
  time: Date.UTC(2026, 10, 30),
  commitment: commitmentOf("moved", SALT, record),
};

afterEach(() => vi.unstubAllGlobals());

test("a proof is told with its entry, its record, its log and the key that was used", async () => {
  const { text, vkey } = await proofOf(moved, record);
  const report = await reportOf(new Blob([text]), null);
  expect(report).toMatchObject({
    verdict: "holds",
    proven: { kind: "moved", origin: "house.example/log/1", vkey, index: 0, size: 1 },
  });
  const rows = report.verdict === "holds" ? [...report.proven.entry, ...(report.proven.record ?? [])] : [];
  expect(Object.fromEntries(rows)).toMatchObject({
    reference: ID,
    amount: "5000",
    time: `${moved.time} (2026-11-30T00:00:00.000Z)`,
    // The file cannot turn the text around.
    reason: "a gift\\u{202e}",
  });
});

test("an entry that commits to nothing has no record", async () => {
  const { text } = await proofOf({ kind: "beat", time: Number.MAX_SAFE_INTEGER }, null);
  const report = await reportOf(new Blob([text]), null);
  expect(report).toMatchObject({ proven: { entry: [["time", "9007199254740991"]], record: null } });
});

test("a proof fails with another key than that of the file, with another record, and if the file was cut", async () => {
  const { text } = await proofOf(moved, record);
  const { vkey: other } = await proofOf(moved, record);
  expect(await reportOf(new Blob([text]), other)).toMatchObject({ verdict: "broken" });
  expect(await reportOf(new Blob([text]), "no key")).toMatchObject({ verdict: "broken" });
  const { text: lie } = await proofOf(moved, { ...record, reason: "another" });
  expect(await reportOf(new Blob([lie]), null)).toEqual({
    verdict: "broken",
    reason: "the record is not the one that the entry commits to",
  });
  for (const end of [0, 20, text.length / 2]) {
    expect(await reportOf(new Blob([text.slice(0, end)]), null)).toMatchObject({ verdict: "broken" });
  }
  expect(await reportOf(new Blob([text, " ".repeat(1_000_000)]), null)).toMatchObject({ verdict: "broken" });
});

test("a browser that lacks these signatures accuses nobody", async () => {
  const { text } = await proofOf(moved, record);
  vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new DOMException("no Ed25519", "NotSupportedError"));
  expect(await reportOf(new Blob([text]), null)).toEqual({ verdict: "unable" });
  vi.stubGlobal("crypto", {});
  expect(await reportOf(new Blob([text]), null)).toEqual({ verdict: "unable" });
});
