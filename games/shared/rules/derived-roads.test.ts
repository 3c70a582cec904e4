import { describe, expect, test } from "vitest";
import { askedEntry, type DerivedRoad, derivedRoad } from "./derived-roads.ts";

/** Results by their letters: Banker is red, Player is blue. */
const sides = (letters: string) =>
  [...letters].map((letter) => (letter === "B" ? "red" : letter === "P" ? "blue" : null));
const roadOf = (letters: string, road: DerivedRoad) =>
  derivedRoad(sides(letters), road)
    .map((side) => side[0])
    .join("");

describe("where a derived road begins", () => {
  // With the second row of column k + 1, or, where that has none, with the top of the column after it (counted from 1).
  test.each([
    ["eye", "BP", ""],
    ["eye", "BPP", "b"],
    ["eye", "BPB", "r"],
    ["eye", "BBPB", "b"],
    ["small", "BPB", ""],
    ["small", "BPBB", "b"],
    ["small", "BPBP", "r"],
    ["cockroach", "BPBP", ""],
    ["cockroach", "BPBPP", "b"],
    ["cockroach", "BPBPB", "r"],
  ] as const)("%s after %s: %s", (road, letters, expected) => {
    expect(roadOf(letters, road)).toBe(expected);
  });
});

test("below the top a cell is blue just under the end of the run it is compared with, and red beside it and further down", () => {
  // Runs of 2 and 4: the third row has nothing at its left where the row above had.
  expect(roadOf("BBPPPP", "eye")).toBe("rbr");
  expect(roadOf("BBBBPPPP", "eye")).toBe("rrr");
  expect(roadOf("BPPPP", "eye")).toBe("brr");
});

test("the top of a column is red after two runs of the same length", () => {
  expect(roadOf("BBPPB", "eye")).toBe("rr");
  expect(roadOf("BBPPPB", "eye")).toBe("rbb");
  expect(roadOf("BBPBBP", "small")).toBe("rr");
});

test("a long shoe, row by row as it was worked out by hand", () => {
  // Runs: 3 1 2 2 1 4.
  const shoe = "BBBPBBPPBPPPP";
  expect(roadOf(shoe, "eye")).toBe("bbbrrbbrr");
  expect(roadOf(shoe, "small")).toBe("rbbbbrbr");
  expect(roadOf(shoe, "cockroach")).toBe("rbrrbr");
});

test("ties change nothing, wherever they come", () => {
  for (const road of ["eye", "small", "cockroach"] as const) {
    expect(roadOf("TBTBBPTTBBPPTBPPPPT", road)).toBe(roadOf("BBBPBBPPBPPPP", road));
  }
});

test("dragons count in full: the columns of the big road are not bent for it", () => {
  expect(roadOf("BBBBBBBBBPPPPPPPPPP", "eye")).toBe("rrrrrrrrb");
});

test("asked what the next would bring, a road answers what it writes when that comes", () => {
  const shoe = "BBBPBBPPBPPPP";
  for (const road of ["eye", "small", "cockroach"] as const) {
    for (let hands = 0; hands <= shoe.length; hands += 1) {
      const before = shoe.slice(0, hands);
      for (const [letter, side] of [
        ["B", "red"],
        ["P", "blue"],
      ] as const) {
        const written = roadOf(before + letter, road).slice(roadOf(before, road).length);
        expect(askedEntry(sides(before), side, road)?.[0] ?? "").toBe(written);
      }
    }
  }
});
