import { catalog } from "@fairhouse/games/catalog.ts";
import { expect, test } from "vitest";
import { gameOf, games, gamesWords, navigationTitleIn, taglineIn, titleIn } from "./games.ts";

test("every game of the catalogue has a site with a picture, in the catalogue's order", async () => {
  expect(games.map((game) => game.id)).toEqual(catalog.map((entry) => entry.id));
  await gamesWords.load("ar");
  for (const game of games) {
    expect(game.art, `games/${game.id}`).toMatch(/\.svg|^data:image\/svg/);
    expect(titleIn(game, "ar"), game.id).toMatch(/\p{Script=Arabic}/u);
    expect(taglineIn(game, "ar"), game.id).toMatch(/\p{Script=Arabic}/u);
    expect(titleIn(game, "en")).toBe(game.name);
    expect(taglineIn(game, "en")).not.toBe("");
    expect(navigationTitleIn(game, "en")).toBe(game.title);
  }
  expect(new Set(games.map(({ icon }) => icon)).size, "each has an icon of its own").toBe(games.length);
});

test("a game of another house is not known here", () => {
  expect(gameOf("nonsense")).toBeUndefined();
});
