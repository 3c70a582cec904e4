import { randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { follower } from "../../../../tests/round-games.ts";
import type { RoundHouse } from "../../../../tests/round-house.ts";
import { TwoRoundHouses } from "../../../../tests/two-round-houses.ts";

// A game whose bets name what the previous round handed on.

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open([anyGame(follower)]);
});
afterEach(() => two.finish());

test.each(["closing", "running"])(
  "a %s round whose driver dies keeps what it was handed, and hands on what it drew",
  async (phase) => {
    const round = await two.opened("follower");
    const player = await two.old.play.player();
    const key = randomUUID();
    const bet = { amount: 1000, on: 7 };
    const placed = await two.old.place(player, bet, "follower", key);
    if (!placed.ok) throw new Error("refused");
    await two.database.pool.query("update play_round set phase = $2 where id = $1", [round.id, phase]);
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    const { carry, outcome } = await two.roundRow(round.id);
    expect(carry).toEqual({ last: 7 });
    const next = await two.next.passing(async () => {
      const shown = (await two.next.rounds.snapshot("follower"))?.round;
      return shown?.id !== round.id && shown?.phase === "betting" ? shown : null;
    });
    expect(next.carry).toEqual({ last: outcome.digit });
    const after = await two.next.balance(player);
    // The same command arrives again a round later: it returns the old ticket, and nothing is staked.
    expect(await two.next.place(player, bet, "follower", key)).toMatchObject({
      value: { ticket: { id: placed.value.ticket.id, roundId: round.id } },
    });
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((on) => on !== outcome.digit);
    for (const on of others) {
      expect(await two.next.place(player, { amount: 1000, on }, "follower")).toMatchObject({
        refusal: { code: "bet_refused", details: { reason: "other_digit" } },
      });
    }
    expect(await two.next.balance(player)).toBe(after);
    await two.ticket(player, { amount: 1000, on: outcome.digit }, "follower", two.next);
    expect(await two.next.balance(player)).toBe(after - 1000);
  },
);

test("a bet that names what one round was handed is in no later round", async () => {
  const round = await two.opened("follower");
  await two.next.rounds.start();
  const players = await Promise.all(Array.from({ length: 20 }, () => two.old.play.player()));
  two.old.clock.advance((round.closesAt ?? 0) - two.old.clock.now() - 1);
  const placed: ReturnType<RoundHouse["place"]>[] = [];
  for (const [i, player] of players.entries()) {
    // The first few are certainly in; the others race.
    if (i < 5) await placed.at(-1);
    placed.push(two.next.place(player, { amount: 1000, on: 7 }, "follower"));
    if (i === 10) two.old.clock.advance(1);
    if (i === 15) await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    await new Promise(setImmediate);
  }
  await two.old.passing(async () => {
    const shown = (await two.old.rounds.snapshot("follower"))?.round;
    return shown?.id !== round.id && shown?.phase === "betting";
  });
  const late = await Promise.all(players.map((player) => two.old.place(player, { amount: 1000, on: 7 }, "follower")));
  const told = (await Promise.all(placed)).flatMap((answer) => (answer.ok ? [answer.value.ticket.roundId] : []));
  expect(new Set(told)).toEqual(new Set([round.id]));
  const { digit } = (await two.roundRow(round.id)).outcome;
  expect(late.every((answer) => answer.ok === (digit === 7))).toBe(true);
  const { rows } = await two.database.pool.query("select id from play_bet where round = $1", [round.id]);
  expect(rows).toHaveLength(told.length);
});
