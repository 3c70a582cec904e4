import { expect, test } from "vitest";
import { gamesOfBets, noRecent, parseRecent, withGame } from "./recent-list.ts";

const played = (games: readonly string[], owner: string | null = null) => ({ games, owner });

test("the last game comes first, and none appears twice", () => {
  expect(withGame(played(["two", "one"]), "one", null).games).toEqual(["one", "two"]);
  expect(withGame(played(["a", "b", "c", "d", "e", "f"]), "g", null).games).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test("a guest's games are carried over to their account, and nobody sees those of another player", () => {
  expect(withGame(played(["one"]), "two", "maya")).toEqual(played(["two", "one"], "maya"));
  expect(withGame(played(["one"], "tom"), "two", "maya")).toEqual(played(["two"], "maya"));
  expect(withGame(played(["one"], "tom"), "two", null)).toEqual(played(["two"]));
});

test("lists the games of bets by their latest bet", () => {
  const bets = ["one", "two", "one", "three", "two"].map((game) => ({ game }));
  expect(gamesOfBets(bets)).toEqual(["one", "two", "three"]);
});

test.each(["[", "7", '{"games":1}', '["one"]', null])("%j in storage counts as nothing", (text) => {
  expect(parseRecent(text)).toEqual(noRecent);
});

test("only ids are taken from a stored list", () => {
  expect(parseRecent('{"games":["one",7],"owner":5}')).toEqual(played(["one"]));
});
