import { COSIGNATURE, formatNote, parseNote } from "@fairhouse/transparency/note.ts";
import { someSigner } from "@fairhouse/transparency/testing.ts";
import { beforeEach, expect, test } from "vitest";
import { fragmentOf, meetSharer } from "./shared-head.ts";
import { type Seen, watchLog } from "./watch.ts";
import { beat, beats, houseEntry, MadeHouse } from "./watched-house-testing.ts";

const MINUTE = 60_000;

let house: MadeHouse;
let sharer: Seen;

beforeEach(async () => {
  house = await MadeHouse.open();
  sharer = await seenIn(house);
});

async function seenIn(some: MadeHouse): Promise<Seen> {
  const { seen } = await watchLog(some, null);
  if (seen === null) throw new Error("nothing was seen");
  return seen;
}

/** Looks at the log with a link, as a browser does each minute. */
async function looking(seen: Seen | null, fragment = fragmentOf(sharer)) {
  return meetSharer(house, await watchLog(house, seen), fragment, seen);
}

test("a head from a link that the log contains changes nothing, for a newcomer and for one who has seen more or less", async () => {
  const before = await seenIn(house);
  house.shown[0]?.push(...beats(300, house.time));
  const after = await seenIn(house);
  for (const seen of [null, before, after]) {
    expect(await looking(seen)).toEqual({ seen: after, alarm: null });
    expect(await looking(seen, fragmentOf(after))).toEqual({ seen: after, alarm: null });
  }
});

test("two players who were shown different logs find out by a link, with both notes as the proof", async () => {
  const theirs = sharer.note;
  house.shown[0]?.splice(7, 1, beat(1));
  const own = await seenIn(house);
  for (const grown of [0, 400]) {
    house.shown[0]?.push(...beats(grown, house.time));
    const { seen, alarm } = await looking(own);
    expect(alarm?.kind).toBe("fork");
    expect(alarm?.notes.map((note) => parseNote(note).text)).toEqual(
      [theirs, await house.noteOf(1)].map((note) => parseNote(note).text),
    );
    expect(seen?.note).toBe(await house.noteOf(1));
  }
});

test("a sharer who has seen more is believed for two minutes, and then the log has gone back here", async () => {
  house.shown[0] = beats(200);
  let { seen, alarm } = await looking(null);
  expect(alarm).toBeNull();
  for (const wait of [MINUTE, MINUTE - 1]) {
    house.time += wait;
    ({ seen, alarm } = await looking(seen));
    expect(alarm).toBeNull();
  }
  house.time += 1;
  ({ seen, alarm } = await looking(seen));
  expect(alarm?.kind).toBe("back");
  house.shown[0] = [...beats(300), beat(house.time)];
  expect(await looking(seen)).toMatchObject({ seen: { note: await house.noteOf(1) }, alarm: null });
});

test("a house that does not show that it continues the head of a link is found out after two minutes", async () => {
  house.shown[0]?.splice(7, 1, beat(1));
  house.shown[0]?.push(...beats(700, house.time + 2 * MINUTE));
  let { seen, alarm } = await watchLog(house, null);
  house.answer = (_, path) => {
    // The head of the link ends in this tile; what this browser has seen itself needs the last one.
    if (path.startsWith("tile/0/001")) throw new Error(`${path} answers 404`);
    return null;
  };
  for (const wait of [0, MINUTE, MINUTE]) {
    expect(alarm).toBeNull();
    house.time += wait;
    ({ seen, alarm } = await looking(seen));
  }
  expect(alarm?.kind).toBe("withheld");
  expect(seen?.note).toBe(await house.noteOf(1));
  expect((await watchLog(house, seen)).seen?.unansweredSince).toBeNull();
});

test("a sharer's head of the log before has to be in the one that its successor names", async () => {
  const lacking = await house.noteOf(1, 200);
  for (const [predecessor, kind] of [
    [sharer.note, undefined],
    [lacking, "back"],
  ] as const) {
    house.shown[1] = [houseEntry(predecessor), beat(house.time)];
    expect((await looking(null)).alarm?.kind).toBe(kind);
  }
});

test("links that nobody has signed are ignored", async () => {
  const fragment = fragmentOf(sharer);
  expect(fragment).toMatch(/^#log=1\.300\.[\w-]{128}$/);
  // Each of these would be an alarm if its log had signed it.
  house.shown[0]?.splice(7, 1, beat(1));
  expect((await looking(null)).alarm?.kind).toBe("fork");
  const changed = (place: number) => {
    const digit = fragment.at(place) === "A" ? "B" : "A";
    return `${fragment.slice(0, place)}${digit}${fragment.slice(place + 1)}`;
  };
  const spoiled = [
    "",
    "#log=1",
    changed(20),
    changed(fragment.length - 1),
    fragment.slice(0, -1),
    fragment.replace(".300.", ".299."),
    fragment.replace(".300.", ".00300."),
    fragment.replace("#log=1.", "#log=2."),
    fragment.replace("#log=1.", "#log=01."),
  ];
  for (const own of spoiled) expect((await looking(null, own)).alarm, own).toBeNull();
});

test("a link carries the signature of the log alone, and nothing if the head has lines of a later version", async () => {
  const witness = await someSigner("witness.example", COSIGNATURE);
  const { text, signatures } = parseNote(sharer.note);
  const cosigned = { name: witness.key.name, id: witness.key.id, bytes: new Uint8Array(72) };
  const note = formatNote({ text, signatures: [cosigned, ...signatures] });
  expect(fragmentOf({ ...sharer, note })).toBe(fragmentOf(sharer));
  expect(fragmentOf({ ...sharer, note: formatNote({ text: `${text}more\n`, signatures }) })).toBe("");
  expect(fragmentOf({ ...sharer, note: formatNote({ text, signatures: [cosigned] }) })).toBe("");
});
