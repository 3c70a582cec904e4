import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { LogReader, signedHead } from "@fairhouse/transparency/log-reader.ts";
import { ED25519, formatNote, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { readLeaves, someSigner, tileOf } from "@fairhouse/transparency/testing.ts";
import { encodeBundle, parseTilePath } from "@fairhouse/transparency/tile.ts";
import { rootOf } from "@fairhouse/transparency/tree.ts";
import { beforeAll, expect, test } from "vitest";
import { Failure } from "../command.ts";
import { checkSuccession, type ServedLog } from "./succession.ts";

const beats = (count: number) => Array.from({ length: count }, (_, time) => encodeEntry({ kind: "beat", time }));
const others = (count: number) => beats(count + 1).slice(1);

let first: Signer;
let second: Signer;

beforeAll(async () => {
  first = await someSigner("house.example/log/1", ED25519);
  second = await someSigner("house.example/log/2", ED25519);
});

function house(predecessor: string | null): Uint8Array {
  const about = { origin: second.key.name, name: "House", software: "fairhouse", after: 0, time: 1 };
  return encodeEntry({ kind: "house", ...about, predecessor, reason: "the database went back in time" });
}

async function headOf(entries: readonly Uint8Array[], signer: Signer): Promise<string> {
  const root = await rootOf(entries.length, readLeaves(entries.map(leafHash)));
  const text = formatCheckpoint({ origin: signer.key.name, size: entries.length, root, extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, signer)] });
}

async function served(n: number, entries: readonly Uint8Array[], signer: Signer): Promise<ServedLog> {
  const reader = new LogReader(async (path) => {
    const tile = parseTilePath(path);
    if (tile === null) throw new Error(path);
    return tile.level === "entries" ? encodeBundle(entries) : tileOf(entries.map(leafHash), tile);
  }, signer.key);
  return { n, key: signer.key, reader, head: await signedHead(await headOf(entries, signer), signer.key) };
}

const NOTHING = new Map<number, string>();

test("a log goes on with what was seen of it, and says how far that was", async () => {
  const log = await served(1, beats(9), first);
  expect(await checkSuccession([log], NOTHING)).toEqual({ seen: null, findings: [] });
  for (const size of [4, 9]) {
    const { seen } = await checkSuccession([log], new Map([[1, await headOf(beats(size), first)]]));
    expect(seen?.checkpoint.size).toBe(size);
  }
  for (const [entries, signer, why] of [
    [beats(10), first, "went back"],
    [others(4), first, "another one than before"],
    [beats(4), second, "not of this key"],
  ] as const) {
    const failed = checkSuccession([log], new Map([[1, await headOf(entries, signer)]]));
    await expect(failed, why).rejects.toThrow(why);
    await expect(failed).rejects.toBeInstanceOf(Failure);
  }
});

test("the next log begins with a head of the one before that has all that is served and was seen of it", async () => {
  const before = await served(1, beats(9), first);
  const next = async (predecessor: string | null) => served(2, [house(predecessor), ...beats(3)], second);
  const whole = await next(await headOf(beats(9), first));
  const seen = new Map([[1, await headOf(beats(5), first)]]);
  expect(await checkSuccession([before, whole], seen)).toEqual({ seen: null, findings: [] });
  const found = async (log: ServedLog, kept: ReadonlyMap<number, string> = NOTHING) =>
    (await checkSuccession([before, log], kept)).findings.map(({ about }) => about).join();
  for (const [predecessor, why] of [
    [null, "does not begin"],
    ["no note", "does not begin"],
    [await headOf(beats(9), second), "does not begin"],
    [await headOf(beats(7), first), "log 1 went back"],
    [await headOf(others(9), first), "another one than before"],
  ] as const) {
    expect(await found(await next(predecessor)), why).toContain(why);
  }
  expect(await found(await served(2, beats(3), second))).toContain("does not begin");
});

test("entries of a log that ended are lost for good, and the log after it is compared all the same", async () => {
  const before = await served(1, beats(9), first);
  const next = await served(2, [house(await headOf(beats(9), first)), ...beats(3)], second);
  const lost = [1, await headOf(beats(12), first)] as const;
  const own = await headOf([house(await headOf(beats(9), first)), ...beats(1)], second);
  const { seen, findings } = await checkSuccession([before, next], new Map([lost, [2, own]]));
  expect(findings).toMatchObject([{ about: "log 1 went back: it had 12 entries, and ends with 9" }]);
  expect(seen?.checkpoint.size).toBe(2);
  const forked = new Map([lost, [2, await headOf(others(2), second)]]);
  await expect(checkSuccession([before, next], forked)).rejects.toThrow("log 2 is another one");
});
