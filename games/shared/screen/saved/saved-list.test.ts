import { expect, test } from "vitest";
import {
  LONGEST_NAME,
  MOST_SAVED,
  nameProblem,
  type SavedList,
  type SavedListEvent,
  savedListReducer,
} from "./saved-list.ts";

interface Thing {
  readonly name: string;
  readonly chips: string;
}

const nothing: SavedList<Thing> = { list: [], past: [] };
const after = (...events: SavedListEvent<Thing>[]): SavedList<Thing> => events.reduce(savedListReducer<Thing>, nothing);
const save = (name: string, chips: string): SavedListEvent<Thing> => ({ type: "save", item: { name, chips } });
const saveRed = save(" Evening ", "red");
const saveZero = save("Zero", "zero");

test("a layout is kept under its name, the newest first", () => {
  expect(after(saveRed, saveZero).list).toEqual([
    { name: "Zero", chips: "zero" },
    { name: "Evening", chips: "red" },
  ]);
});

test("saving under a known name replaces what it meant", () => {
  expect(after(saveRed, saveZero, save("Evening", "zero")).list).toEqual([
    { name: "Evening", chips: "zero" },
    { name: "Zero", chips: "zero" },
  ]);
});

test("every act can be undone, one after the other", () => {
  const undo: SavedListEvent<Thing> = { type: "undo" };
  const acts: SavedListEvent<Thing>[] = [
    saveRed,
    saveZero,
    { type: "rename", from: "Zero", to: "Nothing" },
    save("Evening", "zero"),
    { type: "delete", name: "Nothing" },
  ];
  for (let made = acts.length; made > 0; made--) {
    const undone = savedListReducer(after(...acts.slice(0, made)), undo);
    expect(undone.list).toEqual(after(...acts.slice(0, made - 1)).list);
  }
  expect(savedListReducer(nothing, undo)).toBe(nothing);
});

test("renaming keeps place and chips, and never swallows another layout", () => {
  expect(after(saveRed, saveZero, { type: "rename", from: "Evening", to: "Night" }).list[1]).toEqual({
    name: "Night",
    chips: "red",
  });
  const both = after(saveRed, saveZero);
  expect(savedListReducer(both, { type: "rename", from: "Evening", to: "Zero" })).toBe(both);
  expect(nameProblem(both, "Zero", "Evening")).toBe("taken");
});

test("a name of spaces and one too many are not kept", () => {
  expect(after(save("   ", "red"))).toBe(nothing);
  const full = after(...Array.from({ length: MOST_SAVED }, (_, n) => save(`Layout ${n}`, "red")));
  expect(nameProblem(full, "Another")).toBe("full");
  expect(savedListReducer(full, save("Another", "red"))).toBe(full);
  expect(nameProblem(full, "Layout 3"), "one of them is replaced").toBeNull();
});

test("names are cut between letters, also those of two units", () => {
  const [layout] = after(save("🎲".repeat(40), "red")).list;
  expect(layout?.name).toBe("🎲".repeat(LONGEST_NAME));
});
