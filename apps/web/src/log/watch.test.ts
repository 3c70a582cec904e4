import { ED25519 } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { encodeBundle, parseTilePath, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { beforeEach, expect, test } from "vitest";
import { type Seen, watchLog } from "./watch.ts";
import { beat, beats, houseEntry, MadeHouse, START } from "./watched-house-testing.ts";

const MINUTE = 60_000;

let house: MadeHouse;

beforeEach(async () => {
  house = await MadeHouse.open();
});

/** Looks once, and again with what was seen. */
async function looking(seen: Seen | null) {
  return watchLog(house, seen);
}

/** Looks now, when nothing may be concluded yet, and two minutes later. */
async function lookingLong(seen: Seen | null) {
  const first = await looking(seen);
  expect(first.alarm).toBeNull();
  expect(first.seen).toEqual({ ...seen, unansweredSince: house.time });
  house.time += 2 * MINUTE - 1;
  expect((await looking(first.seen)).alarm).toBeNull();
  house.time += 1;
  return looking(first.seen);
}

/** Gives no answer to some requests from now on. */
function refuse(isRefused: (n: number, path: string) => boolean): void {
  house.answer = (n, path) => {
    if (isRefused(n, path)) throw new TypeError(`no answer for ${path}`);
    return null;
  };
}

test("a log that grows is followed, also over the edges of tiles", async () => {
  let { seen, alarm } = await looking(null);
  expect(alarm).toBeNull();
  for (const grown of [1, 255, 256, 700]) {
    house.shown[0]?.push(...beats(grown, house.time));
    ({ seen, alarm } = await looking(seen));
    expect(alarm).toBeNull();
    expect(seen?.note).toBe(await house.noteOf(1));
  }
});

test("an entry that was changed below the seen head is a fork, with both notes as the proof", async () => {
  const { seen } = await looking(null);
  const note = await house.noteOf(1);
  house.shown[0]?.splice(7, 1, beat(START + 999));
  for (const grown of [0, 40]) {
    house.shown[0]?.push(...beats(grown));
    expect(await looking(seen)).toEqual({ seen, alarm: { kind: "fork", notes: [note, await house.noteOf(1)] } });
  }
});

test("a smaller head is yesterday's page of a proxy for two minutes, and then a log that went back", async () => {
  let { seen } = await looking(null);
  const note = seen?.note;
  house.shown[0] = house.shown[0]?.slice(0, 200) ?? [];
  let alarm: Awaited<ReturnType<typeof watchLog>>["alarm"];
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toBeNull();
  house.time += 2 * MINUTE - 1;
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toBeNull();
  house.time += 1;
  ({ seen, alarm } = await looking(seen));
  expect(alarm).toEqual({ kind: "back", notes: [note, await house.noteOf(1)] });
  house.shown[0] = beats(300);
  house.time = START + 5 * MINUTE;
  house.shown[0].push(beat(house.time));
  expect((await looking(seen)).alarm).toBeNull();
});

test("a log in which nothing is written any more is noticed after two minutes", async () => {
  const { seen } = await looking(null);
  house.time += 2 * MINUTE;
  expect((await looking(seen)).alarm).toBeNull();
  house.time += 1_000;
  expect((await looking(seen)).alarm?.kind).toBe("still");
  house.shown[0]?.push(beat(house.time));
  expect((await looking(seen)).alarm).toBeNull();
});

test.each([
  ["made up", (entries: readonly Uint8Array[]) => entries.with(-1, beat(house.time))],
  ["left out", (entries: readonly Uint8Array[]) => entries.map(() => houseEntry(null))],
])("a beat that was %s hides no stillness", async (_, lie) => {
  const { seen } = await looking(null);
  house.time += 3 * MINUTE;
  house.answer = (n, path) => {
    const tile = parseTilePath(path);
    if (tile?.level !== "entries") return null;
    const from = TILE_WIDTH * tile.index;
    return encodeBundle(lie(house.shown[n - 1]?.slice(from, from + tile.width) ?? []));
  };
  expect((await lookingLong(seen)).alarm?.kind).toBe("withheld");
});

test("a log without a beat is as old as its first entry", async () => {
  house.shown[0] = [houseEntry(null), ...Array.from({ length: 300 }, () => Uint8Array.of(99))];
  const { seen } = await looking(null);
  expect((await looking(seen)).alarm).toBeNull();
  house.time += 3 * MINUTE;
  expect((await looking(seen)).alarm?.kind).toBe("still");
});

test("a next log is not followed if its first entry is not the one that was signed", async () => {
  const { seen } = await looking(null);
  house.shown.push([houseEntry(null), beat(house.time)]);
  const lie = encodeBundle([houseEntry(await house.noteOf(1)), beat(house.time)]);
  house.answer = (n, path) => (n === 2 && path === "tile/entries/000.p/2" ? lie : null);
  expect((await lookingLong(seen)).alarm?.kind).toBe("withheld");
});

test("a tile that a proxy has damaged is fetched again", async () => {
  const { seen } = await looking(null);
  house.shown[0]?.push(...beats(300));
  for (const bytes of [new Uint8Array(5), new Uint8Array(32 * 256)]) {
    house.spoiled.set("tile/0/001", bytes);
    expect((await looking(seen)).alarm).toBeNull();
    expect(house.spoiled.size).toBe(0);
  }
});

test("another key, or a log that is not served any more, is noticed", async () => {
  const { seen } = await looking(null);
  house.signers[0] = await someSigner("house.example/log/1", ED25519);
  expect((await lookingLong(seen)).alarm).toEqual({ kind: "gone", notes: [seen?.note] });
  house.shown = [];
  expect((await lookingLong(seen)).alarm?.kind).toBe("gone");
});

test("a server that has published nothing yet raises no alarm, if the log is there again within two minutes", async () => {
  const { seen } = await looking(null);
  const shown = house.shown;
  house.shown = [];
  const without = await looking(seen);
  expect(without.alarm).toBeNull();
  house.shown = shown;
  house.time += MINUTE;
  expect(await looking(without.seen)).toEqual({ seen, alarm: null });
});

test("a house that rewrites its log and withholds what would prove it is found out, with both notes", async () => {
  const { seen } = await looking(null);
  house.shown[0]?.splice(7, 1, beat(START + 999));
  house.shown[0]?.push(...beats(700, START + 5 * MINUTE));
  for (const withheld of ["tile/0/", "tile/1/", "log", "tile/entries"]) {
    if (withheld === "tile/entries") house.shown[0]?.splice(7, 1, beat(START + 7));
    refuse((_, path) => path.startsWith(withheld));
    const notes = [seen?.note, await house.noteOf(1)];
    expect((await lookingLong(seen)).alarm, withheld).toEqual({ kind: "withheld", notes });
  }
});

test("a browser that is offline raises no alarm, however long, nor if it was cut off within a look", async () => {
  const { seen } = await looking(null);
  house.shown[0]?.push(...beats(700, START + 70 * MINUTE));
  let asked = 0;
  refuse(() => asked++ > 0);
  await expect(looking(seen)).rejects.toThrow("no answer");
  refuse((_, path) => path.startsWith("tile/"));
  const cut = await looking(seen);
  expect(cut.alarm).toBeNull();
  refuse(() => true);
  house.time += 60 * MINUTE;
  await expect(looking(cut.seen)).rejects.toThrow("no answer");
  refuse(() => false);
  expect(await looking(cut.seen)).toMatchObject({ seen: { unansweredSince: null }, alarm: null });
});

test("a next log that nobody has signed, or that shows no entries, does not keep browsers from seeing it", async () => {
  const { seen } = await looking(null);
  house.shown.push([houseEntry(await house.noteOf(1)), beat(house.time)]);
  for (const [path, kind] of [
    ["checkpoint", "gone"],
    ["tile/entries/000.p/2", "withheld"],
  ] as const) {
    house.answer = (n, asked) => (n === 2 && asked === path ? new Uint8Array(7) : null);
    expect((await lookingLong(seen)).alarm?.kind).toBe(kind);
  }
});

test("a house without a public name begins again under another key, and is known from then on", async () => {
  house.signers[0] = await someSigner("localhost/log/1", ED25519);
  const { seen } = await looking(null);
  house.signers[0] = await someSigner("localhost/log/1", ED25519);
  const renewed = await looking(seen);
  expect(renewed.alarm).toEqual({ kind: "renewed", notes: [seen?.note] });
  expect((await looking(renewed.seen)).alarm).toBeNull();
  // A name that only begins alike is one.
  house.signers[0] = await someSigner("localhost.example/log/1", ED25519);
  const named = (await looking(null)).seen;
  house.signers[0] = await someSigner("localhost.example/log/1", ED25519);
  expect((await lookingLong(named)).alarm?.kind).toBe("gone");
});

test("the next log is taken over if it names a head of the one before that has all that was seen", async () => {
  const { seen } = await looking(null);
  house.shown[0]?.push(...beats(20));
  house.shown.push([houseEntry(await house.noteOf(1)), beat(house.time)]);
  const next = await looking(seen);
  expect(next).toMatchObject({ seen: { n: 2, note: await house.noteOf(2) }, alarm: null });
  expect((await looking(next.seen)).alarm).toBeNull();
});

test.each([
  ["one that lacks what was seen", async () => house.noteOf(1, 200), "back"],
  ["none", async () => null, "gone"],
  ["one that another key has signed", async () => house.noteOf(2), "gone"],
])("a next log that names %s is an alarm", async (_, predecessor, kind) => {
  const { seen } = await looking(null);
  house.shown.push([]);
  house.shown[1] = [houseEntry(await predecessor()), beat(house.time)];
  const { alarm } = kind === "gone" ? await lookingLong(seen) : await looking(seen);
  expect(alarm?.kind).toBe(kind);
});

test("a next log that names another history is a fork", async () => {
  const { seen } = await looking(null);
  const honest = house.shown[0] ?? [];
  house.shown[0] = honest.with(3, beat(1));
  const lie = await house.noteOf(1);
  house.shown[0] = honest;
  house.shown.push([houseEntry(lie), beat(house.time)]);
  expect(await looking(seen)).toMatchObject({ alarm: { kind: "fork", notes: [seen?.note, lie] } });
});
