import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { everyGame } from "./every-game.ts";
import { goldenFile, makeGolden, type WantedResult } from "./golden.ts";

// Writes the golden file of each version that has none. It never replaces one: a change of outcomes needs a new
// version.
for (const { name, game } of everyGame) {
  const file = goldenFile(game);
  if (existsSync(file)) continue;
  const lines = makeGolden(game, await wantedOf(game)).map((record) => `  ${JSON.stringify(record)}`);
  await writeFile(file, `[\n${lines.join(",\n")}\n]\n`);
  console.log(`${name}: written; now npm run format`);
}

/** Loads the rare results that the golden bets of a version must have among them, if its game names any. */
async function wantedOf({ id, version }: AnyGame): Promise<readonly WantedResult[]> {
  const file = new URL(`../../games/${id}/rules/golden-wanted.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { wanted }: { readonly wanted: Readonly<Record<number, readonly WantedResult[]>> } = await import(file.href);
  return wanted[version] ?? [];
}
