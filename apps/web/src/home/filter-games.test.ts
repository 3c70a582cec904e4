import type { GameKind } from "@fairhouse/kernel/game.ts";
import { expect, test } from "vitest";
import { cardsOf, favouritesFirst, featuredGames, filterGames } from "./filter-games.ts";

const game = (id: string, kind: GameKind, place: number | null, ar: string) => ({
  id,
  kind,
  ...(place !== null && { card: { name: `${id}s`, place } }),
  title: id,
  name: id,
  path: `/game/${id}`,
  ar,
});
const house = [
  game("Mine", "hand", 4, "الألغام"),
  game("Crash", "round", 1, "الصاروخ"),
  game("Roulette", "instant", null, "الروليت"),
  game("Tickets", "instant", 3, "التذاكر"),
];
const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
const namesOf = ({ ar }: { readonly ar: string }) => [ar];
const all = { filter: "all", text: "", favourites: [], namesOf } as const;

test("solo games are those without a shared round", () => {
  expect(ids(filterGames(house, { ...all, filter: "solo" }))).toEqual(["Mine", "Roulette", "Tickets"]);
  expect(ids(filterGames(house, { ...all, filter: "live" }))).toEqual(["Crash"]);
});

test("favourites keep the order of the house, and the text narrows them", () => {
  const favourites = ["Tickets", "Mine", "gone"];
  expect(ids(filterGames(house, { ...all, filter: "favourites", favourites }))).toEqual(["Mine", "Tickets"]);
  expect(ids(filterGames(house, { ...all, filter: "favourites", favourites, text: "tick" }))).toEqual(["Tickets"]);
});

test("sports are found by those who search for them, or have starred them", () => {
  const games = [...house, game("Racing", "external", null, "سباق")];
  for (const filter of ["all", "live"] as const) {
    expect(ids(filterGames(games, { ...all, filter }))).not.toContain("Racing");
    expect(ids(filterGames(games, { ...all, filter, text: "rac" }))).toEqual(["Racing"]);
  }
  expect(ids(filterGames(games, { ...all, filter: "favourites", favourites: ["Racing"] }))).toEqual(["Racing"]);
});

test("a game is found by title, card and any language, whatever the case", () => {
  expect(ids(filterGames(house, { ...all, text: " MINES " }))).toEqual(["Mine"]);
  expect(ids(filterGames(house, { ...all, text: "روليت" }))).toEqual(["Roulette"]);
  expect(filterGames(house, { ...all, text: "chess" })).toEqual([]);
});

test("featured cards come in the specification's order", () => {
  expect(ids(featuredGames(house))).toEqual(["Crash", "Tickets", "Mine"]);
});

test("a small house shows all games: the player's favourites, then the featured ones, then the rest", () => {
  expect(ids(cardsOf(house))).toEqual(["Crash", "Tickets", "Mine", "Roulette"]);
  expect(ids(favouritesFirst(cardsOf(house), ["Roulette", "Mine", "gone"]))).toEqual([
    "Mine",
    "Roulette",
    "Crash",
    "Tickets",
  ]);
});
