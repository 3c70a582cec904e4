import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commentsOf, habitsIn, testNamesOf } from "./comments.ts";
import { passagesOf } from "./documents.ts";

const CHECKOUT = join(import.meta.dirname, "../..");

/** They quote what they look for. */
const QUOTES = /^tools\/lint\//;

function filesOf(...patterns: readonly string[]): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: CHECKOUT,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => file !== "" && existsSync(join(CHECKOUT, file)) && !QUOTES.test(file));
}

test("comments and names of tests name their subject first", () => {
  const found = filesOf("*.ts", "*.tsx").flatMap((file) => {
    const source = readFileSync(join(CHECKOUT, file), "utf8");
    return [...commentsOf(source), ...testNamesOf(source)].flatMap(({ line, text }) =>
      habitsIn(text).map((habit) => `${file}:${line} ${habit}: ${text}`),
    );
  });
  expect(found).toEqual([]);
});

test("so do documents", () => {
  const found = filesOf("*.md").flatMap((file) =>
    passagesOf(readFileSync(join(CHECKOUT, file), "utf8")).flatMap((text) =>
      habitsIn(text).map((habit) => `${file} ${habit}: ${text}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ["Of a start.", "begins with a fragment"],
  ["What cannot be read is no wish.", "begins with a fragment", "negates a noun"],
  ["Kept for a day. Which is enough.", "begins with a fragment"],
  ["A server of before writes none.", "“of before”"],
  ["The round begins anew.", "“anew”"],
  ["Drops whoever reads too slowly.", "“whoever”"],
  ["Plays a move on one's own hand.", "“one's own”"],
])("finds the habits of %j", (text, ...habits) => {
  expect(habitsIn(text)).toEqual(habits);
});

test.each([
  "An unparsable header is ignored.",
  "There is no limit.",
  "It is no longer open.",
  "Two connections are no faster.",
  "Which table is it?",
  "How does a bet get into the log: once, and in time?",
])("finds nothing in %j", (text) => {
  expect(habitsIn(text)).toEqual([]);
});

test("reads comments of every form with the line on which they begin, and names of tests", () => {
  const source = [
    "/**",
    " * Two",
    " * lines.",
    " */",
    "f(); // behind",
    "// one",
    "// two",
    'test("a name", f);',
    'test.each([1, 2])("a row %i", f);',
  ].join("\n");
  expect(commentsOf(source)).toEqual([
    { line: 1, text: "Two lines." },
    { line: 5, text: "behind" },
    { line: 6, text: "one two" },
  ]);
  expect(testNamesOf(source)).toEqual([
    { line: 8, text: "a name" },
    { line: 9, text: "a row %i" },
  ]);
});

test("reads documents without what only names a text", () => {
  const document = [
    "# What pays",
    "",
    "**What is sold.** A slip is",
    "bought back.",
    "",
    "- *Of links.* Anybody reads `what it is`.",
    "1. One step",
    "",
    "| What it is | Where |",
    "| --- | --- |",
    "| a [table](what.md) | here |",
    "",
    "```",
    "What is no text.",
    "```",
  ].join("\n");
  expect(passagesOf(document).flatMap(habitsIn)).toEqual([]);
  expect(passagesOf(document).slice(0, 4)).toEqual([
    "A slip is bought back.",
    "Anybody reads it.",
    "One step",
    "a table",
  ]);
  expect(passagesOf("A look. What is sold is sold.").flatMap(habitsIn)).toEqual(["begins with a fragment"]);
});
