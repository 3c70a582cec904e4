import { setImmediate as nextTurn } from "node:timers/promises";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { type InPlayHouse, inPlayHouse } from "@fairhouse/tests/in-play-house.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

type Server = InPlayHouse["one"];

let database: TestDatabase;
let house: InPlayHouse;
let one: Server;
let two: Server;
let player: string;
let event: string;

beforeEach(async () => {
  database = await freshDatabase();
  house = await inPlayHouse(database.pool);
  ({ one, two, player, event } = house);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

const bet = (seen?: number) => ({ event, over: 9, ...(seen !== undefined && { seen }) });
const placeIn = (server: Server, wish: object, ms = 1_000) => house.after(ms, server.place(player, wish));
const betOf = (placed: Awaited<ReturnType<Server["place"]>>) => (placed.ok ? placed.value.bet.bet : placed.refusal);

test("a bet in play is made at the end of the step in which it arrived, at what is public then", async () => {
  await house.kickOff();
  house.clock.advance(2_300);
  const placing = one.place(player, bet(0));
  await house.held();
  expect(house.clock.nextAtMs - house.clock.monotonic()).toBe(700);
  house.clock.advance(700);
  expect(betOf(await placing)).toMatchObject({ step: 3, told: [] });

  house.clock.advance(7_500);
  expect(betOf(await placeIn(two, bet(1)))).toMatchObject({ step: 11, told: [expect.any(Number)] });
});

test("a bet is refused if something was told between its press and the end of its step", async () => {
  await house.kickOff();
  // The first digit is told at the end of the tenth step, in which the bet arrives.
  house.clock.advance(9_200);
  expect(betOf(await placeIn(one, bet(0), 800))).toMatchObject({ code: "price_changed" });
  house.clock.advance(100);
  expect(betOf(await placeIn(one, bet(1)))).toMatchObject({ step: 11 });
});

test("no bet is made at a state from before the show, whatever a server remembers", async () => {
  // Both servers know the fact from before its link was taken.
  expect(betOf(await two.place(player, bet()))).toMatchObject({ told: null });
  await house.kickOff();
  house.clock.advance(500);
  const late = await placeIn(two, bet());
  expect(betOf(late)).toMatchObject({ code: "price_changed" });
  expect(betOf(await placeIn(two, bet(0)))).toMatchObject({ step: 2 });
});

test("no bets are made between the taking of a link and its show", async () => {
  house.clock.advance(10_000);
  const slow = house.server({
    failed: () => undefined,
    raise: () => Promise.reject(new Error("the disk does not answer")),
  });
  await slow.look();
  expect((await house.phases())[0]).toBe("1 open");
  expect(betOf(await one.place(player, bet()))).toMatchObject({ code: "market_suspended" });
  expect(betOf(await one.place(player, bet(0)))).toMatchObject({ code: "market_suspended" });
});

test("bets end with the step that the table names, before a look has written it and after", async () => {
  await house.kickOff();
  house.clock.advance(16_400);
  expect(betOf(await placeIn(one, bet(1)))).toMatchObject({ step: 17 });
  expect(betOf(await placeIn(one, bet(1)))).toMatchObject({ code: "market_suspended" });
  expect((await house.phases())[0]).toBe("1 open");
  await one.look();
  expect((await house.phases()).slice(0, 3)).toEqual(["1 closed", "1 closed", "2 open"]);
  expect(betOf(await two.place(player, bet(1)))).toMatchObject({ code: "market_suspended" });
});

test("a bet that could not be written before something new is told is made at a later moment", async () => {
  await house.kickOff();
  const client = await database.pool.connect();
  let placing: ReturnType<Server["place"]>;
  try {
    await client.query("begin");
    await client.query("select from play_fact where id = $1 for update", [event]);
    placing = one.place(player, bet(0));
    await house.held();
    house.clock.advance(1_000);
    await nextTurn();
    // The lock keeps the statement from writing the bet, until the moment is past.
    house.clock.advance(1_000);
  } finally {
    await client.query("rollback");
    client.release();
  }
  await house.held();
  house.clock.advance(1_000);
  expect(betOf(await placing)).toMatchObject({ step: 3 });
});

test("the statement itself refuses a bet whose deadline is over", async () => {
  const late = await coinHouse(database.pool, (tries) => ({ deadline: Date.now() - 1, isPast: () => tries > 2 }));
  const coin = await late.coin();
  expect(await late.place(player, [[coin, "heads"]])).toMatchObject({ refusal: { code: "market_suspended" } });
  const { rowCount } = await database.pool.query("select from play_bet");
  expect(rowCount).toBe(0);
  const early = await coinHouse(database.pool, () => ({ deadline: Date.now() + 60_000, isPast: () => false }));
  expect(await early.place(player, [[coin, "heads"]])).toMatchObject({ ok: true });
});

test("a player has at most twenty bets held at a server", async () => {
  await house.kickOff();
  const placing = Array.from({ length: 21 }, () => one.place(player, bet(0)));
  expect(betOf((await Promise.race(placing)) ?? expect.unreachable())).toMatchObject({ code: "busy" });
  await house.held(20);
  house.clock.advance(1_000);
  const answers = await Promise.all(placing);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
});

test("bets in play wait for the same result as earlier ones", async () => {
  expect(betOf(await one.place(player, bet()))).toMatchObject({ told: null });
  await house.kickOff();
  house.clock.advance(300);
  expect(betOf(await placeIn(one, bet(0)))).toMatchObject({ step: 1 });
  house.clock.advance(20_000);
  expect(await one.look()).toHaveLength(2);
  expect(await house.settle(event)).toBe(2);
});

test("a bet is settled as soon as the course of its fact decides it, once, and stays as the result says", async () => {
  const placed = await one.place(player, { event, over: 0 });
  const waiting = await one.place(player, { event, over: 20 });
  if (!placed.ok || !waiting.ok) throw new Error("not placed");
  const ended = async () => {
    const { rows } = await database.pool.query<{ id: string; payout: number }>(
      "select id, payout from play_bet where settled_at is not null order by settled_at",
    );
    return rows;
  };
  await house.kickOff();
  house.clock.advance(9_999);
  await Promise.all([one.settleShown(), two.settleShown()]);
  expect(await ended()).toEqual([]);
  house.clock.advance(1);
  await Promise.all([one.settleShown(), two.settleShown()]);
  const early = { id: placed.value.bet.id, payout: 2_000 };
  expect(await ended()).toEqual([early]);
  house.clock.advance(10_000);
  await one.look();
  expect(await house.settle(event)).toBe(1);
  expect(await ended()).toEqual([early, { id: waiting.value.bet.id, payout: 0 }]);
});

test("a bet that was written while a look settled what was told is settled by the next one", async () => {
  await house.kickOff();
  house.clock.advance(10_100);
  await one.settleShown();
  // The game takes it though what was told has decided it.
  const placed = await placeIn(one, { event, over: 0, seen: 1 });
  if (!placed.ok) throw new Error(placed.refusal.code);
  await one.settleShown();
  const { rows } = await database.pool.query("select id, payout from play_bet");
  expect(rows).toEqual([{ id: placed.value.bet.id, payout: 2_000 }]);
});
