import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves a core to itself where it is not told otherwise, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          // Most of their time went into loading the same modules for each file. `npm run unit -- --sequence.shuffle` tries another order.
          isolate: false,
          setupFiles: ["tests/own-world.ts"],
          include: [
            "packages/**/*.test.{ts,tsx}",
            "games/**/*.test.{ts,tsx}",
            "apps/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
            // These check source text, of which each commit may move some.
            "tests/torture/planted-bugs.test.ts",
            "tests/conformance/begun-games-compile.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/*.db.test.ts"],
          // For what hangs: some of these walk through millions of cases, and a machine may be busy with something else.
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "conformance",
          isolate: false,
          include: ["tests/conformance/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/conformance/begun-games-compile.test.ts"],
          // A simulation of seconds takes minutes beside five others.
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: "integration",
          // As for unit tests; code that was compiled for one file is fast in the next one, too.
          isolate: false,
          setupFiles: ["tests/own-world.ts"],
          include: [
            "packages/**/*.db.test.ts",
            "apps/**/*.db.test.ts",
            "games/**/*.db.test.ts",
            "tools/**/*.db.test.ts",
            "tests/upgrade/*.test.ts",
            "tests/torture/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "tests/torture/planted-bugs.test.ts"],
          globalSetup: ["tests/database.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // For what never happens: how long something takes on a busy machine says nothing about the house.
          expect: { poll: { timeout: 60_000 } },
          // Each file has a database of its own, and waits for it, for servers that start and for leases that end more than it computes.
          maxWorkers: 4,
        },
      },
    ],
  },
});
