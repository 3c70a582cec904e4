import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { catalog } from "@fairhouse/games/catalog.ts";
import { afterAll, beforeAll } from "vitest";
import { kinds, namesOf, writeFolder } from "../../tools/new-game/folder.ts";

// Templates are text, which no compiler checks before it is a game: tests begin one of each kind.

export const checkout = fileURLToPath(new URL("../../", import.meta.url));

/** Each kind, under the id of an existing game: the types know no other ids. */
export const begun = (await kinds()).map((kind, i) => ({ kind, id: catalog[i]?.id ?? "" }));

/** Writes a game of each kind before the tests of a file, and tells the folder that holds them. */
export function beginGames(): () => string {
  let games = "";
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
  return () => games;
}
