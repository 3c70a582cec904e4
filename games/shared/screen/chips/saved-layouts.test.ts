import { describe, expect, test } from "vitest";
import {
  LONGEST_NAME,
  layoutsFrom,
  MOST_LAYOUTS,
  nameProblem,
  noLayouts,
  type SavedLayouts,
  type SavedLayoutsEvent,
  savedLayoutsReducer,
} from "./saved-layouts.ts";

const cloth = { most: 60, isPosition: (on: string) => ["red", "straight-0", "split-0-2"].includes(on) };
const red = [{ on: "red", amount: 5_000 }];
const zero = [
  { on: "straight-0", amount: 1_000 },
  { on: "split-0-2", amount: 2_000 },
];
const after = (...events: SavedLayoutsEvent[]): SavedLayouts => events.reduce(savedLayoutsReducer, noLayouts);
const saveRed: SavedLayoutsEvent = { type: "save", name: " Evening ", chips: red };
const saveZero: SavedLayoutsEvent = { type: "save", name: "Zero", chips: zero };

test("a layout is kept under its name, the newest first", () => {
  expect(after(saveRed, saveZero).list).toEqual([
    { name: "Zero", chips: zero },
    { name: "Evening", chips: red },
  ]);
});

test("saving under a known name replaces what it meant", () => {
  expect(after(saveRed, saveZero, { type: "save", name: "Evening", chips: zero }).list).toEqual([
    { name: "Evening", chips: zero },
    { name: "Zero", chips: zero },
  ]);
});

test("every act can be undone, one after the other", () => {
  const undo: SavedLayoutsEvent = { type: "undo" };
  const acts: SavedLayoutsEvent[] = [
    saveRed,
    saveZero,
    { type: "rename", from: "Zero", to: "Nothing" },
    { type: "save", name: "Evening", chips: zero },
    { type: "delete", name: "Nothing" },
  ];
  for (let made = acts.length; made > 0; made--) {
    const undone = savedLayoutsReducer(after(...acts.slice(0, made)), undo);
    expect(undone.list).toEqual(after(...acts.slice(0, made - 1)).list);
  }
  expect(savedLayoutsReducer(noLayouts, undo)).toBe(noLayouts);
});

test("renaming keeps place and chips, and never swallows another layout", () => {
  expect(after(saveRed, saveZero, { type: "rename", from: "Evening", to: "Night" }).list[1]).toEqual({
    name: "Night",
    chips: red,
  });
  const both = after(saveRed, saveZero);
  expect(savedLayoutsReducer(both, { type: "rename", from: "Evening", to: "Zero" })).toBe(both);
  expect(nameProblem(both, "Zero", "Evening")).toBe("taken");
});

test("an empty table, a name of spaces and one too many are not kept", () => {
  expect(after({ type: "save", name: "Nothing", chips: [] })).toBe(noLayouts);
  expect(after({ type: "save", name: "   ", chips: red })).toBe(noLayouts);
  const full = after(...Array.from({ length: MOST_LAYOUTS }, (_, n) => ({ ...saveRed, name: `Layout ${n}` })));
  expect(nameProblem(full, "Another")).toBe("full");
  expect(savedLayoutsReducer(full, { ...saveRed, name: "Another" })).toBe(full);
  expect(nameProblem(full, "Layout 3"), "one of them is replaced").toBeNull();
});

test("names are cut between letters, also those of two units", () => {
  const [layout] = after({ ...saveRed, name: "🎲".repeat(40) }).list;
  expect(layout?.name).toBe("🎲".repeat(LONGEST_NAME));
});

describe("from storage", () => {
  test("what was kept comes back", () => {
    const { list } = after(saveRed, saveZero);
    expect(layoutsFrom(JSON.parse(JSON.stringify(list)), cloth)).toEqual(list);
  });

  test.each([
    ["nothing", null],
    ["no list", { name: "x", chips: red }],
    ["no name", [{ chips: red }]],
    ["no chips", [{ name: "x", chips: [] }]],
    ["a place that is not on the table", [{ name: "x", chips: [{ on: "straight-37", amount: 1 }] }]],
    ["an amount that is none", [{ name: "x", chips: [{ on: "red", amount: -5 }] }]],
    ["part of a coin", [{ name: "x", chips: [{ on: "red", amount: 0.5 }] }]],
    ["one place twice", [{ name: "x", chips: [...red, ...red] }]],
    ["more places than a bet has", [{ name: "x", chips: Array.from({ length: 61 }, () => red[0]) }]],
  ])("%s is left out", (_, stored) => {
    expect(layoutsFrom(stored, cloth)).toEqual([]);
  });

  test("no two of one name, and no more than are kept", () => {
    expect(layoutsFrom([...after(saveRed).list, ...after(saveRed).list], cloth)).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, n) => ({ name: `Layout ${n}`, chips: red }));
    expect(layoutsFrom(many, cloth)).toHaveLength(MOST_LAYOUTS);
  });
});
