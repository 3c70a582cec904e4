import { expect, test } from "vitest";
import { gamesOfBets, noRecent, parseRecent, withGame } from "./recent-list.ts";

const played = (games: readonly string[], owner: string | null = null) => ({ games, owner });

test("the last game comes first, and none stands twice", () => {
  expect(withGame(played(["crash", "mines"]), "mines", null).games).toEqual(["mines", "crash"]);
  expect(withGame(played(["a", "b", "c", "d", "e", "f"]), "g", null).games).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test("a guest's games are carried over to their account, and nobody sees those of another one", () => {
  expect(withGame(played(["mines"]), "crash", "maya")).toEqual(played(["crash", "mines"], "maya"));
  expect(withGame(played(["mines"], "tom"), "crash", "maya")).toEqual(played(["crash"], "maya"));
  expect(withGame(played(["mines"], "tom"), "crash", null)).toEqual(played(["crash"]));
});

test("bets tell the games in the order of their last one", () => {
  const bets = ["mines", "crash", "mines", "roulette", "crash"].map((game) => ({ game }));
  expect(gamesOfBets(bets)).toEqual(["mines", "crash", "roulette"]);
});

test.each(["[", "7", '{"games":1}', '["mines"]', null])("%j in storage counts as nothing", (text) => {
  expect(parseRecent(text)).toEqual(noRecent);
});

test("of a stored list only ids are taken", () => {
  expect(parseRecent('{"games":["mines",7],"owner":5}')).toEqual(played(["mines"]));
});
