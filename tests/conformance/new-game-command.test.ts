import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
let copy = "";

/** The files that the command reads and writes, beside a copy of the packages' links, which lead within it. */
const NEEDED = [
  "games",
  "packages",
  "apps/server",
  "tools",
  "tests",
  "docs/games.md",
  "package.json",
  "biome.json",
  ".gitignore",
];

beforeAll(async () => {
  await mkdir(`${checkout}dist`, { recursive: true });
  copy = await mkdtemp(`${checkout}dist/new-game-command-`);
  const filter = (path: string) => !/(node_modules|dist)$/.test(path);
  for (const path of NEEDED) await cp(join(checkout, path), join(copy, path), { recursive: true, filter });
  await cp(join(checkout, "node_modules/@fairhouse"), join(copy, "node_modules/@fairhouse"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await symlink(join(checkout, "node_modules/@biomejs"), join(copy, "node_modules/@biomejs"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const newGame = (id: string) => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/new-game/main.ts", id, "--kind", "instant"], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, said: stderr };
};
const read = (file: string) => readFile(join(copy, file), "utf8");
const files = async () => ({ games: await readdir(join(copy, "games")), catalog: await read("games/catalog.ts") });

it("a game can be started before and after a build, without a weight", async () => {
  expect(newGame("lucky-coin")).toMatchObject({ status: 0 });
  // An earlier build of the site, which has none of the current files.
  await mkdir(join(copy, "apps/web/dist/.vite"), { recursive: true });
  await writeFile(join(copy, "apps/web/dist/index.html"), "<html></html>");
  await writeFile(join(copy, "apps/web/dist/.vite/manifest.json"), "{}");
  const before = await read("docs/games.md");
  expect(newGame("second-coin")).toMatchObject({ status: 0 });
  expect((await files()).catalog).toMatch(/luckyCoin,\s+secondCoin,?\s*\] as const/);
  const rows = (await read("docs/games.md")).split("\n").filter((row) => !before.includes(row));
  expect(rows).toEqual([expect.stringMatching(/^\| Second Coin .*\| – \|$/)]);
});

it("a refusal names the fault, and leaves everything as it was", async () => {
  const before = await files();
  const word = newGame("new");
  expect(word.status).toBe(1);
  expect(word.said).toContain("new is a word of the language");
  expect(await files()).toEqual(before);
  await writeFile(join(copy, "games/catalog.ts"), "half a line of somebody's\n");
  const broken = newGame("third-coin");
  expect(broken.status).toBe(1);
  expect(broken.said).toContain("The games that are there do not load");
  expect(broken.said).not.toContain("another id");
  expect(await files()).toEqual({ ...before, catalog: "half a line of somebody's\n" });
});
