import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { roulette } from "@fairhouse/games/roulette/rules/roulette.ts";
import { type AnyGame, anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isLong } from "../form.ts";
import { comesFrom, everyGame } from "./every-game.ts";
import { keptSimulation, readKept, simulationHash } from "./kept-simulations.ts";
import { returnLaws, simulatedBets } from "./return-laws.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const law = "return and square agree with a simulation";
let copies = "";

beforeAll(async () => {
  // The folder is within the checkout, so that imports of packages resolve, and neither git nor any other check looks
  // there.
  await mkdir(`${checkout}dist`, { recursive: true });
  copies = await mkdtemp(`${checkout}dist/changed-rules-`);
});
afterAll(() => rm(copies, { recursive: true, force: true }));

/** Copies the modules of roulette and replaces a piece that occurs once in one of them. */
async function copied(name: string, module: string, find: string, replace: string): Promise<AnyGame> {
  for (const folder of ["roulette/rules", "shared/rules"]) {
    await cp(`${checkout}games/${folder}`, `${copies}/${name}/${folder}`, { recursive: true });
  }
  const text = await readFile(`${copies}/${name}/${module}`, "utf8");
  expect(text.split(find)).toHaveLength(2);
  await writeFile(`${copies}/${name}/${module}`, text.replace(find, replace));
  const file = `${copies}/${name}/roulette/rules/versions.ts`;
  const { href } = pathToFileURL(file);
  const { versions }: { readonly versions: RulesByVersion } = await import(/* @vite-ignore */ href);
  const game = versions[1];
  expect.assert(game !== undefined);
  comesFrom(game, file);
  return game;
}

const believed = (game: AnyGame) => simulatedBets(game).map((bet) => keptSimulation(game, bet) !== null);

it("the kept simulations are those of the current rules and bets; `npm run simulated` makes the missing ones", () => {
  const today = everyGame.flatMap(({ game }) => simulatedBets(game).map((bet) => simulationHash(game, bet)));
  expect(readKept().map(({ hash }) => hash)).toEqual(today);
});

it("the kept simulations of unchanged rules are believed, except in the long form", async () => {
  const game = await copied(
    "same",
    "roulette/rules/roulette.ts",
    "chance.below(POCKETS, 0)",
    "chance.below(POCKETS, 0)",
  );
  expect(believed(game)).toEqual(simulatedBets(game).map(() => !isLong));
});

it("a changed rule is simulated again, which finds that it does not return what it says", async () => {
  const game = await copied("drawn", "roulette/rules/roulette.ts", "chance.below(POCKETS, 0)", "chance.below(36, 0)");
  expect(believed(game)).not.toContain(true);
  expect(() => returnLaws[law]?.(game)).toThrow(/return of .*: 0\.97/);
});

it("a rule that imports a changed module is simulated again", async () => {
  const game = await copied("shared", "shared/rules/chips.ts", "export function totalOf", "export function  totalOf");
  expect(believed(game)).not.toContain(true);
});

it("a game that a test has made of another one is simulated again, whatever its name", () => {
  const game = anyGame({ ...roulette, play: (bet, chance) => ({ ...roulette.play(bet, chance), payout: 0 }) });
  expect(believed(game)).not.toContain(true);
  expect(() => returnLaws[law]?.(game)).toThrow("return of");
});
