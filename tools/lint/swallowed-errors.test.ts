import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const CHECKOUT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "fairhouse-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const swallowed = [
  "p.catch(() => null);",
  "p.catch(() => undefined);",
  "p.catch(() => {});",
  "p.catch(() => false);",
  "p.catch(() => 0);",
  'p.catch(() => "");',
  "p.catch(() => []);",
  'p.catch(() => ({ rows: "" }));',
  "p.catch((_error) => null);",
  "p.catch((_error: unknown) => {});",
  "p.catch(async () => {});",
  "p.catch(() => { return null; });",
  "p.catch(function () {});",
  "p?.catch(() => null);",
  "p.then((value) => value).catch(() => null);",
  "p.then((value) => value, () => null);",
  "try { f(); } catch {}",
  "try { f(); } catch (error) { } finally { f(); }",
];
const answered = [
  "p.catch((error: unknown) => log(error));",
  "p.catch((error: unknown) => { if (isExpected(error)) return null; throw error; });",
  "p.catch(nextPressTries);",
  "p.catch(() => f());",
  "p.catch(() => { /* Nobody minds, because … */ });",
  "p.catch(() => { /* Nobody minds, because … */ return null; });",
  "p.then(() => null);",
  "p.finally(() => {});",
  "try { f(); } catch { /* Nobody minds, because … */ }",
  "try { f(); } catch { f(); }",
];

test("the linter finds handlers that swallow every error, and none that say why or look at it", () => {
  const lines = [...swallowed, ...answered];
  writeFileSync(join(folder, "handlers.ts"), lines.join("\n"));
  const config = {
    plugins: [join(CHECKOUT, "tools/lint/swallowed-errors.grit")],
    linter: { rules: { preset: "none" } },
  };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  const biome = join(CHECKOUT, "node_modules/.bin/biome");
  const asked = ["lint", "--reporter=github", "--max-diagnostics=none", folder];
  const { stdout } = spawnSync(biome, asked, { cwd: folder, encoding: "utf8" });
  const found = [...stdout.matchAll(/^::error title=plugin,.*?\bline=(\d+)/gm)].map(([, line]) => Number(line));
  expect(found.map((line) => lines[line - 1])).toEqual(swallowed);
});
