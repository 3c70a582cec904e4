import { expect, test } from "vitest";
import { favouritesAtSignIn, noFavourites, parseFavourites, withStarTurned } from "./favourite-list.ts";

const visitor = (games: string[]) => ({ games, owner: null, unsent: true });

test("a visitor's stars are added after the account's, and the account is sent the list", () => {
  expect(favouritesAtSignIn(visitor(["one", "two"]), ["two"], "maya")).toEqual({
    games: ["two", "one"],
    owner: "maya",
    unsent: true,
  });
});

test("an account that has them all is sent nothing", () => {
  expect(favouritesAtSignIn(visitor(["two"]), ["one", "two"], "maya").unsent).toBe(false);
});

test("a star removed on another device does not come back from this one", () => {
  const kept = { games: ["one", "two"], owner: "maya", unsent: false };
  expect(favouritesAtSignIn(kept, ["two"], "maya").games).toEqual(["two"]);
});

test("changes not yet sent to the account hold, and are sent again", () => {
  const kept = { games: ["three"], owner: "maya", unsent: true };
  const merged = favouritesAtSignIn(kept, ["two"], "maya");
  expect(merged).toEqual(kept);
  // The store would not notify for the same object.
  expect(merged).not.toBe(kept);
});

test("nobody sees the stars of the previous player", () => {
  const kept = { games: ["one"], owner: "maya", unsent: true };
  expect(favouritesAtSignIn(kept, [], "tom")).toEqual({ games: [], owner: "tom", unsent: false });
});

test.each([null, "[", "7", '{"games":"one"}'])("%j in storage counts as nothing", (text) => {
  expect(parseFavourites(text)).toEqual({ games: [], owner: null, unsent: false });
});

test("only ids are taken from a stored list", () => {
  expect(parseFavourites('{"games":["one",7,null],"owner":5,"unsent":1}')).toEqual({
    games: ["one"],
    owner: null,
    unsent: false,
  });
});

test("a new star goes in front of the others, and can be removed", () => {
  const one = withStarTurned(noFavourites, "one");
  const two = withStarTurned(one, "two");
  expect(two.games).toEqual(["two", "one"]);
  expect(withStarTurned(two, "two").games).toEqual(["one"]);
});
