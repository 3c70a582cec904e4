import { randomUUID } from "node:crypto";
import { setTimeout as realTime } from "node:timers/promises";
import { flightMs, msWhenReached } from "@fairhouse/games/shared/rules/growth.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
import { FLIGHT_POINT, games, TwoRoundHouses, vault } from "../../../../tests/two-round-houses.ts";
import { Lease } from "./lease.ts";

/** Long enough for betting and half a flight between two renewals. */
const LEASE_MS = 60_000;

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open();
});
afterEach(() => two.finish());

describe("a take-over", () => {
  test("reopens a betting round with its stakes and a full betting time", async () => {
    const round = await two.opened("flight");
    const player = await two.old.play.player();
    const first = await two.ticket(player, { amount: 1000, auto: 150 }, "flight");
    two.old.clock.advance(5_000);
    two.next.clock.advance(5_000);
    await two.takeOver();
    const clock = await two.next.event("clock");
    const reopened = clock.table === "flight" ? clock : await two.next.event("clock");
    expect(reopened).toMatchObject({ roundId: round.id, closesAt: two.next.clock.now() + 6_000 });
    const second = await two.ticket(player, { amount: 1000, auto: 200 }, "flight", two.next);
    two.next.clock.advance(5_999);
    await realTime(30);
    expect((await two.roundRow(round.id)).phase).toBe("betting");
    expect(await two.next.rounds.snapshot("flight")).toMatchObject({ ticketCount: 2, ticketTotal: 2000 });
    await two.phaseOf(round.id, "settled");
    expect(await two.ticketRow(first)).toMatchObject({ payout: 1500 });
    expect(await two.ticketRow(second)).toMatchObject({ payout: 2000 });
    expect(await two.roundRow(round.id)).toMatchObject({ interrupted: false });
  });

  test("lets bets into the open round while the new driver still reads the table", async () => {
    const round = await two.opened("flight");
    const reading = Promise.withResolvers<void>();
    const ticks = { isShut: false, raise: () => reading.promise };
    const slow = await roundHouse(two.database.pool, games, {
      vault,
      ticks,
      clock: new FakeClock(two.old.clock.now()),
    });
    await two.takeOver(slow);
    const player = await slow.play.player();
    const id = await two.ticket(player, { amount: 1000, auto: 200 }, "flight", slow);
    reading.resolve();
    await slow.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    expect(await two.ticketRow(id)).toMatchObject({ payout: 2000 });
    expect((await slow.rounds.snapshot("flight"))?.tickets).toMatchObject([{ id }]);
    await slow.finish();
  });

  test.each(["flight", "digit"])("goes on with a closing round of %s", async (table) => {
    const round = await two.opened(table);
    const player = await two.old.play.player();
    const id = await two.ticket(player, table === "flight" ? { amount: 1000, auto: 150 } : { amount: 1000 }, table);
    await two.database.pool.query("update play_round set phase = 'closing' where id = $1", [round.id]);
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect(await two.roundRow(round.id)).toMatchObject({ interrupted: false });
    expect(await two.ticketRow(id)).toMatchObject({ payout: table === "flight" ? 1500 : 0 });
  });

  test("settles a running round that cannot be left as usual", async () => {
    const round = await two.opened("digit");
    const player = await two.old.play.player();
    const ids = [];
    for (let on = 0; on < 10; on++) ids.push(await two.ticket(player, { amount: 1000, on }, "digit"));
    await two.database.pool.query("update play_round set phase = 'running' where id = $1", [round.id]);
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect(await two.roundRow(round.id)).toMatchObject({ interrupted: false });
    expect(await two.next.balance(player)).toBe(1_000_000);
  });

  test("ends a flight: cash-outs stand, presets count, only tickets without one go back", async () => {
    const round = await two.opened("flight");
    const player = await two.old.play.player();
    const [left, stayed, reached, missed] = [
      await two.ticket(player, { amount: 1000, auto: null }, "flight"),
      await two.ticket(player, { amount: 1000, auto: null }, "flight"),
      await two.ticket(player, { amount: 1000, auto: 1000 }, "flight"),
      await two.ticket(player, { amount: 1000, auto: 1001 }, "flight"),
    ];
    two.old.clock.advance(6_000);
    await two.old.event("started");
    await eventually(async () => (await two.old.rounds.snapshot("flight"))?.round?.phase === "running");
    two.old.clock.advance(msWhenReached(120));
    expect(await two.old.rounds.cashOut(player, left)).toMatchObject({ value: { ticket: { leftAt: 120 } } });
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect(await two.roundRow(round.id)).toMatchObject({ interrupted: true, outcome: { point: FLIGHT_POINT } });
    expect(await Promise.all([left, stayed, reached, missed].map((id) => two.ticketRow(id)))).toEqual([
      { payout: 1200, left_at: 120, ended: "cashed_out" },
      { payout: 1000, left_at: null, ended: "refunded" },
      { payout: 10_000, left_at: 1000, ended: "cashed_out" },
      { payout: 0, left_at: null, ended: "settled" },
    ]);
    // The old driver wakes up: it pays nobody, ends nothing, and says so.
    expect(await two.old.rounds.cashOut(player, stayed)).toMatchObject({ ok: false });
    two.old.clock.advance(60_000);
    await realTime(100);
    expect(await two.ticketRow(stayed)).toMatchObject({ payout: 1000, ended: "refunded" });
    expect(two.old.told.filter((a) => a.type === "table" && a.event.type === "ended" && a.table === "flight")).toEqual(
      [],
    );
    expect(await two.old.rounds.cashOut(player, left)).toMatchObject({
      value: { ticket: { leftAt: 120, payout: 1200 } },
    });
    expect(await two.old.rounds.cashOut(player, stayed)).toMatchObject({ refusal: { code: "ticket_settled" } });
  });

  test.each([
    { flownMs: flightMs(FLIGHT_POINT) - 1, interrupted: true },
    { flownMs: flightMs(FLIGHT_POINT), interrupted: false },
  ])(
    "settles a flight as flown if it had ended while its driver served: $flownMs ms",
    async ({ flownMs, interrupted }) => {
      const round = await two.opened("flight");
      const player = await two.old.play.player();
      const [stayed, reached] = [
        await two.ticket(player, { amount: 1000, auto: null }, "flight"),
        await two.ticket(player, { amount: 1000, auto: 1000 }, "flight"),
      ];
      two.old.clock.advance(6_000);
      await two.old.event("started");
      // The note of the last renewal of its lease.
      const noted = "update play_table set flight = $1, flown_ms = $2 where id = 'flight'";
      // Repeated until it stands, because a renewal on its way may note another time.
      await eventually(async () => {
        await two.database.pool.query(noted, [round.id, flownMs]);
        await realTime(50);
        const { rows } = await two.database.pool.query("select flown_ms from play_table where id = 'flight'");
        return Number(rows[0]?.flown_ms) === flownMs;
      });
      await two.takeOver();
      await two.phaseOf(round.id, "settled");
      expect(await two.roundRow(round.id)).toMatchObject({ interrupted, flown_ms: flownMs });
      expect(await two.ticketRow(stayed)).toEqual(
        interrupted
          ? { payout: 1000, left_at: null, ended: "refunded" }
          : { payout: 0, left_at: null, ended: "settled" },
      );
      expect(await two.ticketRow(reached)).toEqual({ payout: 10_000, left_at: 1000, ended: "cashed_out" });
    },
  );

  test("learns from the last renewal of the lease how far the flight had come, and the first loss counts", async () => {
    const { pool } = two.database;
    const expire = () => pool.query("update play_table set lease_until = '-infinity'");
    await two.opened("flight");
    await expire();
    const driver = await roundHouse(pool, games.slice(0, 1), { vault, leaseMs: LEASE_MS });
    await driver.rounds.start();
    await driver.event("clock");
    driver.clock.advance(6_000);
    const { round } = await driver.event("started");
    driver.clock.advance(LEASE_MS / 3);
    const noted = await eventually(async () => {
      const { rows } = await pool.query("select flown_ms from play_table where flight = $1", [round.id]);
      return rows[0]?.flown_ms as number | undefined;
    }, "the renewal");
    expect(noted).toBeGreaterThan(0);
    expect(noted).toBeLessThanOrEqual(LEASE_MS / 3);
    for (const server of [randomUUID(), randomUUID()]) {
      await expire();
      const lease = await Lease.acquire({ pool, clock: two.next.clock, server, leaseMs: LEASE_MS }, "flight");
      await lease?.check();
      expect(await two.roundRow(round.id)).toMatchObject({ phase: "running", flown_ms: noted });
      lease?.end();
    }
    await expire();
    await driver.finish();
  });

  test("numbers its events above all earlier ones", async () => {
    await two.opened("flight");
    two.old.clock.advance(6_000);
    await two.old.event("started");
    await two.takeOver();
    await two.next.passing(() =>
      two.next.told.some((a) => a.type === "table" && a.table === "flight" && a.event.type === "opened"),
    );
    const versions = (house: RoundHouse) =>
      house.told.flatMap((a) => (a.type === "table" && a.table === "flight" ? [a.event.version] : []));
    expect(Math.min(...versions(two.next))).toBeGreaterThan(Math.max(...versions(two.old)));
  });
});
