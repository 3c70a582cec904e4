import { setTimeout as realTime } from "node:timers/promises";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { testVault } from "../../../../../tests/play-house.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../../tests/round-house.ts";
import { playRules } from "../../audit-rules.ts";
import type { Announcement } from "../../commit/announcement.ts";

const vault = testVault();
const BETTING_MS = 5_000;
/** Duration of the reveal of a round of `digit`. */
const REVEAL_MS = 2_000;
const RESULT_MS = 1_000;

let database: TestDatabase;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
  house = await start(new FakeClock());
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

async function start(clock: FakeClock, leaseMs = 3_600_000): Promise<RoundHouse> {
  const opened = await roundHouse(database.pool, [anyGame(digit)], { vault, clock, leaseMs });
  await opened.rounds.start();
  return opened;
}

const told = <Type extends Announcement["type"]>(type: Type) =>
  house.told.filter((one): one is Extract<Announcement, { type: Type }> => one.type === type);

/** Creates a player with a ticket on every digit, so that one of them wins. */
async function bettor(): Promise<string> {
  const player = await house.play.player();
  for (let on = 0; on < 10; on++) await house.place(player, { amount: 1_000 + on, on });
  return player;
}

async function revealing() {
  await house.event("opened");
  const player = await bettor();
  house.clock.advance(BETTING_MS);
  const { round } = await house.event("started");
  await eventually(() => told("ticket").filter(({ ticket }) => ticket.payout !== null).length === 10);
  return { player, round, shownAt: (round.startedAt ?? 0) + REVEAL_MS };
}

describe("a round that is settled and being shown", () => {
  test("has a start and a duration, and its outcome, but not its link", async () => {
    const { round } = await revealing();
    expect(round).toMatchObject({ phase: "running", startedAt: house.clock.now(), revealMs: REVEAL_MS, link: null });
    expect(round.outcome).toHaveProperty("digit");
  });

  test("is announced to its bettors at once, with the time until which they hold it", async () => {
    const { player, shownAt } = await revealing();
    const own = await house.rounds.ownTickets(player, "digit");
    expect(own.map(({ heldUntil }) => heldUntil)).toEqual(Array(10).fill(shownAt));
    for (const { ticket } of told("ticket").slice(-10)) expect(ticket.heldUntil).toBe(shownAt);
    const won = own.reduce((sum, { payout }) => sum + (payout ?? 0), 0);
    const { balance } = told("balance").at(-1) ?? {};
    expect(balance).toMatchObject({ amount: await house.balance(player), held: [{ amount: won, until: shownAt }] });
  });

  test("is announced to nobody else until it is over", async () => {
    const { round } = await revealing();
    house.clock.advance(REVEAL_MS - 1);
    await realTime(30);
    expect(told("settled")).toEqual([]);
    expect(await house.rounds.rounds("digit", null, 20)).toMatchObject({ rounds: [] });
    expect((await house.rounds.tickets({ id: round.id, game: anyGame(digit) })).tickets).toMatchObject(
      Array(10).fill({ payout: null }),
    );
    house.clock.advance(1);
    const { past, paid, round: ended } = await house.event("ended");
    expect(ended).toMatchObject({ phase: "settled", revealMs: REVEAL_MS });
    expect(past).toMatchObject({ id: round.id, outcome: round.outcome, link: ended.link });
    expect(paid.filter(({ payout }) => payout > 0)).toHaveLength(1);
    await eventually(() => told("settled").length === 10);
    expect(await house.rounds.rounds("digit", null, 20)).toMatchObject({ rounds: [past] });
    expect((await house.rounds.snapshot("digit"))?.recent).toEqual([past]);
  });

  test("shows latecomers the same moment, even on a server that does not drive it", async () => {
    const { round } = await revealing();
    house.clock.advance(500);
    const here = await house.rounds.snapshot("digit");
    expect(here).toMatchObject({ round, now: house.clock.now(), recent: [] });
    const other = await roundHouse(database.pool, [anyGame(digit)], {
      vault,
      clock: new FakeClock(house.clock.now()),
    });
    const there = await other.rounds.snapshot("digit");
    expect(there).toMatchObject({ round: { ...round, closesAt: expect.any(Number) }, tickets: here?.tickets });
    expect(there?.positions).toEqual(here?.positions);
  });

  test("is shown to its end by the server that takes the table over, and then its result stays", async () => {
    const { round } = await revealing();
    const clock = new FakeClock(house.clock.now() + 500);
    await database.pool.query("update play_table set driver = null, lease_until = now() - interval '1 hour'");
    const next = await start(clock);
    const ended = () =>
      next.told.flatMap((one) => (one.type === "table" && one.event.type === "ended" ? [one.event] : []));
    const opened = () => next.told.some((one) => one.type === "table" && one.event.type === "opened");
    await eventually(async () => (await next.rounds.snapshot("digit"))?.round?.phase === "running");
    clock.advance(REVEAL_MS - 501);
    await realTime(50);
    expect(ended()).toEqual([]);
    clock.advance(1);
    const [event] = await eventually(() => (ended().length > 0 ? ended() : null));
    expect(event).toMatchObject({ round: { id: round.id, phase: "settled", outcome: round.outcome } });
    expect(event?.paid.filter(({ payout }) => payout > 0)).toHaveLength(1);
    clock.advance(RESULT_MS - 1);
    await realTime(50);
    expect(opened()).toBe(false);
    clock.advance(1);
    await eventually(opened);
    await house.finish();
    house = next;
  });
});

describe("a table", () => {
  test("shows faces, and totals of positions that follow bets as they are placed and taken back", async () => {
    await house.event("opened");
    const player = await house.play.player();
    const placed = [];
    for (const on of [3, 3, 7]) placed.push(await house.place(player, { amount: 2_000, on }));
    house.clock.advance(100);
    expect(await house.rounds.snapshot("digit")).toMatchObject({
      times: { bettingMs: BETTING_MS, resultMs: RESULT_MS, start: "free" },
      tickets: [{ face: 3 }, { face: 3 }, { face: 7 }],
      positions: { 3: 4_000, 7: 2_000 },
    });
    const [first] = placed;
    if (!first?.ok) throw new Error("not placed");
    const key = { id: "00000000-0000-4000-8000-000000000001", bodyHash: "00".repeat(32) };
    expect(await house.rounds.takeBack(player, first.value.ticket.id, key)).toMatchObject({ ok: true });
    house.clock.advance(100);
    expect(await house.rounds.snapshot("digit")).toMatchObject({ ticketCount: 2, positions: { 3: 2_000, 7: 2_000 } });
    house.clock.advance(BETTING_MS);
    await house.event("started");
    const own = await house.rounds.ownTickets(player, "digit");
    expect(own.map(({ heldUntil }) => heldUntil)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  });
});
