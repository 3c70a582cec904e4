import { catalog } from "@fairhouse/games/catalog.ts";
import { screens } from "@fairhouse/games/screens.ts";
import { expect, test } from "vitest";
import { gameOf, games, navigationTitleIn, titleIn } from "./games.ts";

test("every game of the catalogue has a lobby card, a picture and a screen, in the catalogue's order", () => {
  expect(games.map((game) => game.id)).toEqual(catalog.map((entry) => entry.id));
  expect(Object.keys(screens).sort()).toEqual(catalog.map((entry) => entry.id).sort());
  for (const game of games) {
    expect(game.art, `games/${game.id}/art.svg`).toMatch(/\.svg|^data:image\/svg/);
    expect(titleIn(game, "ar"), game.id).toMatch(/\p{Script=Arabic}/u);
    expect(titleIn(game, "en")).toBe(game.name);
    expect(navigationTitleIn(game, "en")).toBe(game.title);
  }
});

test("a game of another house is not known here", () => {
  expect(gameOf("nonsense")).toBeUndefined();
});
