import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { software } from "@fairhouse/web/legal/software.ts";
import { expect, test } from "vitest";
import { z } from "zod";

const checkout = resolve(fileURLToPath(import.meta.url), "../../..");
const manifest = z.object({
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const read = (path: string) => manifest.parse(JSON.parse(readFileSync(path, "utf8")));

/** The parts that run as the product. Tools and tests do not. */
const parts = globSync(["apps/*/package.json", "packages/*/package.json", "games/package.json"], { cwd: checkout });
const users = new Map<string, string>();
for (const part of parts)
  for (const name of Object.keys(read(join(checkout, part)).dependencies)) users.set(name, join(checkout, part));

/** No package.json names it among the run-time libraries, but its rules are in the style sheet of every page. */
const IN_THE_STYLE_SHEET = ["tailwindcss"];

test("the licensing text lists every library that the product runs on, and no other", () => {
  const foreign = [...users.keys()].filter((name) => !name.startsWith("@fairhouse/"));
  expect(foreign.length).toBeGreaterThan(20);
  expect(Object.values(software).flat().sort()).toEqual([...foreign, ...IN_THE_STYLE_SHEET].sort());
});

test.each(Object.entries(software).flatMap(([licence, names]) => names.map((name) => [name, licence] as const)))(
  "%s is under %s",
  (name, licence) => {
    const folders = createRequire(users.get(name) ?? join(checkout, "package.json")).resolve.paths(name) ?? [];
    const licences = folders.flatMap((folder) => {
      try {
        return [read(join(folder, name, "package.json")).license];
      } catch {
        return [];
      }
    });
    expect(licences[0]).toBe(licence);
  },
);
