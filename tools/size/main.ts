import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { catalog } from "@fairhouse/games/catalog.ts";
import { type Budget, budgetsOf } from "./budgets.ts";
import { manifestSchema } from "./manifest.ts";

const HELP = `npm run size

Holds the built site (npm run build) against its budgets of JavaScript, in kB (1,000 bytes) of gzip: 150 for everything that a
first visit of /home loads without interaction, 45 for what a game adds of its own. Peers load 222 to 364 on their first page.
Lists the files of a budget that is exceeded; --files lists them all. Exits with 1 when one is exceeded, with 2 when there is no build.`;

const dist = resolve(fileURLToPath(import.meta.url), "../../../apps/web/dist");

async function main(listFiles: boolean): Promise<number> {
  const page = await readFile(join(dist, "index.html"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")));
  const budgets = budgetsOf(
    page,
    manifest,
    catalog.map(({ id }) => id),
  );
  let exceeded = 0;
  for (const budget of budgets) {
    const sizes = await sizesOf(budget);
    const totalKb = sizes.reduce((sum, { kb }) => sum + kb, 0);
    const overKb = budget.limitKb === null ? 0 : totalKb - budget.limitKb;
    if (overKb > 0) exceeded += 1;
    const limit = budget.limitKb === null ? "" : ` of ${budget.limitKb} kB`;
    const verdict = overKb > 0 ? `EXCEEDED by ${overKb.toFixed(1)} kB` : budget.limitKb === null ? "" : "holds";
    console.log(`${budget.name.padEnd(24)} ${totalKb.toFixed(1).padStart(6)} kB${limit}  ${verdict}`.trimEnd());
    if (overKb <= 0 && !listFiles) continue;
    for (const { file, kb } of sizes) console.log(`  ${kb.toFixed(1).padStart(6)} kB  ${file}`);
  }
  return exceeded > 0 ? 1 : 0;
}

/** Largest first. */
async function sizesOf({ files }: Budget): Promise<readonly { file: string; kb: number }[]> {
  const sizes = [...files].map(async (file) => {
    const text = await readFile(join(dist, file));
    return { file, kb: gzipSync(text, { level: 9 }).length / 1000 };
  });
  return (await Promise.all(sizes)).sort((a, b) => b.kb - a.kb);
}

const { values } = parseArgs({ options: { files: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
if (values.help) {
  console.log(HELP);
} else {
  try {
    process.exitCode = await main(values.files === true);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    console.error("There is no built site to weigh: npm run build makes it.");
    process.exitCode = 2;
  }
}
