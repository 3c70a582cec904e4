import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import { beginGames, checkout } from "./begun-games.ts";

// These belong to `npm run check`: a name that changes in a shared file changes in the templates too.

const tsc = `${checkout}node_modules/typescript/bin/tsc`;
// The compiler takes its time on a busy machine.
vi.setConfig({ testTimeout: 600_000 });
const games = beginGames();

/** The compiler's messages about some of the files, as one of the checkout's own projects would report them. */
async function complaints(project: string, include: readonly string[]): Promise<string> {
  const file = `${games()}/tsconfig.${project}.json`;
  // Files that the folders share with other games are found where they are.
  const compilerOptions = { rootDirs: [games(), `${checkout}games`] };
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
