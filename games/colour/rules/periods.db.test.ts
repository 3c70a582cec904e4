import { randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import type { PastRound, TableEvent } from "@fairhouse/protocol/table.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { testVault } from "@fairhouse/tests/play-house.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "@fairhouse/tests/round-house.ts";
import { wrongOutcomes } from "@fairhouse/tests/torture/checks/recompute.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { colour } from "./colour.ts";
import { LOCK_MS, periodName, REVEAL_MS, TABLES, type TableId } from "./periods.ts";
import { POSITIONS } from "./terms.ts";

const MIDNIGHT = Date.UTC(2026, 10, 23);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const STAKE = 1_000;
const TABLE_IDS = TABLES.map(({ id }) => id);

const vault = testVault();
let database: TestDatabase;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await house.finish();
  expect(await wrongOutcomes(database.pool, (id) => (id === colour.id ? anyGame(colour) : undefined))).toMatchObject({
    broken: [],
  });
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

async function openAt(moment: number): Promise<void> {
  house = await roundHouse(database.pool, [anyGame(colour)], { vault, clock: new FakeClock(moment) });
  await house.rounds.start();
}

/**
 * Waits until the house has reported this many events of a kind. The house's clock stands still meanwhile, however slow
 * the machine is.
 */
function told(type: TableEvent["type"], count: number): Promise<boolean | undefined> {
  const all = () => house.told.filter((news) => news.type === "table" && news.event.type === type).length;
  return eventually(() => all() >= count, `${count} ${type}`);
}

/** Advances the clock to a moment, and waits for the events that the house then reports. */
function passTo(moment: number, type: TableEvent["type"], count: number): Promise<boolean | undefined> {
  house.clock.advance(moment - house.clock.now());
  return told(type, count);
}

const openRound = (table: TableId) =>
  eventually(async () => {
    const round = (await house.rounds.snapshot(table))?.round;
    return round?.phase === "betting" && (round.closesAt ?? 0) > house.clock.now() ? round : null;
  });

/** Returns the finished rounds of a table, oldest first. */
async function past(table: TableId): Promise<readonly PastRound[]> {
  return (await house.rounds.rounds(table, null, 20)).rounds.toReversed();
}

/** Returns the numbers of the periods opened at a table, in order. */
function opened(table: TableId): readonly (string | null)[] {
  return house.told.flatMap((news) =>
    news.type === "table" && news.event.type === "opened" && news.table === table
      ? [periodName(table, news.event.round.closesAt)]
      : [],
  );
}

describe("the turn of the UTC day", () => {
  test("ends the last period of every table and restarts all serials", async () => {
    await openAt(MIDNIGHT - 20 * SECOND);
    await told("opened", 4);
    await passTo(MIDNIGHT - LOCK_MS, "started", 4);
    await passTo(MIDNIGHT - LOCK_MS + REVEAL_MS, "ended", 4);
    await passTo(MIDNIGHT, "opened", 8);
    const next = MIDNIGHT + 30 * SECOND;
    await passTo(next - LOCK_MS, "started", 5);
    await passTo(next - LOCK_MS + REVEAL_MS, "ended", 5);
    await passTo(next, "opened", 9);
    expect(opened("colour-30s")).toEqual(["2026112212880", "2026112310001", "2026112310002"]);
    expect(opened("colour-1m")).toEqual(["2026112221440", "2026112320001"]);
    expect(opened("colour-3m")).toEqual(["2026112230480", "2026112330001"]);
    expect(opened("colour-5m")).toEqual(["2026112240288", "2026112340001"]);
    const over = (await past("colour-30s")).map(({ closesAt }) => periodName("colour-30s", closesAt));
    expect(over).toEqual(["2026112212880", "2026112310001"]);
  });
});

describe("a house that was down", () => {
  test("ends the interrupted period under its own number, and skips the periods of the downtime", async () => {
    await openAt(MIDNIGHT + 10 * MINUTE + 12 * SECOND);
    await told("opened", 4);
    const left = await openRound("colour-5m");
    await house.finish();
    const back = MIDNIGHT + 69 * MINUTE + 40 * SECOND;
    await openAt(back);
    await told("started", 4);
    await passTo(back + REVEAL_MS, "ended", 4);
    await eventually(() => opened("colour-5m").length === 1);
    await house.passing(async () => (await past("colour-5m")).length === 2);
    const [first, second] = await past("colour-5m");
    expect(first).toMatchObject({ id: left.id, closesAt: left.closesAt, number: 1 });
    expect(periodName("colour-5m", first?.closesAt ?? null)).toBe("2026112340003");
    expect(second).toMatchObject({ number: 2 });
    expect(periodName("colour-5m", second?.closesAt ?? null)).toBe("2026112340014");
  });

  test("continues a period that still lasts, to the end that everybody was told", async () => {
    await openAt(MIDNIGHT + 20 * SECOND);
    const left = await openRound("colour-5m");
    const player = await house.play.player();
    await house.place(player, { amount: STAKE, on: "small" }, "colour-5m");
    // A crashed server gives no table back: its lease has to expire.
    const lost = house;
    await database.pool.query("update play_table set lease_until = '-infinity', fence = fence + 1");
    await openAt(MIDNIGHT + 270 * SECOND);
    expect((await openRound("colour-5m")).id).toBe(left.id);
    await house.passing(() => opened("colour-5m").length === 1);
    await lost.finish();
    const [first] = await past("colour-5m");
    expect(first).toMatchObject({ id: left.id, closesAt: MIDNIGHT + 295 * SECOND });
    expect(opened("colour-5m")).toEqual(["2026112340002"]);
  });
});

describe("four tables that close in the same second", () => {
  test("settles each by its own chain, and pays everybody once", async () => {
    const end = MIDNIGHT + 15 * MINUTE;
    await openAt(end - 12 * SECOND);
    for (const table of TABLE_IDS) await openRound(table);
    const players = await Promise.all([0, 1, 2].map(() => house.play.player()));
    const orders = players.flatMap((player) =>
      TABLE_IDS.flatMap((table) => POSITIONS.map((on) => ({ player, table, on }))),
    );
    const placed = await Promise.all(
      orders.map(({ player, table, on }) => house.place(player, { amount: STAKE, on }, table)),
    );
    expect(placed.filter(({ ok }) => !ok)).toEqual([]);
    await house.passing(async () => (await Promise.all(TABLE_IDS.map(past))).every(({ length }) => length > 0));
    const digits = new Map<TableId, number>();
    const chains = new Set<string>();
    for (const table of TABLE_IDS) {
      const [first] = await past(table);
      expect(first?.closesAt).toBe(end - LOCK_MS);
      digits.set(table, Number(Reflect.get(Object(first?.outcome), "digit")));
      chains.add((await house.rounds.chains(table)).chain?.terminalHash ?? "");
    }
    expect(chains.size).toBe(TABLE_IDS.length);
    const paid = orders
      .slice(0, orders.length / players.length)
      .map(({ table, on }) =>
        colour.settle({ id: on, bet: { amount: STAKE, on }, leftAt: null }, { digit: digits.get(table) ?? -1 }),
      );
    const expected = 1_000_000 + paid.reduce((sum, payout) => sum + payout - STAKE, 0);
    for (const player of players) expect(await house.balance(player)).toBe(expected);
  });
});

describe("the lock", () => {
  test("takes an order in the last millisecond before it, and none afterwards, until the next period", async () => {
    await openAt(MIDNIGHT + 2 * SECOND);
    const { id, closesAt } = await openRound("colour-30s");
    const player = await house.play.player();
    const order = (amount = STAKE) => house.place(player, { amount, on: "digit-7" }, "colour-30s");
    const early = await order();
    house.clock.advance((closesAt ?? 0) - house.clock.now() - 1);
    // Some of these are on their way when betting ends: each is either in this period or in none.
    const race = Array.from({ length: 8 }, () => order());
    house.clock.advance(1);
    const late = Array.from({ length: 8 }, () => order());
    const answers = await Promise.all([...race, ...late]);
    const started = await house.event("started");
    expect(started.round.id).toBe(id);
    for (const answer of answers) {
      if (answer.ok) expect(answer.value.ticket.roundId).toBe(id);
      else expect(answer.refusal.code).toBe("round_closed");
    }
    // The digit is known from here on.
    const known = await Promise.all(Array.from({ length: 8 }, () => order()));
    for (const answer of known) expect(answer).toMatchObject({ ok: false, refusal: { code: "round_closed" } });
    const back = { id: randomUUID(), bodyHash: "00".repeat(32) };
    const ticket = early.ok ? early.value.ticket.id : "";
    expect(await house.rounds.takeBack(player, ticket, back)).toMatchObject({ refusal: { code: "round_closed" } });
    await house.passing(() => opened("colour-30s").length === 2);
    const next = await openRound("colour-30s");
    expect(await order()).toMatchObject({ ok: true, value: { ticket: { roundId: next.id } } });
  });

  test("lets a player take an order back until then", async () => {
    await openAt(MIDNIGHT + 2 * SECOND);
    const { closesAt } = await openRound("colour-30s");
    const player = await house.play.player();
    const placed = await house.place(player, { amount: STAKE, on: "big" }, "colour-30s");
    house.clock.advance((closesAt ?? 0) - house.clock.now() - 1);
    const back = { id: randomUUID(), bodyHash: "00".repeat(32) };
    expect(await house.rounds.takeBack(player, placed.ok ? placed.value.ticket.id : "", back)).toMatchObject({
      ok: true,
    });
    expect(await house.balance(player)).toBe(1_000_000);
  });
});
