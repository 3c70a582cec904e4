import { MOST_LISTED } from "@fairhouse/protocol/list-change.ts";
import { describe, expect, test } from "vitest";
import { layoutsFrom } from "./saved-layouts.ts";

const cloth = { most: 60, isPosition: (on: string) => ["red", "straight-0", "split-0-2"].includes(on) };
const red = [{ on: "red", amount: 5_000 }];
const zero = [
  { on: "straight-0", amount: 1_000 },
  { on: "split-0-2", amount: 2_000 },
];
const evening = { name: "Evening", chips: red };

describe("from storage", () => {
  test("restores what was kept", () => {
    const list = [{ name: "Zero", chips: zero }, evening];
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

  test("drops duplicate names, and layouts beyond the limit", () => {
    expect(layoutsFrom([evening, evening], cloth)).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, n) => ({ name: `Layout ${n}`, chips: red }));
    expect(layoutsFrom(many, cloth)).toHaveLength(MOST_LISTED);
  });
});
