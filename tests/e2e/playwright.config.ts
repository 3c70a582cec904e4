import { catalog, tablesOf } from "@fairhouse/games/catalog.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { defineConfig } from "@playwright/test";
import { launchOfTests, TEST_ARGUMENTS } from "./page/chromium.ts";

const isTraced = process.env.TRACE !== undefined;

const testsOf = (game: string) => `games/${game}/e2e/*.e2e.ts`;
/** The longest test of all: begun first, it leaves no worker idle at the end. */
const races = testsOf("racing");
/**
 * Tests that wait for rounds, or for matches, more than they compute: they have a worker of their own, so that no test
 * that computes queues behind them. With the races it would end a minute after those for pages.
 */
const waiting = [
  "tests/e2e/play/real-tables.e2e.ts",
  ...catalog
    .filter((entry) => isLive(entry) && tablesOf(entry).length > 0)
    .map(({ id }) => testsOf(id))
    .filter((tests) => tests !== races),
];

export default defineConfig({
  testDir: "../..",
  projects: [
    { name: "rounds", workers: 1, testMatch: waiting },
    { name: "races", workers: 1, testMatch: races },
    { name: "pages", workers: 2, testMatch: ["tests/e2e/*/*.e2e.ts", testsOf("*")], testIgnore: [...waiting, races] },
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
