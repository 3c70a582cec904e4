import { changedList, type ListChange, MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { expect, test } from "vitest";
import { changeOf, LONGEST_NAME, nameProblem, type SavedListEvent, undoOf } from "./saved-list.ts";

interface Thing {
  readonly name: string;
  readonly chips: string;
}

const thing = (name: string, chips: string): Thing => ({ name, chips });
const saveRed: SavedListEvent<Thing> = { type: "save", item: thing(" Evening ", "red") };
const saveZero: SavedListEvent<Thing> = { type: "save", item: thing("Zero", "zero") };

function after(list: readonly Thing[], change: ListChange<Thing>): readonly Thing[] {
  const next = changedList(list, change);
  if (next === null) throw new Error("refused");
  return next;
}

/** Returns the list after each event, starting with the empty one. */
function listsOf(...events: SavedListEvent<Thing>[]): readonly (readonly Thing[])[] {
  const lists: (readonly Thing[])[] = [[]];
  for (const event of events) lists.push(after(lists.at(-1) ?? [], changeOf(lists.at(-1) ?? [], event)));
  return lists;
}

test("keeps layouts under their names, newest first", () => {
  expect(listsOf(saveRed, saveZero).at(-1)).toEqual([thing("Zero", "zero"), thing("Evening", "red")]);
});

test("replaces a layout when saving under a known name", () => {
  const again: SavedListEvent<Thing> = { type: "save", item: thing("Evening", "zero") };
  expect(listsOf(saveRed, saveZero, again).at(-1)).toEqual([thing("Evening", "zero"), thing("Zero", "zero")]);
});

test("undoes every act, one after the other", () => {
  const acts: SavedListEvent<Thing>[] = [
    saveRed,
    saveZero,
    { type: "save", item: thing("Third", "black") },
    { type: "rename", item: thing("Zero", "zero"), to: "Nothing" },
    { type: "save", item: thing("Evening", "zero") },
    { type: "delete", name: "Nothing" },
  ];
  const lists = listsOf(...acts);
  for (const [place, act] of acts.entries()) {
    const before = lists[place] ?? [];
    const change = changeOf(before, act);
    expect(after(after(before, change), undoOf(before, change)), act.type).toEqual(before);
  }
});

test("keeps what another tab saves between an act and its undo", () => {
  const before = listsOf(saveRed, saveZero).at(-1) ?? [];
  const change = changeOf(before, { type: "delete", name: "Evening" });
  const others = after(after(before, change), { put: [thing("Theirs", "black")] });
  expect(after(others, undoOf(before, change)).map(({ name }) => name)).toEqual(["Theirs", "Evening", "Zero"]);
});

test("renames without changing place or chips, and never replaces another layout", () => {
  const both = listsOf(saveRed, saveZero).at(-1) ?? [];
  const rename = (to: string) =>
    changedList(both, changeOf(both, { type: "rename", item: thing("Evening", "red"), to }));
  expect(rename("Night")).toEqual([thing("Zero", "zero"), thing("Night", "red")]);
  expect(rename("Zero")).toBeNull();
  expect(nameProblem(both, "Zero", "Evening")).toBe("taken");
});

test("refuses a blank name, and a layout beyond the limit", () => {
  expect(nameProblem([], "   ")).toBe("empty");
  const full =
    listsOf(
      ...Array.from(
        { length: MOST_LISTED },
        (_, n): SavedListEvent<Thing> => ({ type: "save", item: thing(`Layout ${n}`, "red") }),
      ),
    ).at(-1) ?? [];
  expect(nameProblem(full, "Another")).toBe("full");
  expect(changedList(full, changeOf(full, saveZero))).toBeNull();
  expect(nameProblem(full, "Layout 3"), "one of them is replaced").toBeNull();
});

test("cuts names between characters, including those of two code units", () => {
  const [layout] = listsOf({ type: "save", item: thing("🎲".repeat(40), "red") }).at(-1) ?? [];
  expect(layout?.name).toBe("🎲".repeat(LONGEST_NAME));
});
