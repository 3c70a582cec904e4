import { randomUUID } from "node:crypto";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { auditedCoins } from "@fairhouse/tests/audited-coins.ts";
import { type Call, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { describe, expect, test } from "vitest";
import { voidFacts } from "../../restore/void-facts.ts";
import { MOST_WAITING } from "./external-desk.ts";

const START = 1_000_000;

const coins = auditedCoins();
const coin = (state?: unknown) => coins.here.coin(state);
const newPlayer = (balance?: number) => coins.here.play.player(balance);
const place = (owner: string, calls: readonly Call[], amount?: number, key?: string) =>
  coins.here.place(owner, calls, amount, key);
const tossed = (id: string, side: "heads" | "tails" | null) => coins.here.toss(id, side);

const bets = async (player: string) =>
  (
    await coins.database.pool.query<{ id: string; stake: number; payout: number | null; ended: string }>(
      "select id, stake, payout, ended from play_bet b where player = $1 order by (select min(transaction) from ledger_movement where reference = b.id)",
      [player],
    )
  ).rows;

describe("a bet on facts", () => {
  test("waits with its stake in escrow, and is paid when the fact is known", async () => {
    const [player, event] = [await newPlayer(), await coin()];
    const placed = await place(player, [[event, "heads"]]);
    expect(placed).toMatchObject({
      ok: true,
      value: { bet: { kind: "external", payout: null, bet: { odds: [2_000] } }, balance: { amount: START - 1_000 } },
    });
    expect(await auditPool(coins.database.pool, auditRules)).toEqual([]);
    expect(await tossed(event, "heads")).toBe(1);
    expect(await coins.balance(player)).toBe(START + 1_000);
    expect(await bets(player)).toMatchObject([{ payout: 2_000, ended: "settled" }]);
    const told = coins.here.play.told.filter(({ type }) => type === "slip" || type === "settled");
    expect(told.map(({ type }) => type)).toEqual(["slip", "slip", "settled"]);
  });

  test("with several legs ends with its first lost one, and otherwise with its last fact", async () => {
    const player = await newPlayer();
    const [one, two] = [await coin(), await coin()];
    await place(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    await place(player, [
      [one, "tails"],
      [two, "heads"],
    ]);
    expect(await tossed(one, "heads")).toBe(1);
    expect(await bets(player)).toMatchObject([{ payout: null }, { payout: 0 }]);
    expect(await tossed(two, "heads")).toBe(1);
    expect(await bets(player)).toMatchObject([{ payout: 4_000 }, { payout: 0 }]);
  });

  test("gets its stake back when all of its facts are void, and counts no wager", async () => {
    const player = await newPlayer();
    const [one, two] = [await coin(), await coin()];
    await place(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    await place(player, [[one, "heads"]]);
    expect(await tossed(one, null)).toBe(1);
    expect(await bets(player)).toMatchObject([{ payout: null }, { payout: 1_000, ended: "refunded" }]);
    expect(await tossed(two, "heads")).toBe(1);
    expect(await bets(player)).toMatchObject([{ payout: 2_000, ended: "settled" }, {}]);
    const { rows } = await coins.database.pool.query("select wagered_day from play_player where id = $1", [player]);
    expect(rows).toEqual([{ wagered_day: 1_000 }]);
  });

  test("is repeated by its key, even after it was settled", async () => {
    const [player, event, key] = [await newPlayer(), await coin(), randomUUID()];
    const first = await place(player, [[event, "heads"]], 1_000, key);
    await tossed(event, "heads");
    expect(await place(player, [[event, "heads"]], 1_000, key)).toEqual(first);
    expect(await place(player, [[event, "heads"]], 2_000, key)).toMatchObject({ refusal: { code: "key_reused" } });
    expect(await bets(player)).toHaveLength(1);
  });

  test("is refused on an unknown fact, one that is closed, by staff, and without the money", async () => {
    const [player, event] = [await newPlayer(), await coin()];
    expect(await place(player, [[randomUUID(), "heads"]])).toMatchObject({
      refusal: { code: "bet_refused", details: { reason: "no_event" } },
    });
    expect(await place(player, [[event, "heads"]], 200_000)).toMatchObject({ refusal: { code: "bet_too_large" } });
    const rich = await coin({ odds: 2_000_000_000 });
    expect(await place(player, [[rich, "heads"]])).toMatchObject({
      refusal: { code: "bet_too_large", details: { maxPayout: 100_000_000 } },
    });
    const poor = await newPlayer(500);
    expect(await place(poor, [[event, "heads"]])).toMatchObject({ refusal: { code: "insufficient_balance" } });
    const staff = await newPlayer();
    await coins.database.pool.query("update play_player set role = 'operator', version = version + 1 where id = $1", [
      staff,
    ]);
    expect(await place(staff, [[event, "heads"]])).toMatchObject({
      refusal: { code: "forbidden", details: { reason: "staff" } },
    });
    await coins.here.facts.close(coins.database.pool, [event], new Date());
    expect(await place(player, [[event, "heads"]])).toMatchObject({ refusal: { code: "market_suspended" } });
    expect(await bets(player)).toEqual([]);
    expect(await coins.balance(player)).toBe(START);
  });

  test("is refused when a player has as many open ones as they may have", async () => {
    const [player, event] = [await newPlayer(10_000_000), await coin()];
    const placed = [];
    for (let n = 0; n < MOST_WAITING; n += 100) {
      placed.push(...(await Promise.all(Array.from({ length: 100 }, () => place(player, [[event, "heads"]])))));
    }
    expect(placed.every(({ ok }) => ok)).toBe(true);
    expect(await place(player, [[event, "heads"]])).toMatchObject({ refusal: { code: "too_many_slips" } });
    await tossed(event, "tails");
    expect(await place(player, [[await coin(), "heads"]])).toMatchObject({ ok: true });
  });

  test("never gets odds that have moved, whatever this server remembers", async () => {
    const [player, event] = [await newPlayer(), await coin()];
    await place(player, [[event, "heads"]]);
    // Another server has changed the price; the cache of this server does not know.
    await coins.database.pool.query(
      `update play_fact set state = '{"odds": 1500}', version = version + 1 where id = $1`,
      [event],
    );
    expect(await place(player, [[event, "heads"]])).toMatchObject({ value: { bet: { bet: { odds: [1_500] } } } });
  });
});

test("a refusal is never that of a fact which has changed meanwhile", async () => {
  const [player, event] = [await newPlayer(), await coin({ odds: 900 })];
  expect(await place(player, [[event, "heads"]])).toMatchObject({ refusal: { code: "market_suspended" } });
  // Another server offers the coin again.
  await coins.database.pool.query(
    `update play_fact set state = '{"odds": 1500}', version = version + 1 where id = $1`,
    [event],
  );
  expect(await place(player, [[event, "heads"]])).toMatchObject({ value: { bet: { bet: { odds: [1_500] } } } });
});

describe("races", () => {
  test("bets that arrive while a fact closes are settled by it or refused, and nothing is lost", async () => {
    const event = await coin();
    const players = await Promise.all(Array.from({ length: 40 }, () => newPlayer()));
    const placing = players.map((player) => place(player, [[event, "heads"]]));
    await Promise.race(placing);
    const settled = await tossed(event, "heads");
    const placed = await Promise.all(placing);
    expect(placed.filter(({ ok }) => ok)).toHaveLength(settled);
    for (const result of placed) {
      if (!result.ok) expect(result.refusal.code).toBe("market_suspended");
    }
  });

  test("two servers that settle two facts of the same bets at once pay each bet once", async () => {
    const pool = createPool({ url: coins.database.url, connections: 10, name: "there", onIdleError: () => undefined });
    const there = await coinHouse(pool);
    const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer()));
    const events = await Promise.all([coin(), coin()]);
    const legs = events.map((event) => [event, "heads"] as const);
    await Promise.all(players.map((player) => place(player, legs)));
    for (const id of events) await coins.here.facts.learn(coins.database.pool, id, "heads", new Date());
    const [one = "", two = ""] = events;
    const counts = await Promise.all([coins.here.settlement.settle(one), there.settlement.settle(two)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players.length);
    for (const player of players) expect(await coins.balance(player)).toBe(START + 3_000);
    expect(await coins.here.settlement.due()).toEqual([]);
    await pool.end();
  });
});

describe("a database that went back", () => {
  test("has no result of its own left: open facts are void, and known ones are settled", async () => {
    const player = await newPlayer();
    const [forgotten, known] = [await coin(), await coin()];
    await place(player, [[forgotten, "heads"]]);
    await place(player, [[known, "heads"]]);
    await place(player, [
      [forgotten, "heads"],
      [known, "heads"],
    ]);
    await coins.here.facts.learn(coins.database.pool, known, "heads", new Date());
    const parts = { ...coins.here.play, pool: coins.database.pool, clock: coins.here.clock, games: coins.here.games };
    expect(await voidFacts(parts, "it went back")).toBe(1);
    expect(await bets(player)).toMatchObject([
      { payout: 1_000, ended: "refunded" },
      { payout: 2_000, ended: "settled" },
      { payout: 2_000, ended: "settled" },
    ]);
    expect(await voidFacts(parts, "it went back")).toBe(0);
  });
});

test("a result stays, and so does what waits for it", async () => {
  const [player, event] = [await newPlayer(), await coin()];
  await place(player, [[event, "heads"]]);
  await tossed(event, "heads");
  await coins.here.facts.learn(coins.database.pool, event, "tails", new Date());
  const { rows } = await coins.database.pool.query("select result from play_fact where id = $1", [event]);
  expect(rows).toEqual([{ result: "heads" }]);
  for (const change of [
    `update play_fact set result = '"tails"'`,
    "update play_fact set settled_at = null",
    "delete from play_fact",
    "delete from play_wait",
    "update play_wait set bet = fact",
  ]) {
    await expect(coins.database.pool.query(change)).rejects.toThrow("never changed or deleted");
  }
  expect(await coins.here.settlement.settle(event)).toBe(0);
});
