import { expect, test } from "vitest";
import { readPlaywright } from "./playwright-report.ts";
import { closing, type Outcome, passed } from "./report.ts";
import type { TestResult } from "./result.ts";
import { readVitest } from "./vitest-report.ts";

const one = (name: string, status: TestResult["status"] = "passed", milliseconds = 10): TestResult => ({
  file: "tests/e2e/site/home.e2e.ts",
  name,
  milliseconds,
  status,
  said: "",
});
const part = (results: readonly TestResult[], more: Partial<Outcome> = {}): Outcome => ({
  part: "browser",
  milliseconds: 61_000,
  results,
  shaky: [],
  ok: true,
  ...more,
});
const lastLine = (text: string) => text.split("\n").at(-1);

test("the closing line counts passed and failed tests, and nothing else if there is nothing else", () => {
  expect(lastLine(closing([part([one("a"), one("b")])], []))).toBe("2 passed, 0 failed");
});

test("a test that passed at its second try counts as passed and as shaky", () => {
  const shaky = one("a", "failed");
  expect(lastLine(closing([part([shaky, one("b"), one("c", "skipped")], { shaky: [shaky] })], []))).toBe(
    "2 passed, 0 failed, 1 skipped, 1 shaky",
  );
});

test("a failed test repeats the first lines of its message, and its line in the file", () => {
  const said = `\u001b[31mError: late\u001b[39m\n\nexpected 2\n    at helper (/house/tests/a.ts:3:1)\n    at /house/tests/e2e/site/home.e2e.ts:41:7`;
  const lines = closing([part([{ ...one("a", "failed"), said }])], []).split("\n");
  expect(lines.slice(-5).map((line) => line.trim())).toEqual([
    "FAILED  tests/e2e/site/home.e2e.ts: a",
    "Error: late",
    "expected 2",
    "line 41",
    "0 passed, 1 failed",
  ]);
});

test("a check without tests that fails counts as a failure", () => {
  expect(lastLine(closing([part([], { part: "static", ok: false })], []))).toBe("0 passed, 1 failed");
});

test("the report has minutes by part, the slowest test first, and parts that there was no time for", () => {
  const text = closing([part([one("quick"), one("slow", "passed", 9_000)])], ["planted bugs"]);
  expect(text).toContain("1:01  browser");
  expect(text.indexOf("slow")).toBeLessThan(text.indexOf("quick"));
  expect(text).toContain("left out for want of time: planted bugs");
});

test("more than three shaky tests fail a run", () => {
  const shaky = ["a", "b", "c", "d"].map((name) => one(name, "failed"));
  expect(passed([part(shaky, { shaky: shaky.slice(1) })])).toBe(true);
  expect(passed([part(shaky, { shaky })])).toBe(false);
});

test("a file of Vitest that does not load is a failure of its own", () => {
  const report = {
    testResults: [
      { name: "/house/a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      {
        name: "/house/b.test.ts",
        status: "passed",
        assertionResults: [{ fullName: "b holds", status: "passed", duration: 3 }],
      },
    ],
  };
  expect(readVitest(JSON.stringify(report), "/house")).toEqual([
    { file: "a.test.ts", name: "(the whole file)", milliseconds: 0, status: "failed", said: "no such module" },
    { file: "b.test.ts", name: "b holds", milliseconds: 3, status: "passed", said: "" },
  ]);
});

test("tests of Playwright have the names of the groups around them, and their complaints", () => {
  const tests = [{ status: "unexpected", results: [{ duration: 5, errors: [{ message: "it did not come" }] }] }];
  const inner = { title: "phones", specs: [{ title: "fits", file: "tests/e2e/a.e2e.ts", tests }] };
  const report = { suites: [{ title: "tests/e2e/a.e2e.ts", specs: [], suites: [inner] }] };
  expect(readPlaywright(JSON.stringify(report))).toEqual([
    { file: "tests/e2e/a.e2e.ts", name: "phones › fits", milliseconds: 5, status: "failed", said: "it did not come" },
  ]);
});
