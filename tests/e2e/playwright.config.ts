import { defineConfig } from "@playwright/test";
import { findChromium, TEST_ARGUMENTS } from "./chromium.ts";

export default defineConfig({
  testDir: "../..",
  testMatch: ["tests/e2e/*.e2e.ts", "games/*/e2e/*.e2e.ts"],
  outputDir: "../../test-results/browser",
  forbidOnly: true,
  fullyParallel: true,
  // Time limits are for what hangs; a machine that is busy with something else is slow for a while.
  timeout: 180_000,
  // What is tried again and again is given up as early as what is waited for, unless it says how long.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [["list"]],
  globalSetup: "./house.ts",
  // One more than a machine of two cores can feed: some of them wait for shared rounds, which takes patience and little else.
  workers: 3,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: TEST_ARGUMENTS },
    screenshot: "only-on-failure",
    // A trace of each test takes a seventh of the suite's time: a second try has one, and whoever asks for it.
    trace: process.env.TRACE === undefined ? "off" : { mode: "retain-on-failure", screenshots: false, sources: false },
  },
});
