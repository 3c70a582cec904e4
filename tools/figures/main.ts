import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { weighSite } from "../size/weigh.ts";
import { chunksIn, documentOf, FILE, UNKNOWN } from "./table.ts";

const HELP = `npm run figures -- [--unweighed]

Writes docs/games.md: exact return, hit rate, volatility and largest multiplier of every kind of bet of every game, and what the game's page
loads of its own. The weights are those of the built site (npm run build); without one, for games that came after it, and with --unweighed,
they stay as they are.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { unweighed: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help) return console.log(HELP);
  const said = chunksIn(await readFile(FILE, "utf8"));
  const site = values.unweighed ? null : await weighSite();
  const weighed = new Map(site?.budgets.map(({ game, totalKb }) => [game, totalKb]));
  const chunkOf = (id: string) => {
    const kb = weighed.get(id) ?? 0;
    return kb > 0 ? `${Math.ceil(kb)} kB` : said.get(id) || UNKNOWN;
  };
  await writeFile(FILE, await documentOf(chunkOf));
  console.log("docs/games.md is written.");
}

await runCommand(main);
