import { readFile } from "node:fs/promises";
import { catalog, pathsOf, tablesOf } from "@fairhouse/games/catalog.ts";
import { describe, expect, it } from "vitest";
import { completeBet } from "../../tools/game-arguments.ts";
import { checkVectors } from "../../tools/verify/check.ts";
import { parseJson, parseVectors } from "../../tools/verify/vectors.ts";
import { everyGame } from "./every-game.ts";

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe("the catalogue", () => {
  it("names nothing twice", () => {
    expect(repeated(catalog.map(({ id }) => id))).toEqual([]);
    expect(repeated(catalog.flatMap(pathsOf).map((path) => path.toLowerCase()))).toEqual([]);
    expect(repeated(catalog.map(({ title }) => title))).toEqual([]);
  });

  it("has paths below /game/, or that of sports, and ids that are folder names", () => {
    for (const { id, path } of catalog) {
      expect(path).toMatch(/^\/(game\/[\w-]+|sports(\/[\w-]+)?)$/);
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });

  it.each(everyGame)("$name is what its line says", ({ entry, game, name }) => {
    expect(game).toMatchObject({ id: entry.id, kind: entry.kind });
    expect(name).toBe(`${game.id} version ${game.version}`);
    if (game.kind === "round") expect(game.tables.map(({ id }) => id)).toEqual(tablesOf(entry));
    expect(() => completeBet(game, {}, 1_000_000), "its sample bet").not.toThrow();
  });

  it("has no table twice", () => {
    // Versions of one game share their tables.
    const newest = everyGame.filter(({ entry, game }) =>
      everyGame.every((other) => other.entry !== entry || other.game.version <= game.version),
    );
    const tables = newest.flatMap(({ game }) => (game.kind === "round" ? game.tables.map(({ id }) => id) : []));
    expect(repeated(tables)).toEqual([]);
  });
});

it("the outside vectors of all built games are met", async () => {
  const file = await readFile(new URL("../vectors/fairness.json", import.meta.url), "utf8");
  const verdict = await checkVectors(parseVectors(parseJson(file)));
  expect(verdict.mismatches).toEqual([]);
  expect(verdict.passed).toBeGreaterThanOrEqual(13);
});
