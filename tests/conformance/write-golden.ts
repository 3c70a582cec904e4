import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { runWithoutOptions } from "../../tools/without-options.ts";
import { everyGame } from "./every-game.ts";
import { goldenFile, makeGolden, type WantedResult } from "./golden.ts";

const HELP = `npm run golden

Writes the golden bets of each version of a game's rules that has none. It never replaces any: a change of outcomes needs a new version.`;

async function main(): Promise<void> {
  for (const { name, game } of everyGame) {
    const file = goldenFile(game);
    if (existsSync(file)) continue;
    const lines = makeGolden(game, await wantedOf(game)).map((record) => `  ${JSON.stringify(record)}`);
    await writeFile(file, `[\n${lines.join(",\n")}\n]\n`);
    console.log(`${name}: written; now npm run format`);
  }
}

/** Loads the rare results that the golden bets of a version must have among them, if its game names any. */
async function wantedOf({ id, version }: AnyGame): Promise<readonly WantedResult[]> {
  const file = new URL(`../../games/${id}/rules/golden-wanted.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { wanted }: { readonly wanted: Readonly<Record<number, readonly WantedResult[]>> } = await import(file.href);
  return wanted[version] ?? [];
}

await runWithoutOptions(HELP, main);
