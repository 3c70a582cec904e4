import { describe, expect, test } from "vitest";
import { beadRoad, bigRoad, ROAD_ROWS, type RoadResult } from "./roads.ts";

const results = (text: string): readonly RoadResult[] =>
  [...text].map((letter) => ({ side: letter === "r" ? "red" : letter === "b" ? "blue" : null }));
const cellsOf = (text: string) => bigRoad(results(text)).cells.map(({ column, row }) => `${column},${row}`);

test("the bead road writes every result, including ties, in columns of six", () => {
  const cells = beadRoad(results("rbtrbtr"));
  expect(cells.map(({ column, row }) => [column, row])).toEqual([
    ...Array.from({ length: ROAD_ROWS }, (_, row) => [0, row]),
    [1, 0],
  ]);
  expect(cells.map(({ result }) => result.side)).toEqual(["red", "blue", null, "red", "blue", null, "red"]);
});

describe("the big road", () => {
  test("has a column for each run", () => {
    expect(cellsOf("rrbrr")).toEqual(["0,0", "0,1", "1,0", "2,0", "2,1"]);
  });

  test("marks ties on the result before them", () => {
    const { cells, tiesBefore } = bigRoad(results("ttrttbrt"));
    expect(tiesBefore).toBe(2);
    expect(cells.map(({ ties }) => ties)).toEqual([2, 0, 1]);
  });

  test("continues a run across a tie", () => {
    expect(cellsOf("rtrtr")).toEqual(["0,0", "0,1", "0,2"]);
  });

  test("turns right at its foot", () => {
    expect(cellsOf("rrrrrrrr").slice(-3)).toEqual(["0,5", "1,5", "2,5"]);
  });

  test("turns right before the tail of an earlier run, and then stays in its row", () => {
    // The tail of the red run lies in row 5 of column 1; the blue run turns above it.
    expect(cellsOf("rrrrrrrbbbbbbb").slice(7)).toEqual(["1,0", "1,1", "1,2", "1,3", "1,4", "2,4", "3,4"]);
  });

  test("begins a run beside the head of the last one, even if the last one has a longer tail", () => {
    expect(cellsOf("rrrrrrrrrb").at(-1)).toBe("1,0");
  });

  test("never writes two results into one cell", () => {
    let seed = 7;
    const letters = Array.from({ length: 4_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 100 < 8 ? "t" : seed % 1_000 < 750 ? "r" : "b";
    });
    const cells = cellsOf(letters.join(""));
    expect(new Set(cells).size).toBe(cells.length);
  });
});
