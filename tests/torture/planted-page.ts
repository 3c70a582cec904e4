import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { build } from "vite";
import { readPlaywright } from "../../tools/test/playwright-report.ts";
import { WHOLE_FILE } from "../../tools/test/result.ts";
import type { Broken } from "./attack.ts";
import { inTime } from "./in-time.ts";
import type { PlantedBug } from "./planted/bug.ts";
import { type Piece, replaced } from "./preload/replace.ts";

const web = join(checkout, "apps/web");
/** Files that are part of the site unchanged. */
const PLAIN = "apps/web/public/";
const playwright = join(dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")), "cli.js");

/**
 * Builds the site with a planted bug and runs a file of browser tests on it. Returns the first test that failed.
 * @throws Error if the tests could not be run. @throws TookTooLong
 */
export async function failuresOnPages(
  { pieces, caughtBy }: PlantedBug,
  milliseconds: number,
): Promise<readonly Broken[]> {
  const folder = await mkdtemp(join(tmpdir(), "fairhouse-planted-"));
  try {
    const site = join(folder, "site");
    await buildWith(pieces, site);
    const report = join(folder, "report.json");
    const child = spawn(
      process.execPath,
      [
        playwright,
        "test",
        "--config",
        "tests/e2e/playwright.config.ts",
        "--reporter",
        "json",
        "--max-failures",
        "1",
        caughtBy,
      ],
      {
        cwd: checkout,
        env: { ...process.env, SITE_DIR: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    const ended = once(child, "exit");
    await inTime(ended, milliseconds, () => {
      // As Ctrl-C: it closes its browsers and houses.
      child.kill("SIGINT");
      return ended;
    });
    const failed = readPlaywright(await readFile(report, "utf8")).filter(({ status }) => status === "failed");
    const tests = failed.filter(({ name }) => name !== WHOLE_FILE);
    // A house that does not open does not count as a noticed bug. It is reported for the whole file, as is a run that
    // its first failure ended.
    const [broken] = failed;
    if (broken !== undefined && tests.length === 0) throw new Error(`the tests could not be run: ${broken.said}`);
    return tests.map(({ name, said }) => ({ invariant: name, what: said }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildWith(pieces: readonly Piece[], outDir: string): Promise<void> {
  process.env.NODE_ENV = "production";
  await build({
    configFile: join(web, "vite.config.ts"),
    logLevel: "error",
    build: { outDir },
    plugins: [
      {
        name: "planted-bug",
        enforce: "pre",
        // Loaded with the bug: plugins that transform modules run later, whatever their order.
        async load(id) {
          const path = id.split("?")[0] ?? id;
          const mine = pieces.filter(({ module }) => path === join(checkout, module));
          return mine.length === 0 ? null : mine.reduce(replaced, await readFile(path, "utf8"));
        },
      },
    ],
  });
  for (const piece of pieces.filter(({ module }) => module.startsWith(PLAIN))) {
    const file = join(outDir, piece.module.slice(PLAIN.length));
    await writeFile(file, replaced(await readFile(file, "utf8"), piece));
  }
}
