import { defineConfig } from "@playwright/test";
import { findChromium, TEST_ARGUMENTS } from "./chromium.ts";

const isTraced = process.env.TRACE !== undefined;

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
  // A page keeps more than one core busy: a third worker on two cores costs every test more than it adds.
  workers: 2,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: TEST_ARGUMENTS },
    // A picture and a trace of each test, kept of those that fail, take a quarter of the suite's time: a second try has them, and whoever
    // asks for them.
    screenshot: isTraced ? "only-on-failure" : "off",
    trace: isTraced ? { mode: "retain-on-failure", screenshots: false, sources: false } : "off",
  },
});
