import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

// The unit tests of one worker share the modules that they have loaded, and so do the integration tests: loading them
// again for each file takes three times as long as all unit tests together. This code runs before each file, and keeps
// the file's traces from the next one.

const file = expect.getState().testPath;
if (file === undefined) throw new Error("the runner does not say which file it runs");

// Modules loaded after a mock see it, and modules loaded with it keep it.
if (/\bvi\.(do)?mock\(/i.test(readFileSync(file, "utf8"))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
