import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { kinds, namesOf, withLine } from "./folder.ts";

test("every kind of game can be started", async () => {
  expect(await kinds()).toEqual(["hand", "instant", "round"]);
});

test("an id is written as folders, values, types and people need it", () => {
  const names = { id: "lucky-coin-2", name: "luckyCoin2", Name: "LuckyCoin2", Title: "Lucky Coin 2" };
  expect(namesOf("lucky-coin-2")).toEqual(names);
  for (const id of ["", "Coin", "coin_2", "-coin", "coin-", "2-coins", "a/b", ".."]) expect(namesOf(id), id).toBeNull();
});

test("the catalogue of this house gets one import and one place more", async () => {
  const catalog = await readFile(new URL("../../games/catalog.ts", import.meta.url), "utf8");
  const names = namesOf("lucky-coin");
  if (names === null) throw new Error("this is an id");
  const listed = withLine(catalog, names);
  expect(listed).toContain('import { luckyCoin } from "./lucky-coin/game.ts";\n');
  expect(listed).toMatch(/export const catalog = \[[^\]]*, luckyCoin\] as const satisfies/);
  expect(() => withLine("export const games = [];", names)).toThrow("does not list");
});
