import { expect, test } from "vitest";
import { favouritesAtSignIn, noFavourites, parseFavourites, withStarsSent, withStarTurned } from "./favourite-list.ts";

const visitor = (games: string[]) => ({ games, owner: null, unsent: {} });

test("a visitor's stars go before the account's, and the account is sent those that it lacks", () => {
  expect(favouritesAtSignIn(visitor(["one", "two", "three"]), ["two"], "maya")).toEqual({
    games: ["one", "three", "two"],
    owner: "maya",
    unsent: { one: true, three: true },
  });
});

test("an account that has them all is sent nothing", () => {
  expect(favouritesAtSignIn(visitor(["two"]), ["one", "two"], "maya").unsent).toEqual({});
});

test("a star removed on another device does not come back from this one", () => {
  const kept = { games: ["one", "two"], owner: "maya", unsent: {} };
  expect(favouritesAtSignIn(kept, ["two"], "maya").games).toEqual(["two"]);
});

test("stars turned here and not yet sent hold beside those that another device has turned", () => {
  const kept = { games: ["three"], owner: "maya", unsent: { three: true, one: false } };
  expect(favouritesAtSignIn(kept, ["two", "one"], "maya")).toEqual({
    games: ["three", "two"],
    owner: "maya",
    unsent: { three: true, one: false },
  });
});

test("nobody sees the stars of the previous player", () => {
  const kept = { games: ["one"], owner: "maya", unsent: { one: true } };
  expect(favouritesAtSignIn(kept, [], "tom")).toEqual({ games: [], owner: "tom", unsent: {} });
});

test.each([null, "[", "7", '{"games":"one"}'])("%j in storage counts as nothing", (text) => {
  expect(parseFavourites(text)).toEqual({ games: [], owner: null, unsent: {} });
});

test("only ids and stars are taken from a stored list", () => {
  expect(parseFavourites('{"games":["one",7,null],"owner":5,"unsent":{"one":true,"two":1}}')).toEqual({
    games: ["one"],
    owner: null,
    unsent: { one: true },
  });
});

test("a list that an earlier version has stored as unsent is sent whole, the oldest star first", () => {
  const { unsent } = parseFavourites('{"games":["new","old"],"owner":"maya","unsent":true}');
  expect(Object.entries(unsent)).toEqual([
    ["old", true],
    ["new", true],
  ]);
});

test("a new star goes in front of the others, and can be removed", () => {
  const one = withStarTurned(noFavourites, "one");
  const two = withStarTurned(one, "two");
  expect(two).toMatchObject({ games: ["two", "one"], unsent: { one: true, two: true } });
  expect(withStarTurned(two, "two")).toMatchObject({ games: ["one"], unsent: { one: true, two: false } });
});

test("a star that was turned again while it was sent is still unsent", () => {
  const sent = { one: true, two: true };
  const kept = { games: ["one"], owner: "maya", unsent: { one: true, two: false, three: true } };
  expect(withStarsSent(kept, sent).unsent).toEqual({ two: false, three: true });
});
