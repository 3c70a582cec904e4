import { expect, test } from "vitest";
import { standingOf, type TickRow, type Told } from "./standing.ts";
import type { TickFile } from "./tick-folder.ts";

const FILE: TickFile = { server: "a", run: "1", count: 10, next: null, known: ["old"] };
const told = (rows: readonly Partial<TickRow>[], more: Partial<Told> = {}): Told => ({
  rows: rows.map((row) => ({ server: "a", run: "1", count: 10, ended: false, ...row })),
  openings: [{ id: "old", kind: "restored" }],
  isFresh: false,
  ...more,
});
const kindOf = (files: readonly TickFile[], database: Told) => standingOf(files, database).kind;

test("a row as far as its file, or farther, is the past that the file knows", () => {
  expect(kindOf([FILE], told([{}]))).toBe("good");
  expect(kindOf([FILE], told([{ count: 11 }]))).toBe("good");
});

test("a row behind its file, of another run, or missing, is of another past", () => {
  expect(standingOf([FILE], told([{ count: 9 }]))).toMatchObject({ kind: "back", ahead: FILE, row: { count: 9 } });
  expect(kindOf([FILE], told([{ run: "2", count: 99 }]))).toBe("back");
  expect(kindOf([FILE], told([{ server: "b", count: 99 }]))).toBe("back");
  expect(kindOf([FILE], told([]))).toBe("back");
  expect(kindOf([{ ...FILE, server: "b" }, FILE], told([{ server: "b" }, { count: 9 }]))).toBe("back");
});

test("a run that was about to begin may have begun", () => {
  const file = { ...FILE, next: "2" };
  expect(kindOf([file], told([{ run: "2", count: 11 }]))).toBe("good");
  expect(kindOf([file], told([{}]))).toBe("good");
  expect(kindOf([file], told([{ run: "2", count: 10 }]))).toBe("back");
});

test("a server that is ahead is admitted by a restoration that it has not seen, once; never by a move", () => {
  const openings = (kind: "restored" | "moved") => [
    { id: "old", kind: "restored" as const },
    { id: "new", kind },
  ];
  expect(kindOf([FILE], told([{ count: 9 }], { openings: openings("restored") }))).toBe("good");
  expect(kindOf([{ ...FILE, known: ["old", "new"] }], told([{ count: 9 }], { openings: openings("restored") }))).toBe(
    "back",
  );
  expect(kindOf([FILE], told([{ count: 9 }], { openings: openings("moved") }))).toBe("back");
});

test("without a file a database is unknown, unless it has no ticks yet, or none since the operator opened it", () => {
  expect(kindOf([], told([]))).toBe("good");
  expect(kindOf([], told([{}]))).toBe("stranger");
  expect(kindOf([], told([{}], { isFresh: true }))).toBe("good");
  const unborn = { ...FILE, server: "c", count: 0, next: "1" };
  expect(kindOf([unborn], told([{}]))).toBe("stranger");
  expect(kindOf([unborn], told([{ server: "c", count: 1 }]))).toBe("good");
});
