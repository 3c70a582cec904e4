import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

// The unit tests of one worker share the modules that they have loaded: loading them anew for each file takes three times as long as all
// tests together. This runs before each file, and leaves no traces of it to the next.

const file = expect.getState().testPath;
if (file === undefined) throw new Error("the runner does not say which file it runs");

// What is put in the place of a module is seen by whoever is loaded afterwards, and stays with whoever has been loaded with it.
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
