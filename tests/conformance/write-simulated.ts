import { writeFile } from "node:fs/promises";
import { runWithoutOptions } from "../../tools/without-options.ts";
import { everyGame } from "./every-game.ts";
import { type KeptSimulation, keptFile, readKept, simulationHash } from "./kept-simulations.ts";
import { simulatedBets } from "./return-laws.ts";
import { simulate } from "./simulation.ts";

const HELP = `npm run simulated

Writes the simulations that the laws of returns believe. Matching ones are left as they are, so that a change of one game's rules plays that
game alone.`;

async function main(): Promise<void> {
  const known = new Map<string | null, KeptSimulation>(readKept().map((simulated) => [simulated.hash, simulated]));
  const simulations = everyGame.flatMap(({ name, game }) =>
    simulatedBets(game).map((bet): KeptSimulation => {
      const hash = simulationHash(game, bet);
      if (hash === null) throw new Error(`${name} comes from no module`);
      const found = known.get(hash);
      if (found === undefined) console.log(`${name}: ${JSON.stringify(bet)}`);
      return found ?? { game: name, bet, hash, ...simulate(game, bet) };
    }),
  );
  await writeFile(keptFile, `[\n${simulations.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
  console.log("written; now npm run format");
}

await runWithoutOptions(HELP, main);
