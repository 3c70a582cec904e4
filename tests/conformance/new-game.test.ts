import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { catalog } from "@fairhouse/games/catalog.ts";
import type { AnyGame, RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { kinds, namesOf, writeFolder } from "../../tools/new-game/folder.ts";
import { type AnyFacts, factsLaws } from "./facts-laws.ts";
import { makeGolden } from "./golden.ts";
import { handLaws } from "./hand-laws.ts";
import { commonLaws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";
import { roundLaws } from "./round-laws.ts";

// Templates are text, which no compiler checks before it is a game: this test makes one of each kind.

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const tsc = `${checkout}node_modules/typescript/bin/tsc`;
// The compiler and the simulations take their time on a busy machine.
vi.setConfig({ testTimeout: 600_000 });
let games = "";

/** Each kind, under the id of an existing game: the types know no other ids. */
const begun = (await kinds()).map((kind, i) => ({ kind, id: catalog[i]?.id ?? "" }));

beforeAll(async () => {
  // The folder is within the checkout, so that imports of packages resolve, and neither git nor any other check looks
  // there.
  await mkdir(`${checkout}dist`, { recursive: true });
  games = await mkdtemp(`${checkout}dist/new-game-`);
  // Rules share parts with those of other games.
  await symlink(`${checkout}games/shared`, `${games}/shared`);
  for (const { kind, id } of begun) {
    const names = namesOf(id);
    if (names === null) throw new Error(`${id} is no id`);
    await writeFolder(kind, names, `${games}/${id}`);
  }
});

afterAll(() => rm(games, { recursive: true, force: true }));

/** The compiler's messages about some of the files, as one of the checkout's own projects would report them. */
async function complaints(project: string, include: readonly string[]): Promise<string> {
  const file = `${games}/tsconfig.${project}.json`;
  // Files that the folders share with other games are found where they are.
  const compilerOptions = { rootDirs: [games, `${checkout}games`] };
  // The tests of shared files are compiled where they are.
  const exclude = ["shared/**/*.test.ts", "shared/**/*.test.tsx"];
  const config = { extends: `../../tsconfig.${project}.json`, compilerOptions, include, exclude };
  await writeFile(file, JSON.stringify(config));
  return promisify(execFile)(process.execPath, [tsc, "-p", file], { cwd: checkout }).then(
    () => "",
    (error) => String(error.stdout || error),
  );
}

it("what `npm run new-game` writes for screens compiles", async () => {
  const variables = `${checkout}packages/ui/src/css-variables.d.ts`;
  expect(await complaints("web", [variables, "*/screen/**/*", "*/site.ts", "*/aliases.ts", "*/words/*"])).toBe("");
});

it("what it writes for servers, tools and tests compiles", async () => {
  expect(await complaints("node", ["*/game.ts", "*/facts.ts", "*/rules/**/*", "*/e2e/**/*"])).toBe("");
});

describe.each(begun)("what it writes for a game of the kind $kind", ({ kind, id }) => {
  let game: AnyGame;
  beforeAll(async () => {
    const { href } = pathToFileURL(`${games}/${id}/rules/versions.ts`);
    const { versions }: { readonly versions: RulesByVersion } = await import(/* @vite-ignore */ href);
    const rules = versions[1];
    if (rules === undefined) throw new Error(`${kind} has no rules`);
    game = rules;
  });

  it.each(Object.entries(factsLaws))("%s", async (_, law) => {
    const { href } = pathToFileURL(`${games}/${id}/facts.ts`);
    const { facts }: { readonly facts: AnyFacts } = await import(/* @vite-ignore */ href);
    law(game, facts, JSON.parse(JSON.stringify(makeGolden(game))));
  });

  it("is of this kind", () => expect(game).toMatchObject({ id, kind, version: 1 }));

  for (const [sentence, law] of Object.entries({ ...commonLaws, ...returnLaws })) it(sentence, () => law(game));
  for (const [sentence, law] of Object.entries(kind === "hand" ? handLaws : {})) {
    it(sentence, () => (game.kind === "hand" ? law(game) : expect.unreachable()));
  }
  for (const [sentence, law] of Object.entries(kind === "round" ? roundLaws : {})) {
    it(sentence, () => (game.kind === "round" ? law(game) : expect.unreachable()));
  }
});
