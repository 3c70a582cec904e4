import { setTimeout as realTime } from "node:timers/promises";
import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import { msWhenReached } from "@fairhouse/games/crash/rules/growth.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/database.ts";
import { testVault } from "../../../tests/play-house.ts";
import { anyRound, digit } from "../../../tests/round-games.ts";
import { cuttable, eventually, FakeClock, type RoundHouse, roundHouse } from "../../../tests/round-house.ts";
import { playRules } from "./audit-rules.ts";

const vault = testVault();
const point = 1000;
const games = [anyRound({ ...crash, outcome: () => ({ outcome: { point }, carry: null }) }), anyRound(digit)];
let database: TestDatabase;
/** Drives until its lease is taken from it; after that it is the server that comes back. */
let old: RoundHouse;
let next: RoundHouse;
let line: ReturnType<typeof cuttable>;

beforeEach(async () => {
  database = await freshDatabase();
  line = cuttable(database.pool);
  old = await roundHouse(line.pool, games, { vault });
  await old.rounds.start();
  next = await roundHouse(database.pool, games, { vault, clock: new FakeClock(old.clock.now()) });
});
afterEach(async () => {
  line.mend();
  await Promise.all([old.finish(), next.finish()]);
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

/** The old driver stands still; its leases run out, and the next server takes the tables. */
async function takeOver(): Promise<void> {
  await database.pool.query("update play_table set lease_until = '-infinity'");
  await next.rounds.start();
  await eventually(async () => {
    const { rows } = await database.pool.query("select 1 from play_table where lease_until < now()");
    return rows.length === 0;
  }, "the take-over");
}

async function opened(table: string) {
  return eventually(async () => {
    const snapshot = await old.rounds.snapshot(table);
    return snapshot?.round?.phase === "betting" ? snapshot.round : null;
  }, `a round at ${table}`);
}

async function ticket(player: string, bet: unknown, table: string, house = old): Promise<string> {
  const placed = await house.place(player, bet, table);
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.ticket.id;
}

async function roundRow(id: string) {
  const { rows } = await database.pool.query("select * from play_round where id = $1", [id]);
  return rows[0];
}

async function ticketRow(id: string) {
  const { rows } = await database.pool.query("select payout, left_at, refunded from play_bet where id = $1", [id]);
  return rows[0];
}

const phaseOf = (id: string, phase: string) => next.passing(async () => (await roundRow(id)).phase === phase);

describe("a take-over", () => {
  test("reopens a betting round with its stakes and a full betting time", async () => {
    const round = await opened("crash");
    const player = await old.play.player();
    const first = await ticket(player, { amount: 1000, auto: 150 }, "crash");
    old.clock.advance(5_000);
    next.clock.advance(5_000);
    await takeOver();
    const clock = await next.event("clock");
    const reopened = clock.table === "crash" ? clock : await next.event("clock");
    expect(reopened).toMatchObject({ roundId: round.id, closesAt: next.clock.now() + 6_000 });
    const second = await ticket(player, { amount: 1000, auto: 200 }, "crash", next);
    next.clock.advance(5_999);
    await realTime(30);
    expect((await roundRow(round.id)).phase).toBe("betting");
    expect(await next.rounds.snapshot("crash")).toMatchObject({ ticketCount: 2, ticketTotal: 2000 });
    await phaseOf(round.id, "settled");
    expect(await ticketRow(first)).toMatchObject({ payout: 1500 });
    expect(await ticketRow(second)).toMatchObject({ payout: 2000 });
    expect(await roundRow(round.id)).toMatchObject({ interrupted: false });
  });

  test.each(["crash", "digit"])("goes on with a closing round of %s", async (table) => {
    const round = await opened(table);
    const player = await old.play.player();
    const id = await ticket(player, table === "crash" ? { amount: 1000, auto: 150 } : { amount: 1000 }, table);
    await database.pool.query("update play_round set phase = 'closing' where id = $1", [round.id]);
    await takeOver();
    await phaseOf(round.id, "settled");
    expect(await roundRow(round.id)).toMatchObject({ interrupted: false });
    expect(await ticketRow(id)).toMatchObject({ payout: table === "crash" ? 1500 : 0 });
  });

  test("settles a running round without leaving as usual", async () => {
    const round = await opened("digit");
    const player = await old.play.player();
    const ids = [];
    for (let on = 0; on < 10; on++) ids.push(await ticket(player, { amount: 1000, on }, "digit"));
    await database.pool.query("update play_round set phase = 'running' where id = $1", [round.id]);
    await takeOver();
    await phaseOf(round.id, "settled");
    expect(await roundRow(round.id)).toMatchObject({ interrupted: false });
    expect(await next.balance(player)).toBe(1_000_000);
  });

  test("ends a flight: cash-outs stand, presets count, only tickets without one go back", async () => {
    const round = await opened("crash");
    const player = await old.play.player();
    const [left, stayed, reached, missed] = [
      await ticket(player, { amount: 1000, auto: null }, "crash"),
      await ticket(player, { amount: 1000, auto: null }, "crash"),
      await ticket(player, { amount: 1000, auto: 1000 }, "crash"),
      await ticket(player, { amount: 1000, auto: 1001 }, "crash"),
    ];
    old.clock.advance(6_000);
    await old.event("started");
    await eventually(async () => (await old.rounds.snapshot("crash"))?.round?.phase === "running");
    old.clock.advance(msWhenReached(120));
    expect(await old.rounds.cashOut(player, left)).toMatchObject({ value: { ticket: { leftAt: 120 } } });
    await takeOver();
    await phaseOf(round.id, "settled");
    expect(await roundRow(round.id)).toMatchObject({ interrupted: true, outcome: { point } });
    expect(await Promise.all([left, stayed, reached, missed].map(ticketRow))).toEqual([
      { payout: 1200, left_at: 120, refunded: false },
      { payout: 1000, left_at: null, refunded: true },
      { payout: 10_000, left_at: 1000, refunded: false },
      { payout: 0, left_at: null, refunded: false },
    ]);
    // The old driver wakes up: it pays nobody, ends nothing, and says so.
    expect(await old.rounds.cashOut(player, stayed)).toMatchObject({ ok: false });
    old.clock.advance(60_000);
    await realTime(100);
    expect(await ticketRow(stayed)).toMatchObject({ payout: 1000, refunded: true });
    expect(old.told.filter((a) => a.type === "table" && a.event.type === "ended" && a.table === "crash")).toEqual([]);
    expect(await old.rounds.cashOut(player, left)).toMatchObject({ value: { ticket: { leftAt: 120, payout: 1200 } } });
    expect(await old.rounds.cashOut(player, stayed)).toMatchObject({ refusal: { code: "ticket_settled" } });
  });

  test("tells events above all that were told before", async () => {
    await opened("crash");
    old.clock.advance(6_000);
    await old.event("started");
    await takeOver();
    await next.passing(() =>
      next.told.some((a) => a.type === "table" && a.table === "crash" && a.event.type === "opened"),
    );
    const versions = (house: RoundHouse) =>
      house.told.flatMap((a) => (a.type === "table" && a.table === "crash" ? [a.event.version] : []));
    expect(Math.min(...versions(next))).toBeGreaterThan(Math.max(...versions(old)));
  });
});

describe("two servers", () => {
  test("both take bets for the driver's round", async () => {
    const round = await opened("crash");
    await next.rounds.start();
    const player = await old.play.player();
    await ticket(player, { amount: 1000, auto: 200 }, "crash", next);
    old.clock.advance(6_000);
    await old.event("started");
    await eventually(async () => (await roundRow(round.id)).phase !== "betting");
    expect(await next.place(player, { amount: 1000, auto: 200 }, "crash")).toMatchObject({
      refusal: { code: "round_closed" },
    });
    expect(await next.rounds.snapshot("crash")).toMatchObject({ ticketCount: 1, round: { id: round.id } });
  });

  test("race a bet on one against closing on the other: it is in the round, or refused", async () => {
    const round = await opened("crash");
    await next.rounds.start();
    const players = await Promise.all(Array.from({ length: 30 }, () => old.play.player()));
    old.clock.advance(5_999);
    const placed: ReturnType<RoundHouse["place"]>[] = [];
    for (const [i, player] of players.entries()) {
      placed.push(next.place(player, { amount: 1000, auto: 1000 }, "crash"));
      if (i === 15) old.clock.advance(1);
      await new Promise(setImmediate);
    }
    const accepted = (await Promise.all(placed)).filter((answer) => answer.ok).length;
    await old.passing(async () => (await roundRow(round.id)).phase === "settled");
    const { rows } = await database.pool.query("select payout from play_bet where round = $1", [round.id]);
    expect(rows.map(({ payout }) => payout)).toEqual(Array(accepted).fill(10_000));
  });

  test.each([
    ["closes", "closing", "closing"],
    ["starts", "running", "running"],
  ])("never settle a round both: who lost it just as he %s it writes nothing more", async (_name, phase, stays) => {
    const table = phase === "closing" ? "digit" : "crash";
    const round = await opened(table);
    const player = await old.play.player();
    const id = await ticket(player, { amount: 1000, ...(table === "crash" ? { auto: null } : {}) }, table);
    // Another server's take-over, committed together with the driver's own step.
    await database.pool.query(`create function overtaken() returns trigger language plpgsql as $$ begin
      update play_table set fence = fence + 1, driver = gen_random_uuid(), lease_until = now() + interval '1 h' where id = new."table";
      update play_round set fence = fence + 1 where id = new.id;
      return null; end $$`);
    await database.pool.query(`create trigger overtaken after update of phase on play_round for each row
      when (new.phase = '${phase}') execute function overtaken()`);
    old.clock.advance(6_000);
    await eventually(async () => (await roundRow(round.id)).phase === phase);
    for (let passed = 0; passed < 60_000; passed += 1_000) {
      old.clock.advance(1_000);
      await realTime(1);
      if (passed === 10_000) expect(await old.rounds.cashOut(player, id)).toMatchObject({ ok: false });
    }
    expect((await roundRow(round.id)).phase).toBe(stays);
    expect(await ticketRow(id)).toMatchObject({ payout: null });
    await database.pool.query("drop function overtaken() cascade");
    await takeOver();
    await phaseOf(round.id, "settled");
    expect(await ticketRow(id)).toMatchObject(phase === "running" ? { refunded: true } : { payout: 0 });
  });

  test("a driver that is cut off from the database stops before its lease ends for the others", async () => {
    await old.finish();
    old = await roundHouse(line.pool, games, { vault, leaseMs: 9_000 });
    await old.rounds.start();
    const round = await eventually(() => old.rounds.answerSnapshot("crash")?.round);
    const player = await old.play.player();
    const placing = () => old.place(player, { amount: 1000, auto: null }, "crash");
    // Refused until the driver has taken the round up again.
    const placed = await eventually(async () => placing().then((answer) => answer.ok && answer.value));
    const { id } = placed.ticket;
    old.clock.advance(6_000);
    await eventually(async () => (await old.rounds.snapshot("crash"))?.round?.phase === "running");
    await realTime(30);
    line.cut();
    // From the last renewal on its own clock, at most a lease: then it accepts nothing, whatever it cannot ask.
    for (let passed = 0; passed < 9_000; passed += 500) {
      old.clock.advance(500);
      await realTime(1);
    }
    expect(old.rounds.answerSnapshot("crash")).toBeNull();
    line.mend();
    expect(await old.rounds.cashOut(player, id)).toMatchObject({ refusal: { code: "busy" } });
    await takeOver();
    await phaseOf(round.id, "settled");
    expect(await ticketRow(id)).toEqual({ payout: 1000, left_at: null, refunded: true });
    old.clock.advance(100_000);
    await realTime(50);
    expect(await old.balance(player)).toBe(1_000_000);
  });

  test("a driver whose connection comes back in time flies on", async () => {
    const round = await opened("crash");
    const player = await old.play.player();
    const id = await ticket(player, { amount: 1000, auto: 300 }, "crash");
    old.clock.advance(5_900);
    line.cut();
    old.clock.advance(100);
    await realTime(20);
    old.clock.advance(300);
    await realTime(20);
    line.mend();
    await old.passing(async () => (await roundRow(round.id)).phase === "settled");
    expect(await roundRow(round.id)).toMatchObject({ interrupted: false, void_reason: null });
    expect(await ticketRow(id)).toMatchObject({ payout: 3000 });
  });
});

describe("servers that hear of each other", () => {
  test("show the same table, and forward cash-outs to the driver", async () => {
    const driver = old.rounds;
    const follower: RoundHouse = await roundHouse(database.pool, games, {
      vault,
      clock: new FakeClock(old.clock.now()),
      link: {
        requestCashOut: (table, player, id) => driver.answerCashOut(table, player, id),
        requestSnapshot: async (table) => driver.answerSnapshot(table),
        placed: (table, ticket) => driver.answerPlaced(table, ticket),
      },
    });
    let heard = 0;
    const hear = () => {
      for (; heard < old.told.length; heard++) {
        const news = old.told[heard];
        if (news?.type === "table") follower.rounds.receive(news.event);
      }
    };
    await opened("crash");
    await follower.rounds.start();
    const player = await old.play.player();
    hear();
    const id = await ticket(player, { amount: 1000, auto: null }, "crash", follower);
    old.clock.advance(100);
    hear();
    expect(await follower.rounds.snapshot("crash")).toMatchObject({ ticketCount: 1, tickets: [{ id }] });
    old.clock.advance(5_900);
    await old.event("started");
    await eventually(async () => (await old.rounds.snapshot("crash"))?.round?.phase === "running");
    old.clock.advance(11_553);
    const left = await follower.rounds.cashOut(player, id);
    expect(left).toMatchObject({ value: { ticket: { leftAt: 200, payout: 2000 } } });
    expect(await old.rounds.cashOut(player, id)).toEqual(left);
    hear();
    const { now: _at, ...seen } = (await follower.rounds.snapshot("crash")) ?? { now: 0 };
    expect(await old.rounds.snapshot("crash")).toMatchObject(seen);
    await follower.finish();
  });
});
