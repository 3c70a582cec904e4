import { randomUUID } from "node:crypto";
import { refuse } from "@fairhouse/kernel/result.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { type InPlayHouse, inPlayHouse } from "@fairhouse/tests/in-play-house.ts";
import { eventually } from "@fairhouse/tests/round-house.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBet } from "../../commit/bet-store.ts";
import { CashOutOrders } from "./cash-out-orders.ts";

let database: TestDatabase;
let house: InPlayHouse;
let one: InPlayHouse["one"];
let two: InPlayHouse["two"];
let player: string;
let bet: string;

beforeEach(async () => {
  database = await freshDatabase();
  house = await inPlayHouse(database.pool);
  ({ one, two, player } = house);
  bet = await placed(player);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

async function placed(by: string): Promise<string> {
  const result = await one.place(by, { event: house.event, over: 9 });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.bet.id;
}

const end = async () => {
  const row = await readBet(database.pool, bet);
  return row === null ? null : [row.ended, row.payout];
};
const orders = () => two.orders.of(player, house.game.id);

test("a bet is sold by whichever server looks first, once the house pays enough, and its order is over", async () => {
  expect(await one.orders.set(player, bet, 901)).toMatchObject({ ok: true });
  expect(await orders()).toEqual([{ bet, least: 901 }]);
  await two.sellOrdered();
  await house.kickOff();
  house.clock.advance(9_900);
  await two.sellOrdered();
  expect(await end()).toEqual([null, null]);
  // The first digit, which raises the value to 901, is told at the end of the tenth step.
  house.clock.advance(200);
  await house.passing(Promise.all([one.sellOrdered(), two.sellOrdered()]));
  expect(await end()).toEqual(["cashed_out", 901]);
  expect(await orders()).toEqual([]);
});

test("a bet that the house already pays enough for is sold at the next look, for its full value", async () => {
  await one.orders.set(player, bet, 1);
  await one.sellOrdered();
  expect(await end()).toEqual(["cashed_out", 900]);
});

test("an order is changed and taken back, however often it is said, and does nothing any more", async () => {
  for (const least of [901, 800, 800, null, null])
    expect(await one.orders.set(player, bet, least)).toMatchObject({ ok: true });
  expect(await orders()).toEqual([]);
  await one.sellOrdered();
  expect(await end()).toEqual([null, null]);
  await two.orders.set(player, bet, 800);
  expect(await orders()).toEqual([{ bet, least: 800 }]);
  await one.sellOrdered();
  expect(await end()).toEqual(["cashed_out", 900]);
});

test("an order that its player takes back while its sale is held sells nothing", async () => {
  await house.kickOff();
  house.clock.advance(10_100);
  for (const later of [null, 5_000]) {
    await one.orders.set(player, bet, 901);
    const looking = one.sellOrdered();
    await house.held();
    await two.orders.set(player, bet, later);
    await house.passing(looking);
    expect(await end()).toEqual([null, null]);
  }
});

test("a changed order is looked at again though nothing else has changed", async () => {
  await one.orders.set(player, bet, 950);
  await one.sellOrdered();
  await one.orders.set(player, bet, 900);
  await one.sellOrdered();
  expect(await end()).toEqual(["cashed_out", 900]);
});

test("an order whose bet ends otherwise is over", async () => {
  await one.orders.set(player, bet, 950);
  await house.kickOff();
  house.clock.advance(20_000);
  await one.look();
  expect(await house.settle(house.event)).toBe(1);
  await one.sellOrdered();
  const { rows } = await database.pool.query("select from play_cash_out_order where ended_at is null");
  expect(rows).toEqual([]);
  expect(await one.orders.set(player, bet, 950)).toMatchObject({ refusal: { code: "ticket_settled" } });
  expect((await end())?.[0]).toBe("settled");
});

test("a failure to sell one bet keeps no other waiting, and is tried again", async () => {
  const other = await one.place(player, { event: house.event, over: 8 });
  if (!other.ok) throw new Error(other.refusal.code);
  for (const id of [bet, other.value.bet.id]) await one.orders.set(player, id, 900);
  await database.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
  await database.pool.query(
    `create trigger fail before update on play_bet for each row when (old.id = '${bet}') execute function fail()`,
  );
  const failed: (string | undefined)[] = [];
  const server = house.server({ failed: (message) => void failed.push(message) });
  await server.sellOrdered();
  expect(failed).toHaveLength(1);
  expect(await server.orders.of(player, house.game.id)).toEqual([{ bet, least: 900 }]);
  await database.pool.query("drop trigger fail on play_bet");
  await server.sellOrdered();
  expect(await end()).toEqual(["cashed_out", 900]);
});

test("a bet that cannot be priced keeps no other waiting, and is tried again", async () => {
  const other = await one.place(player, { event: house.event, over: 8 });
  if (!other.ok) throw new Error(other.refusal.code);
  for (const id of [bet, other.value.bet.id]) await one.orders.set(player, id, 900);
  const failed: (string | undefined)[] = [];
  const server = house.server({ failed: (message) => void failed.push(message) });
  vi.spyOn(house.game, "cashOut").mockImplementationOnce(() => {
    throw new Error("no price");
  });
  await server.sellOrdered();
  expect(failed).toHaveLength(1);
  // Either bet may have been looked at first.
  expect(await orders()).toHaveLength(1);
  await server.sellOrdered();
  expect(await orders()).toEqual([]);
  expect(await end()).toEqual(["cashed_out", 900]);
});

test("however many orders of a player are due, they keep neither bets nor the orders of others waiting", async () => {
  const other = await house.play.player();
  const bets = await Promise.all(Array.from({ length: 30 }, () => placed(player)));
  for (const id of bets) await one.orders.set(player, id, 900);
  await house.whileLocked(
    player,
    () => one.orders.look(),
    async () => {
      const id = await placed(other);
      await one.orders.set(other, id, 900);
      await one.orders.look();
      await eventually(async () => (await readBet(database.pool, id))?.ended === "cashed_out", "the sale");
    },
  );
  await one.orders.finish();
  expect(await orders()).toEqual([]);
  for (const id of bets) expect(await readBet(database.pool, id)).toMatchObject({ ended: "cashed_out", payout: 900 });
});

test("a sale that waits its turn is not started again", async () => {
  await one.orders.set(player, bet, 900);
  const started: string[] = [];
  const goOn: (() => void)[] = [];
  const server = new CashOutOrders({
    pool: database.pool,
    games: { latest: () => house.game, version: () => house.game },
    facts: house.facts,
    moments: { current: async () => new Map() },
    log: { error: (_, message) => expect.unreachable(message) },
    selling: {
      async cashOut(_, id) {
        started.push(id);
        await new Promise<void>((resolve) => goOn.push(resolve));
        return refuse({ code: "cash_out_unavailable" });
      },
    },
  });
  for (const count of [1, 2]) {
    await server.look();
    await server.look();
    expect(started).toHaveLength(count);
    goOn.shift()?.();
    await server.finish();
  }
});

test("nobody orders the sale of another player's bet, or of one that does not exist", async () => {
  const other = await house.play.player();
  expect(await one.orders.set(other, bet, 1)).toMatchObject({ refusal: { code: "not_found" } });
  expect(await one.orders.set(player, randomUUID(), 1)).toMatchObject({ refusal: { code: "not_found" } });
  expect(await one.orders.of(other, house.game.id)).toEqual([]);
  await one.sellOrdered();
  expect(await end()).toEqual([null, null]);
});
