import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { describe, expect, test } from "vitest";
import { type Importers, reachOf } from "./reach.ts";

const games = [
  { id: "dice", kind: "instant" as const },
  { id: "crash", kind: "round" as const },
];

/** The importers of the files of a small house. */
const importers: Importers = new Map(
  Object.entries({
    "packages/ledger/src/books.ts": ["packages/play/src/host.ts", "packages/ledger/src/books.test.ts"],
    "packages/ledger/src/books.test.ts": [],
    "packages/play/src/host.ts": ["packages/play/src/host.db.test.ts", "apps/server/src/main.ts"],
    "packages/play/src/host.db.test.ts": [],
    "packages/play/src/round/every-table.db.test.ts": [],
    "packages/ui/src/button.tsx": ["games/dice/screen/screen.tsx", "packages/ui/src/button.test.tsx"],
    "packages/ui/src/button.test.tsx": [],
    "packages/fairness/src/words.ts": ["packages/fairness/src/words.test.ts"],
    "packages/fairness/src/words.test.ts": [],
    "apps/server/src/main.ts": [],
    "apps/server/src/machinery/database/migrate.ts": ["packages/play/src/host.db.test.ts"],
    "games/dice/rules/dice.ts": ["games/dice/rules/dice.test.ts", "games/rules.ts", "games/dice/screen/screen.tsx"],
    "games/dice/rules/dice.test.ts": [],
    "games/dice/screen/screen.tsx": ["games/screens.ts"],
    "games/dice/e2e/dice-page.ts": ["games/dice/e2e/dice.e2e.ts"],
    "games/dice/e2e/dice.e2e.ts": [],
    "games/crash/rules/crash.ts": ["games/rules.ts"],
    "games/rules.ts": ["packages/play/src/host.db.test.ts", "apps/server/src/main.ts", "games/pictures.test.ts"],
    "games/screens.ts": ["apps/web/src/main.tsx"],
    "games/pictures.test.ts": [],
    "apps/web/src/main.tsx": [],
    "tests/conformance/instant.test.ts": [],
    "tests/conformance/laws.ts": ["tests/conformance/instant.test.ts"],
    "tests/e2e/looks/visits.e2e.ts": [],
    "tests/e2e/account/wallet.e2e.ts": [],
  }),
);
const reach = (...changed: readonly string[]) => reachOf(changed, importers, games);

describe("a game's own file", () => {
  test("reaches its tests, the laws of games and its visits, not what holds all games", () => {
    expect(reach("games/dice/rules/dice.ts")).toEqual({
      changed: ["games/dice/rules/dice.ts"],
      touched: ["dice"],
      games: ["dice"],
      files: {
        unit: ["games/dice/rules/dice.test.ts", "games/pictures.test.ts"],
        conformance: ["tests/conformance/instant.test.ts"],
        integration: [],
      },
      browser: ["games/dice/e2e/dice.e2e.ts", "tests/e2e/looks/scenes.e2e.ts", "tests/e2e/looks/visits.e2e.ts"],
      onAnyPage: false,
      near: [],
    });
  });

  test("of a live game reaches the takeovers of tables", () => {
    expect(reach("games/crash/rules/crash.ts")?.files.integration).toEqual([
      "packages/play/src/round/every-table.db.test.ts",
    ]);
  });
});

test("a package reaches all of its importers, however far", () => {
  expect(reach("packages/ledger/src/books.ts")).toMatchObject({
    files: { unit: ["packages/ledger/src/books.test.ts"], integration: ["packages/play/src/host.db.test.ts"] },
    browser: ["tests/e2e", "games"],
  });
});

test("a file that no page contains reaches no browser", () => {
  expect(reach("packages/fairness/src/words.ts")).toMatchObject({
    files: { unit: ["packages/fairness/src/words.test.ts"], integration: [] },
    browser: [],
  });
});

test("a design component reaches every screen", () => {
  expect(reach("packages/ui/src/button.tsx")).toMatchObject({
    games: null,
    browser: ["tests/e2e", "games"],
    onAnyPage: true,
  });
});

test("a game beside a design component does not narrow what that reaches", () => {
  expect(reach("packages/ui/src/button.tsx", "games/dice/rules/dice.ts")).toMatchObject({
    touched: ["dice"],
    games: null,
    browser: ["tests/e2e", "games"],
  });
});

test("the long tests of changed folders and games are near to a change of the site", () => {
  expect(reach("apps/web/src/search/find.ts", "games/dice/rules/dice.ts")?.near).toEqual([
    "games/dice/",
    "tests/e2e/site/search.e2e.ts",
  ]);
});

test("a law reaches all games", () => {
  expect(reach("tests/conformance/laws.ts")).toMatchObject({
    games: null,
    files: { conformance: ["tests/conformance/instant.test.ts"] },
    browser: [],
  });
});

test("a browser test that has changed is run alone", () => {
  expect(reach("tests/e2e/account/wallet.e2e.ts")).toMatchObject({
    games: [],
    browser: ["tests/e2e/account/wallet.e2e.ts"],
  });
});

test("a migration reaches what runs on a database", () => {
  expect(reach("apps/server/migrations/0099_more.sql")?.files.integration).toEqual([
    "packages/play/src/host.db.test.ts",
  ]);
});

test("prose reaches the tests that read it, and a file that only static checks see reaches nothing", () => {
  expect(reach("docs/glossary.md")?.files.unit).toContain("tools/documents.test.ts");
  expect(reach("biome.json")).toMatchObject({ files: { unit: [], conformance: [], integration: [] }, browser: [] });
});

test.each([
  "package.json",
  "vitest.config.ts",
  "tools/test/reach.ts",
  "packages/kernel/package.json",
  "somewhere/else.bin",
])("%s reaches everything", (file) => expect(reach("games/dice/rules/dice.ts", file)).toBeNull());

test.each([
  "tests/e2e/playwright.config.ts",
  "tests/e2e/house/house.ts",
  "tests/e2e/house/server.ts",
  "tests/e2e/page/fixture.ts",
])("%s, on which all browser tests stand, exists and reaches everything", (file) => {
  expect(existsSync(join(checkout, file))).toBe(true);
  expect(reach(file)).toBeNull();
});
