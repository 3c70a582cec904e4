import { expect, test } from "vitest";
import type { TestResult } from "./result.ts";
import { filesForSecondTry, shakyOf } from "./second-try.ts";

const result = (file: string, status: TestResult["status"] = "failed", said = "it did not come"): TestResult => ({
  file,
  name: "comes",
  milliseconds: 1,
  status,
  said,
});

test("a file that failed is tried once more, and one that passed is not", () => {
  expect(
    filesForSecondTry([result("tests/e2e/site/home.e2e.ts"), result("tests/e2e/bets/feed.e2e.ts", "passed")], ""),
  ).toEqual(["tests/e2e/site/home.e2e.ts"]);
});

test.each([
  "tests/torture/cut.test.ts",
  "tests/conformance/rounds.test.ts",
  "packages/ledger/src/trial-balance.db.test.ts",
  "packages/play/src/round/tickets/flight.db.test.ts",
  "games/jackpot/rules/attacks.db.test.ts",
  "apps/server/src/features/play/two-servers.db.test.ts",
  "tests/e2e/account/wallet.e2e.ts",
  "tests/e2e/bets/proofs.e2e.ts",
])("%s, whose subject is money, fairness or a race, is never tried again", (file) =>
  expect(filesForSecondTry([result(file)], "")).toEqual([]),
);

test.each([
  "Failed to load resource: the server responded with a status of 500 (Internal Server Error)",
  '{"code":"internal"}',
])("does not try a file again that saw a bug of the house: %s", (said) =>
  expect(filesForSecondTry([result("tests/e2e/site/home.e2e.ts", "failed", said)], "")).toEqual([]),
);

test("no file is tried again beside an error outside all tests", () => {
  const output = "⎯⎯ Unhandled Errors ⎯⎯\nVitest caught 1 unhandled error during the test run.";
  expect(filesForSecondTry([result("tests/e2e/site/home.e2e.ts")], output)).toEqual([]);
});

test("more files than may be shaky are not tried again: something is broken", () => {
  const files = ["a", "b", "c", "d"].map((name) => result(`tests/e2e/${name}.e2e.ts`));
  expect(filesForSecondTry(files, "")).toEqual([]);
});

test("a test is shaky if it passes the second time, in a file that then passes whole", () => {
  const [a, b] = [result("tests/e2e/a.e2e.ts"), result("tests/e2e/b.e2e.ts")];
  const again = [
    result("tests/e2e/a.e2e.ts", "passed"),
    result("tests/e2e/b.e2e.ts", "passed"),
    { ...result("tests/e2e/b.e2e.ts"), name: "goes" },
  ];
  expect(shakyOf([a, b], again)).toEqual([a]);
});
