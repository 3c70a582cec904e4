import { describe, expect, test } from "vitest";
import { totalOf } from "../../rules/chips.ts";
import { emptyLayout, type Layout, type LayoutEvent, layoutReducer, scaled } from "./layout.ts";

const after = (...events: LayoutEvent[]): Layout => events.reduce(layoutReducer, emptyLayout);
const red: LayoutEvent = { type: "place", on: "red", amount: 5_000 };
const seventeen: LayoutEvent = { type: "place", on: "straight-17", amount: 1_000 };

test("adds up chips on one position to one stack: a bet names each position once", () => {
  expect(after(red, seventeen, red).chips).toEqual([
    { on: "red", amount: 10_000 },
    { on: "straight-17", amount: 1_000 },
  ]);
});

test("undoes every act, including clearing and doubling, down to the empty table", () => {
  const undo: LayoutEvent = { type: "undo" };
  const acts: LayoutEvent[] = [red, seventeen, { type: "multiply", by: 2 }, { type: "clear" }];
  const layouts = acts.map((_, index) => after(...acts.slice(0, index + 1)).chips);
  let layout = after(...acts);
  for (let index = acts.length - 2; index >= 0; index--) {
    layout = layoutReducer(layout, undo);
    expect(layout.chips).toEqual(layouts[index]);
  }
  layout = layoutReducer(layout, undo);
  expect(layout).toEqual(emptyLayout);
  expect(layoutReducer(layout, undo)).toBe(layout);
});

test("adds a series of chips to the table, and undoes it as one act", () => {
  const series: LayoutEvent = {
    type: "add",
    chips: [
      { on: "straight-17", amount: 1_000 },
      { on: "split-14-17", amount: 2_000 },
    ],
  };
  const layout = after(seventeen, series);
  expect(layout.chips).toEqual([
    { on: "straight-17", amount: 2_000 },
    { on: "split-14-17", amount: 2_000 },
  ]);
  expect(layoutReducer(layout, { type: "undo" }).chips).toEqual(after(seventeen).chips);
});

test("never halves below the smallest chip", () => {
  expect(after(seventeen, { type: "halve", least: 100 }).chips[0]?.amount).toBe(500);
  expect(after(seventeen, { type: "halve", least: 800 }).chips[0]?.amount).toBe(800);
});

test("does not record clearing an empty table as an act", () => {
  expect(after({ type: "clear" })).toBe(emptyLayout);
});

describe("a layout for another total", () => {
  test("keeps its proportions and hits the total exactly", () => {
    const chips = after(red, seventeen).chips;
    expect(scaled(chips, 12_000)).toEqual([
      { on: "red", amount: 10_000 },
      { on: "straight-17", amount: 2_000 },
    ]);
    for (const total of [1_000, 1_001, 6_001, 99_999]) expect(totalOf(scaled(chips, total))).toBe(total);
  });

  test("never has an empty chip", () => {
    const chips = [
      { on: "red", amount: 100_000 },
      { on: "straight-1", amount: 1 },
    ];
    expect(scaled(chips, 1_000)).toEqual([{ on: "red", amount: 1_000 }]);
  });

  test("is the same layout for the same total", () => {
    const chips = after(red, seventeen).chips;
    expect(scaled(chips, totalOf(chips))).toEqual(chips);
  });
});
