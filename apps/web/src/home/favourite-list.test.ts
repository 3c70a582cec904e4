import { expect, test } from "vitest";
import { favouritesAtSignIn, noFavourites, parseFavourites, withStarTurned } from "./favourite-list.ts";

const visitor = (games: string[]) => ({ games, owner: null, unsent: true });

test("a visitor's stars join the account's, behind them, and the account is told", () => {
  expect(favouritesAtSignIn(visitor(["one", "two"]), ["two"], "maya")).toEqual({
    games: ["two", "one"],
    owner: "maya",
    unsent: true,
  });
});

test("an account that has them all is told nothing", () => {
  expect(favouritesAtSignIn(visitor(["two"]), ["one", "two"], "maya").unsent).toBe(false);
});

test("what was taken away on another device does not come back from this one", () => {
  const kept = { games: ["one", "two"], owner: "maya", unsent: false };
  expect(favouritesAtSignIn(kept, ["two"], "maya").games).toEqual(["two"]);
});

test("what the account did not hear of yet holds, and is sent again", () => {
  const kept = { games: ["three"], owner: "maya", unsent: true };
  const merged = favouritesAtSignIn(kept, ["two"], "maya");
  expect(merged).toEqual(kept);
  // Otherwise the store that holds it tells nobody.
  expect(merged).not.toBe(kept);
});

test("nobody sees the stars of the player before", () => {
  const kept = { games: ["one"], owner: "maya", unsent: true };
  expect(favouritesAtSignIn(kept, [], "tom")).toEqual({ games: [], owner: "tom", unsent: false });
});

test.each([null, "[", "7", '{"games":"one"}'])("%j in storage counts as nothing", (text) => {
  expect(parseFavourites(text)).toEqual({ games: [], owner: null, unsent: false });
});

test("of a stored list only ids are taken", () => {
  expect(parseFavourites('{"games":["one",7,null],"owner":5,"unsent":1}')).toEqual({
    games: ["one"],
    owner: null,
    unsent: false,
  });
});

test("a star is given in front of the others, and taken back", () => {
  const one = withStarTurned(noFavourites, "one");
  const two = withStarTurned(one, "two");
  expect(two.games).toEqual(["two", "one"]);
  expect(withStarTurned(two, "two").games).toEqual(["one"]);
});
