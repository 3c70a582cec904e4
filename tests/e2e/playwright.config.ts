import { catalog, tablesOf } from "@fairhouse/games/catalog.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { defineConfig } from "@playwright/test";
import { launchOfTests, TEST_ARGUMENTS } from "./page/chromium.ts";

const isTraced = process.env.TRACE !== undefined;

/**
 * Tests that wait for rounds, or for matches, more than they compute: they have a worker of their own, so that no test
 * that computes queues behind them. Races are left to the workers for pages, which would end a minute before this one.
 */
const waiting = [
  "tests/e2e/play/real-tables.e2e.ts",
  ...catalog
    .filter((entry) => isLive(entry) && tablesOf(entry).length > 0 && entry.id !== "racing")
    .map(({ id }) => `games/${id}/e2e/*.e2e.ts`),
];

export default defineConfig({
  testDir: "../..",
  projects: [
    { name: "rounds", workers: 1, testMatch: waiting },
    { name: "pages", workers: 2, testMatch: ["tests/e2e/*/*.e2e.ts", "games/*/e2e/*.e2e.ts"], testIgnore: waiting },
  ],
  outputDir: "../../test-results/browser",
  forbidOnly: true,
  fullyParallel: true,
  // Time limits are for tests that hang; a machine that is busy with something else is slow for a while.
  timeout: 240_000,
  // Retried assertions give up as early as awaited ones, unless they say otherwise.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [["list"]],
  globalSetup: "./house/house.ts",
  // A page keeps more than one core busy: a third worker for pages on two cores costs every test more than it adds.
  workers: 3,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    actionTimeout: 60_000,
    launchOptions: { ...launchOfTests(), args: TEST_ARGUMENTS },
    // Pictures and traces of each test, kept only for failed tests, take a quarter of the suite's time: a second try
    // has them, and so has a run that requests them.
    screenshot: isTraced ? "only-on-failure" : "off",
    trace: isTraced ? { mode: "retain-on-failure", screenshots: false, sources: false } : "off",
  },
});
