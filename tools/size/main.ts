import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { chunksIn, FILE } from "../figures/table.ts";
import { type WeighedBudget, weighSite } from "./weigh.ts";

const HELP = `npm run size

Holds the built site (npm run build) against its budgets of JavaScript, in kB (1,000 bytes) of gzip: 150 for everything that a
first visit of /home loads without interaction, 80 for what the pages of all games load besides, 45 for what a game adds of its own. Peers load 222 to 364 on their first page.
Lists the files of a budget that is exceeded; --files lists them all. Exits with 1 when one is exceeded, or when docs/games.md says
another weight (npm run figures writes it anew), with 2 when there is no build, or one without a game of the catalogue.`;

/** Allowed difference between weights in documents and the current ones. */
const DRIFT_KB = 1.5;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { files: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const site = await weighSite();
  if (site === null) {
    console.error("There is no built site to weigh: npm run build makes it.");
    return 2;
  }
  const { budgets, unbuilt } = site;
  if (unbuilt.length > 0) {
    console.error(`The built site has no ${unbuilt.join(", no ")}: npm run build makes it anew.`);
    return 2;
  }
  for (const budget of budgets) {
    console.log(lineOf(budget));
    if (!isExceeded(budget) && !values.files) continue;
    for (const { file, kb } of budget.files) console.log(`  ${kb.toFixed(1).padStart(6)} kB  ${file}`);
  }
  const stale = await staleOf(budgets);
  for (const line of stale) console.log(line);
  return budgets.some(isExceeded) || stale.length > 0 ? 1 : 0;
}

/** Finds weights in `docs/games.md` that are no longer true. */
async function staleOf(budgets: readonly WeighedBudget[]): Promise<readonly string[]> {
  const said = chunksIn(await readFile(FILE, "utf8"));
  return budgets.flatMap(({ game, totalKb }) => {
    const chunk = said.get(game ?? "") ?? "";
    if (game === null || Math.abs(Number.parseFloat(chunk) - totalKb) <= DRIFT_KB) return [];
    return [
      `docs/games.md says ${chunk} of ${game}, which weighs ${totalKb.toFixed(1)} kB: npm run figures writes it anew.`,
    ];
  });
}

function isExceeded({ limitKb, totalKb }: WeighedBudget): boolean {
  return limitKb !== null && totalKb > limitKb;
}

function lineOf({ name, limitKb, totalKb }: WeighedBudget): string {
  const weight = `${name.padEnd(24)} ${totalKb.toFixed(1).padStart(6)} kB`;
  if (limitKb === null) return weight;
  const verdict = totalKb > limitKb ? `EXCEEDED by ${(totalKb - limitKb).toFixed(1)} kB` : "holds";
  return `${weight} of ${limitKb} kB  ${verdict}`;
}

await runCommand(main);
