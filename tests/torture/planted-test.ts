import { checkout } from "@fairhouse/server/machinery/config.ts";
import { createVitest } from "vitest/node";
import type { Broken } from "./attack.ts";
import { inTime } from "./in-time.ts";
import type { PlantedBug } from "./planted/bug.ts";
import { replaced } from "./preload/replace.ts";

/**
 * Runs a test file of the product with a planted bug in the modules that it tests. Returns the first test that failed.
 * @throws TookTooLong
 */
export async function failuresWith(bug: PlantedBug, milliseconds: number): Promise<readonly Broken[]> {
  const vitest = await createVitest(
    {
      config: false,
      root: checkout,
      watch: false,
      // The first failure notices the bug. Each of the others may wait to the end of its time for what never comes.
      bail: 1,
      include: [bug.caughtBy],
      globalSetup: ["tests/database.ts"],
      // The cache identifies a module by its text alone: it would return a module of another run, without the bug.
      fsModuleCache: false,
      testTimeout: 120_000,
      hookTimeout: 60_000,
      // By default an awaited state has a second, and a slow machine would notice every bug.
      expect: { poll: { timeout: 30_000 } },
    },
    {
      plugins: [
        {
          name: "planted-bug",
          enforce: "pre",
          transform(code, id) {
            const path = id.split("?")[0] ?? id;
            const pieces = bug.pieces.filter(({ module }) => path.endsWith(`/${module}`));
            return pieces.length === 0 ? null : { code: pieces.reduce(replaced, code), map: null };
          },
        },
      ],
    },
  );
  // A test that computes for ever is not ended by its own time.
  await inTime(vitest.start([bug.caughtBy]), milliseconds, async () => {
    // As two times Ctrl-C: the second time it ends its workers at once.
    const asked = [vitest.cancelCurrentRun("keyboard-input"), vitest.cancelCurrentRun("keyboard-input")];
    await Promise.allSettled(asked);
    await vitest.close();
  });
  const failed = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests("failed")]);
  await vitest.close();
  return failed.map((test) => ({ invariant: test.fullName, what: test.result().errors?.[0]?.message ?? "" }));
}
