import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "./chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../test-results",
  forbidOnly: true,
  // A browser on a busy machine stalls now and then; a test that needs its second try is reported as flaky.
  retries: 1,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  globalSetup: "./house.ts",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    actionTimeout: 15_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    screenshot: "only-on-failure",
  },
});
