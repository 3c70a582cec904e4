import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import type { HouseLog } from "@fairhouse/protocol/house-log.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import { LogReader } from "@fairhouse/transparency/log-reader.ts";
import { ED25519, formatNote, formatVkey, parseVkey, type Signer, signNote } from "@fairhouse/transparency/note.ts";
import { someSigner, tileOf } from "@fairhouse/transparency/testing.ts";
import { encodeBundle, parseTilePath, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { beforeEach, expect, test } from "vitest";
import { type Seen, type WatchedHouse, watchLog } from "./watch.ts";

const START = 1_795_806_964_759;
const MINUTE = 60_000;

let now: number;
let signers: Signer[];
/** The entries of each log, as the house shows them. */
let shown: Uint8Array[][];
/** Answers that a proxy gives instead, each once. */
let spoiled: Map<string, Uint8Array>;

const beat = (time: number) => encodeEntry({ kind: "beat", time });
const beats = (count: number, from = START) => Array.from({ length: count }, (_, i) => beat(from + i));
const houseEntry = (predecessor: string | null) =>
  encodeEntry({
    kind: "house",
    origin: "house.example/log/2",
    name: "House",
    software: "fairhouse",
    after: 0,
    time: START,
    predecessor,
    reason: null,
  });

beforeEach(async () => {
  now = START;
  signers = [await someSigner("house.example/log/1", ED25519), await someSigner("house.example/log/2", ED25519)];
  shown = [beats(300)];
  spoiled = new Map();
});

async function noteOf(n: number, size = shown[n - 1]?.length ?? 0): Promise<string> {
  const signer = signers[n - 1];
  if (signer === undefined) throw new Error(`no log ${n}`);
  const root = rootOfLeaves((shown[n - 1] ?? []).slice(0, size).map(leafHash));
  const text = formatCheckpoint({ origin: signer.key.name, size, root, extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, signer)] });
}

async function fetched(n: number, path: string): Promise<Uint8Array> {
  const instead = spoiled.get(path);
  spoiled.delete(path);
  if (instead !== undefined) return instead;
  if (path === "checkpoint") return new TextEncoder().encode(await noteOf(n));
  const tile = parseTilePath(path);
  const entries = shown[n - 1] ?? [];
  if (tile === null) throw new Error(path);
  if (tile.level !== "entries") return tileOf(entries.map(leafHash), tile);
  return encodeBundle(entries.slice(TILE_WIDTH * tile.index, TILE_WIDTH * tile.index + tile.width));
}

const house: WatchedHouse = {
  logs: async () =>
    shown.map((entries, place): HouseLog => {
      const key = signers[place]?.key;
      if (key === undefined) throw new Error("no key");
      return { n: place + 1, origin: key.name, vkey: formatVkey(key), size: entries.length, ended: null };
    }),
  reader: (n, vkey) => new LogReader((path) => fetched(n, path), parseVkey(vkey)),
  now: () => now,
};

/** Looks once, and again with what was seen. */
async function looking(seen: Seen | null) {
  return watchLog(house, seen);
}

test("a log that grows is followed, also over the edges of tiles", async () => {
  let { seen, alarm } = await looking(null);
  expect(alarm).toBeNull();
  for (const grown of [1, 255, 256, 700]) {
    shown[0]?.push(...beats(grown, now));
    ({ seen, alarm } = await looking(seen));
    expect(alarm).toBeNull();
    expect(seen?.note).toBe(await noteOf(1));
  }
});

test("an entry that was changed below the seen head is a fork, with both notes as the proof", async () => {
  const { seen } = await looking(null);
  const note = await noteOf(1);
  shown[0]?.splice(7, 1, beat(START + 999));
  for (const grown of [0, 40]) {
    shown[0]?.push(...beats(grown));
    expect(await looking(seen)).toEqual({ seen, alarm: { kind: "fork", notes: [note, await noteOf(1)] } });
  }
});

test("a smaller head is yesterday's page of a proxy for two minutes, and then a log that went back", async () => {
  let { seen } = await looking(null);
  const note = seen?.note;
  shown[0] = shown[0]?.slice(0, 200) ?? [];
  let alarm: Awaited<ReturnType<typeof watchLog>>["alarm"];
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toBeNull();
  now += 2 * MINUTE - 1;
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toBeNull();
  now += 1;
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toEqual({ kind: "back", notes: [note, await noteOf(1)] });
  shown[0] = beats(300);
  now = START + 5 * MINUTE;
  shown[0].push(beat(now));
  expect((await looking(seen)).alarm).toBeNull();
});

test("a log in which nothing is written any more is noticed after two minutes", async () => {
  const { seen } = await looking(null);
  now += 2 * MINUTE;
  expect((await looking(seen)).alarm).toBeNull();
  now += 1_000;
  expect((await looking(seen)).alarm?.kind).toBe("still");
  shown[0]?.push(beat(now));
  expect((await looking(seen)).alarm).toBeNull();
});

test("a tile that a proxy has damaged is fetched again", async () => {
  const { seen } = await looking(null);
  shown[0]?.push(...beats(300));
  for (const bytes of [new Uint8Array(5), new Uint8Array(32 * 256)]) {
    spoiled.set("tile/0/001", bytes);
    expect((await looking(seen)).alarm).toBeNull();
    expect(spoiled.size).toBe(0);
  }
});

test("another key, or a log that is not served any more, is noticed", async () => {
  const { seen } = await looking(null);
  signers[0] = await someSigner("house.example/log/1", ED25519);
  expect((await looking(seen)).alarm).toEqual({ kind: "gone", notes: [seen?.note] });
  shown = [];
  expect((await looking(seen)).alarm?.kind).toBe("gone");
});

test("a house without a public name begins again under another key, and is known from then on", async () => {
  signers[0] = await someSigner("localhost/log/1", ED25519);
  const { seen } = await looking(null);
  signers[0] = await someSigner("localhost/log/1", ED25519);
  const renewed = await looking(seen);
  expect(renewed.alarm).toEqual({ kind: "renewed", notes: [seen?.note] });
  expect((await looking(renewed.seen)).alarm).toBeNull();
  // A name that only begins alike is one.
  signers[0] = await someSigner("localhost.example/log/1", ED25519);
  const named = (await looking(null)).seen;
  signers[0] = await someSigner("localhost.example/log/1", ED25519);
  expect((await looking(named)).alarm?.kind).toBe("gone");
});

test("the next log is taken over if it names a head of the one before that has all that was seen", async () => {
  const { seen } = await looking(null);
  shown[0]?.push(...beats(20));
  shown.push([houseEntry(await noteOf(1)), beat(now)]);
  const next = await looking(seen);
  expect(next).toMatchObject({ seen: { n: 2, note: await noteOf(2) }, alarm: null });
  expect((await looking(next.seen)).alarm).toBeNull();
});

test.each([
  ["one that lacks what was seen", async () => noteOf(1, 200), "back"],
  ["none", async () => null, "gone"],
  ["one that another key has signed", async () => noteOf(2), "gone"],
])("a next log that names %s is an alarm", async (_, predecessor, kind) => {
  const { seen } = await looking(null);
  shown.push([]);
  shown[1] = [houseEntry(await predecessor()), beat(now)];
  expect((await looking(seen)).alarm?.kind).toBe(kind);
});

test("a next log that names another history is a fork", async () => {
  const { seen } = await looking(null);
  const honest = shown[0] ?? [];
  shown[0] = honest.with(3, beat(1));
  const lie = await noteOf(1);
  shown[0] = honest;
  shown.push([houseEntry(lie), beat(now)]);
  expect(await looking(seen)).toMatchObject({ alarm: { kind: "fork", notes: [seen?.note, lie] } });
});
