import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { everyGame } from "./every-game.ts";
import { goldenFile, makeGolden } from "./golden.ts";

// Writes the golden file of each version that has none. It never replaces one: a change of outcomes needs a new
// version.
for (const { name, game } of everyGame) {
  const file = goldenFile(game);
  if (existsSync(file)) continue;
  const lines = makeGolden(game).map((record) => `  ${JSON.stringify(record)}`);
  await writeFile(file, `[\n${lines.join(",\n")}\n]\n`);
  console.log(`${name}: written; now npm run format`);
}
