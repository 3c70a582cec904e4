import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { circleOf } from "../../../tests/circles.ts";

const SOURCE = import.meta.dirname;
/** Types and dynamic imports count too: who has to be understood together is the question, not who is loaded first. */
const IMPORT = /(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g;

/** Which other features each feature builds upon: directly, or through the files beside `features/` that it imports. */
function featureImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = globSync("**/*.ts", { cwd: SOURCE }).filter((file) => !/\.test\.ts$|(^|[/-])testing\.ts$/.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const featuresBehind = (file: string, seen: Set<string>): readonly string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const feature = featureOf(file);
    if (feature !== null) return [feature];
    return (imports.get(file) ?? []).flatMap((next) => featuresBehind(next, seen));
  };
  const found = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const feature = featureOf(file);
    if (feature === null) continue;
    const others = targets.flatMap((target) => featuresBehind(target, new Set())).filter((other) => other !== feature);
    found.set(feature, new Set([...(found.get(feature) ?? []), ...others]));
  }
  return found;
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  return [...text.matchAll(IMPORT)].map(([, target = ""]) => normalize(join(dirname(file), target)));
}

function featureOf(file: string): string | null {
  return /^features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

test("features build upon each other without circles", () => {
  const imports = featureImports();
  expect(imports.size).toBeGreaterThan(8);
  expect([...(imports.get("wallet") ?? [])]).toContain("play");
  expect(circleOf(imports)).toBeNull();
});

test("a circle is found, whatever its length", () => {
  const imports = (edges: Readonly<Record<string, readonly string[]>>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
  expect(circleOf(imports({ one: ["two"], two: ["three"], three: [] }))).toBeNull();
  expect(circleOf(imports({ zero: ["one"], one: ["two"], two: ["three"], three: ["one"] }))).toEqual([
    "one",
    "two",
    "three",
    "one",
  ]);
});
