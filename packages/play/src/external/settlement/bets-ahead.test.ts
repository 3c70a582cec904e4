import { expect, test } from "vitest";
import type { PlayerState } from "../../commit/player.ts";
import { BetsAhead } from "./bets-ahead.ts";
import type { WaitingBet } from "./waiting-bets.ts";

const bet = (id: string, facts: readonly string[]) => ({ id, player: `player of ${id}`, facts }) as WaitingBet;
const playersOf = (bets: readonly WaitingBet[], version: number) =>
  new Map(bets.map(({ player }) => [player, { id: player, version } as PlayerState]));
const end = (ticket: WaitingBet) => ({ ticket, payout: 0, ended: "settled", leftAt: null }) as const;

function read() {
  const ahead = new BetsAhead();
  const bets = [bet("single", ["a"]), bet("double", ["a", "b"]), bet("other", ["b", "later"])];
  expect(ahead.keep(["a", "b"])).toEqual(["a", "b"]);
  ahead.add(["a", "b"], bets, playersOf(bets, 1));
  const take = (fact: string) => ahead.take(fact)?.bets.map(({ id }) => id) ?? null;
  return { ahead, bets, take };
}

test("the bets on a fact are taken once", () => {
  const { take } = read();
  expect(take("a")).toEqual(["single", "double"]);
  expect(take("a")).toBeNull();
  expect(take("b")).toEqual(["double", "other"]);
  expect(take("later")).toBeNull();
});

test("bets that have ended are gone, and their players are as they were then", () => {
  const { ahead, bets, take } = read();
  const ended = bets.slice(0, 2);
  ahead.take("a");
  ahead.note(ended.map(end), playersOf([...ended, bet("unread", ["a"])], 2));
  expect([...(ahead.take("b")?.players.values() ?? [])]).toEqual([
    { id: "player of single", version: 2 },
    { id: "player of double", version: 2 },
    { id: "player of other", version: 1 },
  ]);
  expect(take("b")).toBeNull();
});

test("what was read is kept while one of its facts is asked for, and read again once it is not", () => {
  const { ahead, take } = read();
  expect(ahead.keep(["b", "c"])).toEqual(["c"]);
  ahead.add(["c"], [], new Map());
  expect(ahead.keep(["c"])).toEqual([]);
  expect(take("b")).toBeNull();
  expect(ahead.keep(["b", "c"])).toEqual(["b"]);
});
