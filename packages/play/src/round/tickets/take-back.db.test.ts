import { randomUUID, type UUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import type { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../../../tests/database.ts";
import { pot } from "../../../../../tests/round-games.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../../tests/round-house.ts";
import { FLIGHT_POINT, games, TwoRoundHouses, vault } from "../../../../../tests/two-round-houses.ts";

const HASH = "00".repeat(32);
const BET = { amount: 1000, auto: FLIGHT_POINT };

describe("a ticket that is taken back", () => {
  let two: TwoRoundHouses;
  beforeEach(async () => {
    two = await TwoRoundHouses.open();
  });
  afterEach(() => two.finish());

  const takeBack = (house: RoundHouse, player: string, ticket: string, key = randomUUID(), bodyHash = HASH) =>
    house.rounds.takeBack(player, ticket, { id: key, bodyHash });

  async function wagered(player: string) {
    const { rows } = await two.database.pool.query(
      "select wagered_day as day, wagered_week as week, wagered_month as month, returned_day as returned from play_player where id = $1",
      [player],
    );
    return rows[0];
  }

  test("gives its whole stake back, once, and does not count as wagered; its player may bet again", async () => {
    const round = await two.opened("flight");
    const [player, other] = [await two.old.play.player(), await two.old.play.player()];
    const id = await two.ticket(player, BET, "flight");
    await two.ticket(other, { ...BET, amount: 3000 }, "flight");
    two.old.clock.advance(100);
    expect(await takeBack(two.old, other, id)).toMatchObject({ refusal: { code: "not_found" } });
    const key = randomUUID();
    const taken = await takeBack(two.old, player, id, key);
    expect(taken).toMatchObject({
      value: {
        ticket: { id, roundId: round.id, payout: 1000, ended: "taken_back" },
        balance: { amount: 1_000_000 },
      },
    });
    expect(await takeBack(two.old, player, id, key)).toEqual(taken);
    expect(await takeBack(two.old, player, id, key, "11".repeat(32))).toMatchObject({
      refusal: { code: "key_reused" },
    });
    expect(await takeBack(two.old, player, id)).toMatchObject({ refusal: { code: "ticket_settled" } });
    expect(await two.old.rounds.cashOut(player, id)).toMatchObject({ refusal: { code: "ticket_settled" } });
    expect(await wagered(player)).toEqual({ day: 0, week: 0, month: 0, returned: 0 });
    two.old.clock.advance(100);
    expect(await two.old.event("takenBack")).toMatchObject({
      roundId: round.id,
      tickets: [id],
      ticketCount: 1,
      ticketTotal: 3000,
    });
    expect(await two.old.rounds.snapshot("flight")).toMatchObject({ ticketCount: 1, tickets: [{ stake: 3000 }] });
    await two.ticket(player, { ...BET, amount: 2000 }, "flight");
    await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    expect(await two.ticketRow(id)).toEqual({ payout: 1000, left_at: 0, ended: "taken_back" });
    expect(await two.old.balance(player)).toBe(1_000_000 - 2000 + 20_000);
    expect(await takeBack(two.old, player, id, key)).toEqual(taken);
  });

  test("is refused once betting is closed, and on the table's other server too", async () => {
    const round = await two.opened("flight");
    await two.next.rounds.start();
    const player = await two.old.play.player();
    const [first, second] = [await two.ticket(player, BET, "flight"), await two.ticket(player, BET, "flight")];
    expect(await takeBack(two.next, player, first)).toMatchObject({ ok: true });
    two.old.clock.advance(6_000);
    // The driver was never told of the first one: the book tells it.
    expect(await two.old.event("takenBack")).toMatchObject({ tickets: [first], ticketCount: 1 });
    await two.old.event("started");
    await eventually(async () => (await two.roundRow(round.id)).phase === "running");
    for (const house of [two.old, two.next]) {
      expect(await takeBack(house, player, second)).toMatchObject({ refusal: { code: "round_closed" } });
    }
  });

  test("comes back once for 32 requests at once with one key and with 32, on both servers", async () => {
    await two.opened("flight");
    await two.next.rounds.start();
    const player = await two.old.play.player();
    for (const keys of [Array<UUID>(32).fill(randomUUID()), Array.from({ length: 32 }, () => randomUUID())]) {
      const id = await two.ticket(player, BET, "flight");
      const answers = await Promise.all(
        keys.map((key, i) => takeBack(i % 2 === 0 ? two.old : two.next, player, id, key)),
      );
      const codes = answers.map((answer) => (answer.ok ? "taken back" : answer.refusal.code));
      if (new Set(keys).size === 1) expect(codes).toEqual(Array(32).fill("taken back"));
      else expect(codes.toSorted()).toEqual([...Array(31).fill("ticket_settled"), "taken back"].toSorted());
      expect(await two.old.balance(player)).toBe(1_000_000);
    }
  });

  test("races closing on the other server: it is back in time, or it flies, never both", async () => {
    const round = await two.opened("flight");
    await two.next.rounds.start();
    const players = await Promise.all(Array.from({ length: 30 }, () => two.old.play.player()));
    const ids = await Promise.all(players.map((player) => two.ticket(player, BET, "flight")));
    two.old.clock.advance(5_999);
    const taken: ReturnType<typeof takeBack>[] = [];
    for (const [i, player] of players.entries()) {
      taken.push(takeBack(i % 2 === 0 ? two.old : two.next, player, ids[i] ?? ""));
      if (i === 15) two.old.clock.advance(1);
      await new Promise(setImmediate);
    }
    const answers = await Promise.all(taken);
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toBe("round_closed");
    await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    for (const [i, answer] of answers.entries()) {
      const flew = { payout: 10_000, left_at: FLIGHT_POINT, ended: "cashed_out" };
      expect(await two.ticketRow(ids[i] ?? "")).toEqual(
        answer.ok ? { payout: 1000, left_at: 0, ended: "taken_back" } : flew,
      );
      expect(await two.old.balance(players[i] ?? "")).toBe(answer.ok ? 1_000_000 : 1_009_000);
    }
  });

  test("flies if it was read while betting was open and would be written after", async () => {
    const round = await two.opened("flight");
    const [read, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = heldAt("round-ticket-place", two.database.pool, read.resolve, gate.promise);
    const slow = await roundHouse(held, games, {
      vault,
      clock: new FakeClock(two.old.clock.now()),
    });
    await slow.rounds.start();
    const player = await two.old.play.player();
    const id = await two.ticket(player, BET, "flight");
    // This server knows the open round, and nothing tells it that betting closes.
    await two.ticket(await two.old.play.player(), BET, "flight", slow);
    const taken = takeBack(slow, player, id);
    await read.promise;
    two.old.clock.advance(6_000);
    await eventually(async () => (await two.roundRow(round.id)).phase === "running");
    gate.resolve();
    expect(await taken).toMatchObject({ refusal: { code: "round_closed" } });
    await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    expect(await two.ticketRow(id)).toMatchObject({ payout: 10_000, ended: "cashed_out" });
    await slow.finish();
  });

  test("comes back though its round has another driver since it was read", async () => {
    const round = await two.opened("flight");
    const [read, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = heldAt("round-ticket-place", two.database.pool, read.resolve, gate.promise);
    const slow = await roundHouse(held, games, { vault, clock: new FakeClock(two.old.clock.now()) });
    await slow.rounds.start();
    const player = await two.old.play.player();
    const id = await two.ticket(player, BET, "flight");
    const taken = takeBack(slow, player, id);
    await read.promise;
    await two.database.pool.query("update play_table set fence = fence + 1 where id = 'flight'");
    await two.database.pool.query("update play_round set fence = fence + 1 where id = $1", [round.id]);
    gate.resolve();
    expect(await taken).toMatchObject({ ok: true, value: { ticket: { ended: "taken_back" } } });
    await slow.finish();
  });

  test("is read again while its player bets", async () => {
    await two.opened("flight");
    const player = await two.old.play.player();
    const id = await two.ticket(player, BET, "flight");
    const others = Array.from({ length: 20 }, () => two.old.place(player, BET, "flight"));
    expect(await takeBack(two.old, player, id)).toMatchObject({ ok: true });
    expect((await Promise.all(others)).every(({ ok }) => ok)).toBe(true);
  });
});

/** Returns a pool that reports when one named query was read, and delivers its answer when the gate opens. */
function heldAt(name: string, pool: Pool, read: () => void, gate: Promise<void>): Pool {
  return new Proxy(pool, {
    get(target, member) {
      const value: unknown = Reflect.get(target, member);
      if (typeof value !== "function") return value;
      const call = value.bind(target);
      if (member !== "query") return call;
      return async (query: { name?: string }, values?: unknown) => {
        const answer = await call(query, values);
        if (query.name !== name) return answer;
        read();
        await gate;
        return answer;
      };
    },
  });
}

test("a game with a shared pot takes no bet back", async () => {
  const database = await freshDatabase();
  const house = await roundHouse(database.pool, [anyGame(pot)], { vault });
  await house.rounds.start();
  await house.event("opened");
  const player = await house.play.player();
  const placed = await house.place(player, { amount: 1000 });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  const key = { id: randomUUID(), bodyHash: HASH };
  expect(await house.rounds.takeBack(player, placed.value.ticket.id, key)).toMatchObject({
    refusal: { code: "take_back_unavailable" },
  });
  expect(await house.balance(player)).toBe(999_000);
  await house.finish();
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});
