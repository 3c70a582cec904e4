import { randomUUID } from "node:crypto";
import { setTimeout as realTime } from "node:timers/promises";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pot } from "../../../../tests/round-games.ts";
import { eventually, FakeClock, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
import { games, TwoRoundHouses, vault } from "../../../../tests/two-round-houses.ts";

let two: TwoRoundHouses;

beforeEach(async () => {
  two = await TwoRoundHouses.open();
});
afterEach(() => two.finish());

describe("two servers", () => {
  test("both take bets for the driver's round", async () => {
    const round = await two.opened("flight");
    await two.next.rounds.start();
    const player = await two.old.play.player();
    await two.ticket(player, { amount: 1000, auto: 200 }, "flight", two.next);
    two.old.clock.advance(6_000);
    await two.old.event("started");
    await eventually(async () => (await two.roundRow(round.id)).phase !== "betting");
    expect(await two.next.place(player, { amount: 1000, auto: 200 }, "flight")).toMatchObject({
      refusal: { code: "round_closed" },
    });
    expect(await two.next.rounds.snapshot("flight")).toMatchObject({ ticketCount: 1, round: { id: round.id } });
  });

  test("a ticket comes back on one that knows an earlier round, and takes it for open by its own clock", async () => {
    await two.opened("digit");
    await two.next.rounds.start();
    const player = await two.old.play.player();
    const earlier = await two.ticket(player, { amount: 1000 }, "digit", two.next);
    await two.old.passing(async () => (await two.ticketRow(earlier)).ended !== null);
    await two.opened("digit");
    const id = await two.ticket(player, { amount: 1000 }, "digit");
    const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
    expect(await two.next.rounds.takeBack(player, id, key)).toMatchObject({ ok: true });
    expect(await two.ticketRow(id)).toMatchObject({ ended: "taken_back" });
  });

  test("take a bet at any moment of news that leaves its round open", async () => {
    const { id } = await two.opened("flight");
    await two.next.rounds.start();
    for (let moment = 0; moment < 20; moment++) {
      const player = await two.old.play.player();
      const placing = two.next.place(player, { amount: 1000, auto: 200 }, "flight");
      for (let turn = 0; turn < moment; turn++) await new Promise(setImmediate);
      two.next.rounds.receive({ table: "flight", version: 0, type: "clock", roundId: id, closesAt: 0 });
      expect(await placing, `after ${moment} turns`).toMatchObject({ value: { ticket: { roundId: id } } });
    }
  });

  test("never call a round closed that was only forgotten, though news of it never ends", async () => {
    const { id } = await two.opened("flight");
    await two.next.rounds.start();
    const player = await two.old.play.player();
    const ticket = await two.ticket(player, { amount: 1000, auto: 200 }, "flight", two.next);
    const beside = async (answering: Promise<{ readonly ok: boolean }>) => {
      let isOver = false;
      const over = answering.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        two.next.rounds.receive({ table: "flight", version: 0, type: "clock", roundId: id, closesAt: 0 });
        await new Promise(setImmediate);
      }
      return over;
    };
    const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
    expect(await beside(two.next.rounds.takeBack(player, ticket, key))).toMatchObject({ refusal: { code: "busy" } });
    const placing = two.next.place(player, { amount: 1000, auto: 200 }, "flight");
    expect(await beside(placing)).toMatchObject({ refusal: { code: "busy" } });
  });

  test("race a bet on one against closing on the other: it is in the round, or refused", async () => {
    const round = await two.opened("flight");
    await two.next.rounds.start();
    const players = await Promise.all(Array.from({ length: 30 }, () => two.old.play.player()));
    two.old.clock.advance(5_999);
    const placed: ReturnType<RoundHouse["place"]>[] = [];
    for (const [i, player] of players.entries()) {
      placed.push(two.next.place(player, { amount: 1000, auto: 1000 }, "flight"));
      if (i === 15) two.old.clock.advance(1);
      await new Promise(setImmediate);
    }
    const accepted = (await Promise.all(placed)).filter((answer) => answer.ok).length;
    await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    const { rows } = await two.database.pool.query("select payout from play_bet where round = $1", [round.id]);
    expect(rows.map(({ payout }) => payout)).toEqual(Array(accepted).fill(10_000));
  });

  test.each([
    ["closes", "closing", "closing"],
    ["starts", "running", "running"],
  ])("never both settle a round: the one that loses it as it %s writes nothing more", async (_name, phase, stays) => {
    const table = phase === "closing" ? "digit" : "flight";
    const round = await two.opened(table);
    const player = await two.old.play.player();
    const id = await two.ticket(player, { amount: 1000, ...(table === "flight" ? { auto: null } : {}) }, table);
    // Another server's take-over, committed together with the driver's own step.
    await two.database.pool.query(`create function overtaken() returns trigger language plpgsql as $$ begin
      update play_table set fence = fence + 1, driver = gen_random_uuid(), lease_until = now() + interval '1 h' where id = new."table";
      update play_round set fence = fence + 1 where id = new.id;
      return null; end $$`);
    await two.database.pool.query(`create trigger overtaken after update of phase on play_round for each row
      when (new.phase = '${phase}') execute function overtaken()`);
    two.old.clock.advance(6_000);
    await eventually(async () => (await two.roundRow(round.id)).phase === phase);
    for (let passed = 0; passed < 60_000; passed += 1_000) {
      two.old.clock.advance(1_000);
      // Enough time for a forbidden act, even on a busy machine.
      await realTime(10);
      if (passed === 10_000) expect(await two.old.rounds.cashOut(player, id)).toMatchObject({ ok: false });
    }
    expect((await two.roundRow(round.id)).phase).toBe(stays);
    expect(await two.ticketRow(id)).toMatchObject({ payout: null });
    await two.database.pool.query("drop function overtaken() cascade");
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect(await two.ticketRow(id)).toMatchObject(phase === "running" ? { ended: "refunded" } : { payout: 0 });
  });

  test("a driver that is cut off from the database stops before its lease ends for the others", async () => {
    await two.old.finish();
    two.old = await roundHouse(two.line.pool, games, { vault, leaseMs: 9_000 });
    await two.old.rounds.start();
    const round = await eventually(() => two.old.rounds.answerSnapshot("flight")?.round);
    const player = await two.old.play.player();
    const id = await two.ticket(player, { amount: 1000, auto: null }, "flight");
    two.old.clock.advance(6_000);
    await eventually(async () => (await two.old.rounds.snapshot("flight"))?.round?.phase === "running");
    await realTime(30);
    two.line.cut();
    // At most a lease after the last renewal, on its own clock, it accepts nothing, although it cannot ask.
    for (let passed = 0; passed < 9_000; passed += 500) {
      two.old.clock.advance(500);
      await realTime(1);
    }
    expect(two.old.rounds.answerSnapshot("flight")).toBeNull();
    two.line.mend();
    expect(await two.old.rounds.cashOut(player, id)).toMatchObject({ refusal: { code: "busy" } });
    await two.takeOver();
    await two.phaseOf(round.id, "settled");
    expect(await two.ticketRow(id)).toEqual({ payout: 1000, left_at: null, ended: "refunded" });
    two.old.clock.advance(100_000);
    await realTime(50);
    expect(await two.old.balance(player)).toBe(1_000_000);
  });

  test("a driver whose connection comes back in time flies on", async () => {
    const round = await two.opened("flight");
    const player = await two.old.play.player();
    const id = await two.ticket(player, { amount: 1000, auto: 300 }, "flight");
    two.old.clock.advance(5_900);
    two.line.cut();
    two.old.clock.advance(100);
    await realTime(20);
    two.old.clock.advance(300);
    await realTime(20);
    two.line.mend();
    await two.old.passing(async () => (await two.roundRow(round.id)).phase === "settled");
    expect(await two.roundRow(round.id)).toMatchObject({ interrupted: false, void_reason: null });
    expect(await two.ticketRow(id)).toMatchObject({ payout: 3000 });
  });
});

describe("servers that hear of each other", () => {
  test("show the same table, and forward cash-outs to the driver", async () => {
    const driver = two.old.rounds;
    const follower: RoundHouse = await roundHouse(two.database.pool, games, {
      vault,
      clock: new FakeClock(two.old.clock.now()),
      link: {
        requestCashOut: (table, player, id) => driver.answerCashOut(table, player, id),
        requestSnapshot: async (table) => driver.answerSnapshot(table),
        placed: (table, ticket) => driver.answerPlaced(table, ticket),
        takenBack: (table, ticket) => driver.answerTakenBack(table, ticket),
      },
    });
    let heard = 0;
    const hear = () => {
      for (; heard < two.old.told.length; heard++) {
        const news = two.old.told[heard];
        if (news?.type === "table") follower.rounds.receive(news.event);
      }
    };
    await two.opened("flight");
    await follower.rounds.start();
    const player = await two.old.play.player();
    hear();
    const id = await two.ticket(player, { amount: 1000, auto: null }, "flight", follower);
    two.old.clock.advance(100);
    hear();
    expect(await follower.rounds.snapshot("flight")).toMatchObject({ ticketCount: 1, tickets: [{ id }] });
    two.old.clock.advance(5_900);
    await two.old.event("started");
    await eventually(async () => (await two.old.rounds.snapshot("flight"))?.round?.phase === "running");
    two.old.clock.advance(11_553);
    const left = await follower.rounds.cashOut(player, id);
    expect(left).toMatchObject({ value: { ticket: { leftAt: 200, payout: 2000 } } });
    expect(await two.old.rounds.cashOut(player, id)).toEqual(left);
    hear();
    const { now: _at, ...seen } = (await follower.rounds.snapshot("flight")) ?? { now: 0 };
    expect(await two.old.rounds.snapshot("flight")).toMatchObject(seen);
    await follower.finish();
  });
});

test("each round of a pot, which has no closing time at first, is found by a server that does not drive it", async () => {
  const houses = await TwoRoundHouses.open([anyGame(pot)]);
  const players = [await houses.old.play.player(), await houses.old.play.player()];
  await houses.opened("pot");
  await houses.next.rounds.start();
  for (let rounds = 0; rounds < 2; rounds++) {
    const { id } = await houses.opened("pot");
    for (const player of players) await houses.ticket(player, { amount: 1000 }, "pot", houses.next);
    await houses.old.passing(async () => (await houses.roundRow(id)).phase === "settled");
    const { rows } = await houses.database.pool.query("select 1 from play_bet where round = $1", [id]);
    expect(rows).toHaveLength(players.length);
  }
  await houses.finish();
});
