import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digit, periods, pot } from "../../../../tests/round-games.ts";
import { eventually } from "../../../../tests/round-house.ts";
import { TwoRoundHouses } from "../../../../tests/two-round-houses.ts";

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open([anyGame(periods), anyGame(digit), anyGame(pot)]);
});
afterEach(() => two.finish());

/** Stops the old server. Time stands still meanwhile, so that code waiting for a moment would wait for ever. */
async function stopAtOnce(): Promise<void> {
  let stopped = false;
  const stopping = two.old.rounds.stop().then(() => {
    stopped = true;
  });
  await eventually(() => stopped, "the stop");
  await stopping;
}

test("a round that closes later is handed over with its bets, and the next server settles it when its time has come", async () => {
  const round = await two.opened("periods-1m");
  const player = await two.old.play.player();
  const ids: string[] = [];
  for (let on = 0; on < 10; on++) ids.push(await two.ticket(player, { amount: 1000, on }, "periods-1m"));
  expect(two.old.rounds.awaited).toEqual([]);
  await stopAtOnce();
  expect(await two.roundRow(round.id)).toMatchObject({ phase: "betting" });
  await two.next.rounds.start();
  two.next.clock.advance((round.closesAt ?? 0) - two.next.clock.now() - 1);
  const late = await eventually(async () => {
    const placed = await two.next.place(player, { amount: 1000, on: 1 }, "periods-1m");
    return placed.ok && placed.value.ticket;
  }, "a bet at the next server");
  await two.phaseOf(round.id, "settled");
  const { closes_at, started_at, interrupted, void_reason, outcome } = await two.roundRow(round.id);
  expect({ interrupted, void_reason, closes_at }).toEqual({
    interrupted: false,
    void_reason: null,
    closes_at: new Date(round.closesAt ?? 0),
  });
  expect(started_at.getTime()).toBeGreaterThanOrEqual(closes_at.getTime());
  const payouts = await Promise.all(ids.map(async (id) => (await two.ticketRow(id)).payout));
  expect(payouts).toEqual(ids.map((_, on) => (on === outcome.digit ? 10_000 : 0)));
  expect((await two.ticketRow(late.id)).payout).toBe(outcome.digit === 1 ? 10_000 : 0);
});

test("a round whose time came while no server ran is settled by the next", async () => {
  const round = await two.opened("periods-1m");
  const id = await two.ticket(await two.old.play.player(), { amount: 1000 }, "periods-1m");
  await stopAtOnce();
  two.next.clock.advance(3_600_000);
  await two.next.rounds.start();
  await two.phaseOf(round.id, "settled");
  expect(await two.ticketRow(id)).toEqual({ payout: 0, left_at: null, ended: "settled" });
});

test("a round that closes within seconds is played to its end first", async () => {
  const round = await two.opened("digit");
  const id = await two.ticket(await two.old.play.player(), { amount: 1000 }, "digit");
  expect(two.old.rounds.awaited).toEqual(["digit"]);
  await two.old.finish();
  expect(await two.roundRow(round.id)).toMatchObject({ phase: "settled", interrupted: false });
  expect(await two.ticketRow(id)).toMatchObject({ payout: 0 });
});

test("a pot that fills for half a minute is handed over, and its clock starts again", async () => {
  const round = await two.opened("pot");
  const players = [await two.old.play.player(), await two.old.play.player()];
  const ids: string[] = [];
  for (const player of players) ids.push(await two.ticket(player, { amount: 1000 }, "pot"));
  await eventually(async () => (await two.roundRow(round.id)).closes_at !== null, "the clock of the pot");
  await stopAtOnce();
  expect(await two.roundRow(round.id)).toMatchObject({ phase: "betting" });
  await two.next.rounds.start();
  await two.phaseOf(round.id, "settled");
  const payouts = await Promise.all(ids.map(async (id) => (await two.ticketRow(id)).payout));
  expect(payouts.toSorted()).toEqual([0, 2000]);
});
