import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { signedHead } from "@fairhouse/transparency/log-reader.ts";
import { ED25519, formatNote, NoteError, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { beforeAll, expect, test } from "vitest";
import { encodeEntry } from "./entry.ts";
import { checkReceipt, RECEIPT_DELAY_MS, signReceipt } from "./receipt.ts";

const TIME = 1_795_806_964_759;
const entries = [1, 2, 3].map((time) => encodeEntry({ kind: "beat", time }));

let signer: Signer;
beforeAll(async () => {
  signer = await someSigner("house.example/log/1", ED25519);
});

test("a receipt promises its entries, in their order, and no others", async () => {
  const note = await signReceipt(entries, TIME, signer);
  expect(note.split("\n").slice(0, 3)).toEqual(["house.example/log/1/receipts", String(TIME), "60000"]);
  const receipt = await checkReceipt(note, entries, signer.key);
  expect(receipt).toMatchObject({ origin: "house.example/log/1", time: TIME, withinMs: RECEIPT_DELAY_MS });
  for (const others of [[], entries.slice(1), entries.toReversed(), [...entries, ...entries]]) {
    await expect(checkReceipt(note, others, signer.key)).rejects.toThrow("other entries");
  }
});

test("a receipt that was changed, or that another key has signed, is none", async () => {
  const note = await signReceipt(entries, TIME, signer);
  const other = await someSigner("house.example/log/1", ED25519);
  const changed = [
    note.replace(String(TIME), String(TIME + 1)),
    note.replace("60000", "600000"),
    note.replace("/log/1/", "/log/2/"),
    note.replace("/receipts", ""),
    note.slice(0, -3),
    "",
  ];
  for (const text of changed) await expect(checkReceipt(text, entries, signer.key), text).rejects.toThrow(NoteError);
  await expect(checkReceipt(note, entries, other.key)).rejects.toThrow(NoteError);
});

test("a checkpoint is not taken for a receipt, nor a receipt for a checkpoint, although one key signs both", async () => {
  const [entry = new Uint8Array()] = entries;
  const text = formatCheckpoint({ origin: signer.key.name, size: 1, root: leafHash(entry), extensions: [] });
  const head = formatNote({ text, signatures: [await signNote(text, signer)] });
  await expect(checkReceipt(head, [entry], signer.key)).rejects.toThrow("not a receipt");
  await expect(signedHead(await signReceipt([entry], TIME, signer), signer.key)).rejects.toThrow(NoteError);
});
