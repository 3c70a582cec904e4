import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import { signReceipt } from "@fairhouse/house-log/receipt.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { ED25519, type Signer } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Promises } from "./promises.ts";

const TIME = 1_795_806_964_759;
const [one, two, three] = [1, 2, 3].map((time) => encodeEntry({ kind: "beat", time })) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

let folder: string;
let signer: Signer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-receipts-"));
  signer = await someSigner("house.example/log/1", ED25519);
});
afterAll(() => rm(folder, { recursive: true }));

async function receipt(log: number, time: number, ...entries: readonly Uint8Array[]) {
  return { log, note: await signReceipt(entries, time, signer), entries: entries.map(toBase64) };
}

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

test("what was promised and is not there is found once a beat says that it should be", async () => {
  const answer = await file("answer.json", await receipt(1, TIME, one, two));
  const saved = await file("saved.json", [await receipt(1, TIME + 5_000, three), await receipt(2, TIME, three)]);
  const promises = await Promises.read([answer, saved], 1, signer.key);
  expect(promises.size).toBe(3);
  promises.meet(one);
  expect(promises.brokenAt(TIME + 60_000)).toEqual([]);
  expect(promises.brokenAt(TIME + 60_001).map(({ about }) => about)).toEqual([answer]);
  expect(promises.brokenAt(TIME + 65_001).map(({ about }) => about)).toEqual([answer, saved]);
  promises.meet(two);
  promises.meet(three);
  expect(promises.brokenAt(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test("what a house without beats does not show is found by another clock, unless another log follows", async () => {
  const answer = await file("late.json", await receipt(1, TIME, one));
  const promises = await Promises.read([answer], 1, signer.key);
  const at = (now: number | null) => promises.findings({ index: 7, beat: TIME, now });
  for (const now of [TIME + 60_000, null]) expect(at(now)).toEqual([]);
  const rule = "the log has what was promised, by the clock of this computer";
  expect(at(TIME + 60_001)).toEqual([{ rule, index: 7, about: answer }]);
  const [found, ...others] = promises.findings({ index: 7, beat: TIME + 60_001, now: TIME + 60_001 });
  expect([found?.rule, others]).toEqual(["the log has what was promised", []]);
});

test("receipts of other logs are not passed over in silence", async () => {
  const saved = await file("others.json", [await receipt(1, TIME, one), await receipt(2, TIME, two)]);
  const promises = await Promises.read([saved], 1, signer.key);
  promises.meet(one);
  expect(promises.findings({ index: 7, beat: TIME, now: TIME })).toEqual([
    { rule: "all receipts are of this log", index: 7, about: `${saved} has receipts of log 2: audit it with --log 2` },
  ]);
});

test("a file without receipts of this log is refused by name", async () => {
  const { note, entries } = await receipt(1, TIME, one);
  const other = await someSigner("house.example/log/1", ED25519);
  const changed = await file("changed.json", { log: 1, note, entries: [toBase64(two)] });
  const good = await file("good.json", { log: 1, note, entries });
  await expect(Promises.read([changed], 1, signer.key)).rejects.toThrow(
    "changed.json: the receipt promises other entries",
  );
  await expect(Promises.read([good], 1, other.key)).rejects.toThrow("good.json: ");
  for (const text of ["", "{}", "[1]", '{"log":1}']) {
    const bad = await file("bad.json", text);
    await expect(Promises.read([bad], 1, signer.key)).rejects.toThrow("bad.json has no receipts");
  }
  await expect(Promises.read([join(folder, "missing.json")], 1, signer.key)).rejects.toThrow("cannot be read");
});
