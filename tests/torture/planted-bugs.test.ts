import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { expect, test } from "vitest";
import { attacks } from "./attacks.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { replaced } from "./preload/replace.ts";

// `npm run torture -- --planted` shows that each bug is noticed. This test keeps a refactoring from silently disabling
// one.
test.each(plantedBugs)("the bug can still be planted: $name", async ({ caughtBy, pieces }) => {
  for (const piece of pieces) {
    const source = await readFile(join(checkout, piece.module), "utf8");
    expect(replaced(source, piece)).not.toBe(source);
    // Nothing is put into files that a process reads without loading them; for browsers a site is built with the bug.
    if (!caughtBy.endsWith(".e2e.ts")) expect(piece.module).toMatch(/\.tsx?$/);
  }
  if (attacks.some(({ name }) => name === caughtBy)) return;
  expect(await readFile(join(checkout, caughtBy), "utf8")).toMatch(/\b(?:it|test)\(/);
});
