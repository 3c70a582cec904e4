import { describe, expect, test } from "vitest";
import { askedEntry, type DerivedRoad, derivedRoad } from "./derived-roads.ts";

/** Returns the sides of results by their letters: Banker is red, Player is blue. */
const sides = (letters: string) =>
  [...letters].map((letter) => (letter === "B" ? "red" : letter === "P" ? "blue" : null));
const roadOf = (letters: string, road: DerivedRoad) =>
  derivedRoad(sides(letters), road)
    .map((side) => side[0])
    .join("");

describe("the first entry of a derived road", () => {
  // It comes with the second row of column k + 1 or, if there is none, with the top of the next column (counted from
  // 1).
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

test("below the top, a cell is blue just under the end of the compared run, and red beside it and further down", () => {
  // Runs of 2 and 4: the cell left of the third row is empty while the one above it is filled.
  expect(roadOf("BBPPPP", "eye")).toBe("rbr");
  expect(roadOf("BBBBPPPP", "eye")).toBe("rrr");
  expect(roadOf("BPPPP", "eye")).toBe("brr");
});

test("makes the top of a column red after two runs of the same length", () => {
  expect(roadOf("BBPPB", "eye")).toBe("rr");
  expect(roadOf("BBPPPB", "eye")).toBe("rbb");
  expect(roadOf("BBPBBP", "small")).toBe("rr");
});

test("matches a long shoe worked out by hand, row by row", () => {
  // Runs: 3 1 2 2 1 4.
  const shoe = "BBBPBBPPBPPPP";
  expect(roadOf(shoe, "eye")).toBe("bbbrrbbrr");
  expect(roadOf(shoe, "small")).toBe("rbbbbrbr");
  expect(roadOf(shoe, "cockroach")).toBe("rbrrbr");
});

test("ignores ties wherever they come", () => {
  for (const road of ["eye", "small", "cockroach"] as const) {
    expect(roadOf("TBTBBPTTBBPPTBPPPPT", road)).toBe(roadOf("BBBPBBPPBPPPP", road));
  }
});

test("counts dragons in full: the columns of the big road are not bent", () => {
  expect(roadOf("BBBBBBBBBPPPPPPPPPP", "eye")).toBe("rrrrrrrrb");
});

test("predicts the entry that a road then writes for the next result", () => {
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
