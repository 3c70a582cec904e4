import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { flightMs, msWhenReached, multiplierAt } from "@fairhouse/games/shared/rules/growth.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { ownTickets, roundView, type TableEvent, tableSnapshot } from "@fairhouse/protocol/table.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { testVault } from "../../../../../tests/play-house.ts";
import { flightTo } from "../../../../../tests/round-games.ts";
import { type RoundHouse, roundHouse } from "../../../../../tests/round-house.ts";
import { playRules } from "../../audit-rules.ts";

const vault = testVault();
let database: TestDatabase;
let house: RoundHouse;
/** The point at which the next flight ends, in hundredths. */
let point = 200;

const flight = anyGame(flightTo(() => point));
const stake = (auto: number | null, amount = 1000) => ({ amount, auto });

beforeEach(async () => {
  database = await freshDatabase();
  house = await roundHouse(database.pool, [flight], { vault });
  await house.rounds.start();
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

/** Lets betting end and returns the started round, at the first millisecond of its flight. */
async function takeOff(): Promise<void> {
  house.clock.advance(6_000);
  await house.event("started");
}

async function ticketId(player: string, bet: unknown): Promise<string> {
  const placed = await house.place(player, bet);
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.ticket.id;
}

async function ticketRow(id: string) {
  const { rows } = await database.pool.query<{ payout: number | null; left_at: number | null; ended: string | null }>(
    "select payout, left_at, ended from play_bet where id = $1",
    [id],
  );
  return rows[0];
}

describe("a flight", () => {
  test("pays presets at or below the point exactly, and takes the stakes of the others", async () => {
    point = 503;
    const player = await house.play.player();
    await house.event("opened");
    // The curve jumps over 5.03: the flight ends before it would show it, and yet the preset was reached.
    const ids = [];
    for (const auto of [101, 250, 503, 504]) ids.push(await ticketId(player, stake(auto)));
    await takeOff();
    house.clock.advance(flightMs(point));
    const { round } = await house.event("ended");
    expect(round).toMatchObject({ phase: "settled", outcome: { point: 503 }, interrupted: false });
    expect(await Promise.all(ids.map(ticketRow))).toEqual([
      { payout: 1010, left_at: 101, ended: "cashed_out" },
      { payout: 2500, left_at: 250, ended: "cashed_out" },
      { payout: 5030, left_at: 503, ended: "cashed_out" },
      { payout: 0, left_at: null, ended: "settled" },
    ]);
    expect(await house.balance(player)).toBe(1_000_000 - 4000 + 1010 + 2500 + 5030);
  });

  test("pays presets while it runs, and announces nothing beyond the current multiplier", async () => {
    point = 1000;
    const player = await house.play.player();
    await house.event("opened");
    const low = await ticketId(player, stake(150));
    const high = await ticketId(player, stake(900));
    await takeOff();
    house.clock.advance(msWhenReached(150) + 200);
    await house.passing(() => house.told.some((news) => news.type === "table" && news.event.type === "left"));
    expect(await house.event("left")).toMatchObject({ tickets: [{ id: low, leftAt: 150, payout: 1500 }] });
    expect(await ticketRow(low)).toMatchObject({ payout: 1500 });
    expect(await ticketRow(high)).toMatchObject({ payout: null });
    const snapshot = await house.rounds.snapshot("flight");
    const shown = JSON.stringify([house.told, snapshot?.round, snapshot?.tickets]);
    expect(shown).not.toContain(`"point"`);
    expect((await house.rounds.snapshot("flight"))?.round).toMatchObject({
      phase: "running",
      outcome: null,
      link: null,
    });
  });

  test("counts its players' other bets that were made while it lasted", async () => {
    point = 200;
    const [busy, idle] = [await house.play.player(), await house.play.player()];
    await house.event("opened");
    const ids = [await ticketId(busy, stake(200)), await ticketId(idle, stake(200))];
    await takeOff();
    const spun = await house.play.instant.place(busy, someInstant.game, someInstant.bet(), {
      id: randomUUID(),
      bodyHash: "00".repeat(32),
    });
    if (!spun.ok) throw new Error(JSON.stringify(spun.refusal));
    house.clock.advance(flightMs(point));
    await house.event("ended");
    expect(await Promise.all(ids.map(ticketRow))).toMatchObject([{ payout: 2000 }, { payout: 2000 }]);
    expect(await house.balance(busy)).toBe(spun.value.balance.amount + 2000);
    expect(await house.balance(idle)).toBe(1_001_000);
  });

  test("stamps a cash-out at its millisecond, once", async () => {
    point = 1000;
    const player = await house.play.player();
    await house.event("opened");
    const id = await ticketId(player, stake(null));
    expect(await house.rounds.cashOut(player, id)).toMatchObject({ refusal: { code: "cash_out_unavailable" } });
    await takeOff();
    house.clock.advance(11_553);
    const answers = await Promise.all(Array.from({ length: 32 }, () => house.rounds.cashOut(player, id)));
    const leftAt = multiplierAt(11_553);
    expect(leftAt).toBe(200);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ok: true,
        value: { ticket: { id, leftAt, payout: 2000 }, balance: { amount: 1_001_000 } },
      });
    }
    house.clock.advance(5_000);
    const later = await house.rounds.cashOut(player, id);
    expect(later).toEqual(answers[0]);
    house.clock.advance(60_000);
    await house.event("ended");
    expect(await house.rounds.cashOut(player, id)).toEqual(answers[0]);
    expect(await house.balance(player)).toBe(1_001_000);
  });

  test("can be left by nobody in the millisecond in which it ends, and by everybody in the one before", async () => {
    point = 200;
    const [early, late] = [await house.play.player(), await house.play.player()];
    await house.event("opened");
    const first = await ticketId(early, stake(null));
    const second = await ticketId(late, stake(null));
    await takeOff();
    const end = flightMs(point);
    house.clock.advance(end - 1);
    const inTime = house.rounds.cashOut(early, first);
    house.clock.advance(1);
    expect(await house.rounds.cashOut(late, second)).toMatchObject({ refusal: { code: "too_late" } });
    expect(await inTime).toMatchObject({ value: { ticket: { leftAt: 200, payout: 2000 } } });
    await house.event("ended");
    expect(await house.rounds.cashOut(late, second)).toMatchObject({ refusal: { code: "too_late" } });
    expect(await house.balance(late)).toBe(999_000);
  });

  test("pays a ticket whose preset was reached at its preset, even if its player asks first", async () => {
    point = 1000;
    const player = await house.play.player();
    await house.event("opened");
    const before = await ticketId(player, stake(300));
    const after = await ticketId(player, stake(199));
    await takeOff();
    house.clock.advance(11_553);
    const [left, preset] = await Promise.all([
      house.rounds.cashOut(player, before),
      house.rounds.cashOut(player, after),
    ]);
    expect(left).toMatchObject({ value: { ticket: { leftAt: 200, payout: 2000 } } });
    expect(preset).toMatchObject({ value: { ticket: { leftAt: 199, payout: 1990 } } });
    house.clock.advance(60_000);
    await house.event("ended");
    expect(await house.balance(player)).toBe(1_000_000 - 2000 + 2000 + 1990);
  });

  test("that crashes at 1.00 has no moment to leave", async () => {
    point = 100;
    const player = await house.play.player();
    await house.event("opened");
    const id = await ticketId(player, stake(null));
    house.clock.advance(6_000);
    await house.event("started");
    expect(await house.rounds.cashOut(player, id)).toMatchObject({ ok: false });
    await house.event("ended");
    expect(await ticketRow(id)).toEqual({ payout: 0, left_at: null, ended: "settled" });
  });

  test("can be watched but not left by other players", async () => {
    point = 1000;
    const [player, stranger] = [await house.play.player(), await house.play.player()];
    await house.event("opened");
    const id = await ticketId(player, stake(null));
    await takeOff();
    expect(await house.rounds.cashOut(stranger, id)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await house.rounds.cashOut(player, randomUUID())).toMatchObject({ refusal: { code: "not_found" } });
  });
});

describe("betting", () => {
  test("ends at its end: a bet after closing is refused and costs nothing, a repeated key still learns its answer", async () => {
    point = 1000;
    const player = await house.play.player();
    await house.event("opened");
    const key = randomUUID();
    const first = await house.place(player, stake(200), "flight", key);
    expect(first).toMatchObject({ ok: true, value: { balance: { amount: 999_000 } } });
    await takeOff();
    expect(await house.place(player, stake(200))).toMatchObject({ refusal: { code: "round_closed" } });
    house.play.commit.forget(player);
    expect(await house.place(player, stake(200), "flight", key)).toEqual(first);
    expect(await house.balance(player)).toBe(999_000);
    expect(await house.rounds.ownTickets(player, "flight")).toMatchObject([{ stake: 1000, payout: null }]);
  });

  test("may race with bets at closing: each is in the round, or refused", async () => {
    point = 100;
    const players = await Promise.all(Array.from({ length: 20 }, () => house.play.player()));
    await house.event("opened");
    house.clock.advance(5_999);
    const placed: ReturnType<RoundHouse["place"]>[] = [];
    for (const [i, player] of players.entries()) {
      placed.push(house.place(player, stake(null)));
      if (i === 10) house.clock.advance(1);
      if (i % 3 === 0) await new Promise(setImmediate);
    }
    const accepted = (await Promise.all(placed)).filter((answer) => answer.ok).length;
    const { round } = await house.event("ended");
    const { rows } = await database.pool.query("select payout from play_bet where round = $1", [round.id]);
    expect(rows).toHaveLength(accepted);
    expect(rows.every(({ payout }) => payout === 0)).toBe(true);
  });

  test("announces to everybody, in batches, which bets are on the table", async () => {
    point = 100;
    const { round } = await house.event("opened");
    const players = await Promise.all(Array.from({ length: 3 }, () => house.play.player()));
    for (const player of players) await ticketId(player, stake(null, 5000));
    house.clock.advance(100);
    expect(await house.event("tickets")).toMatchObject({ roundId: round.id, ticketCount: 3, ticketTotal: 15_000 });
    const snapshot = await house.rounds.snapshot("flight");
    expect(snapshot).toMatchObject({ round: { phase: "betting" }, ticketCount: 3, ticketTotal: 15_000 });
    expect(snapshot?.tickets.map(({ stake }) => stake)).toEqual([5000, 5000, 5000]);
  });

  test("and flight are announced in the protocol's own format", async () => {
    point = 120;
    const player = await house.play.player();
    await house.event("opened");
    await ticketId(player, stake(null));
    await takeOff();
    house.clock.advance(flightMs(point));
    await house.event("ended");
    const snapshot = await house.rounds.snapshot("flight");
    expect(tableSnapshot.parse(snapshot)).toEqual(snapshot);
    const tickets = { tickets: await house.rounds.ownTickets(player, "flight") };
    expect(ownTickets.parse(tickets)).toEqual(tickets);
    const events: TableEvent[] = house.told.flatMap((news) => (news.type === "table" ? [news.event] : []));
    for (const event of events) if ("round" in event) expect(roundView.parse(event.round)).toEqual(event.round);
  });
});
