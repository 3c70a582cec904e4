import { BudgetStore } from "@fairhouse/play/external/budgets/budget-store.ts";
import { betPage, cashOutOrders, placedSlip } from "@fairhouse/protocol/play.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlayTest, TestPlayer, TwoServers } from "../play/testing.ts";
import {
  begin,
  HELD_MS,
  holdingClock,
  kickOff,
  mismatches,
  numberIn,
  place,
  RESULT,
  settled,
  slipOf,
  startSportsHouse,
  traderOf,
  whileLocked,
} from "./testing.ts";

const held = holdingClock();
let servers: TwoServers;
let here: PlayTest;
let trader: ReturnType<typeof traderOf>;
let player: TestPlayer;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase(), held.clock);
  here = servers.here;
  trader = traderOf(here);
});
afterAll(() => servers.close());
beforeEach(async () => {
  player = await here.player();
});

const unavailable = { status: 409, body: { code: "cash_out_unavailable" } };
const sell = (bet: string, least: number, part?: object) =>
  player.post(`/api/slips/${bet}/cash-out`, { least, ...(part === undefined ? {} : { part }) });
const pageOf = async (bet: string) => betPage.parse((await here.visitor.get(`/api/bets/${bet}`)).body);

describe("an open slip on real events", () => {
  test("is sold at 97% of its chances without margin, once, and its page proves the price", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    // 1/2 : 1/4 : 1/4, with a margin.
    await trader.run("odds", event, "result=home:1.9,draw:3.8,away:3.8");
    expect(await sell(bet, 1_019)).toMatchObject({ body: { code: "price_changed", details: { value: 1_018 } } });
    const [one, other] = await Promise.all([sell(bet, 1_018), sell(bet, 1_018)]);
    expect([one, other]).toMatchObject([{ body: { bet: { payout: 1_018 } } }, { body: { bet: { payout: 1_018 } } }]);
    await trader.run("odds", event, RESULT);
    const { bet: record, proof } = await pageOf(bet);
    expect(record).toMatchObject({
      ended: "cashed_out",
      leftAt: 101,
      outcome: { cashedOut: { [event]: { step: 1 } } },
    });
    expect(proof).toMatchObject({
      facts: [{ published: [{ version: 1, state: { markets: expect.anything() }, until: expect.any(String) }] }],
    });
    expect(await mismatches(here)).toEqual([]);
    expect(await here.audit()).toEqual([]);
  });

  test("is proven though a count of its event's budget has changed the version, which published nothing", async () => {
    const event = await trader.match();
    const [whole, partly] = [await place(player, [{ event }]), await place(player, [{ event }])];
    await trader.run("odds", event, "result=home:1.9,draw:3.8,away:3.8");
    expect(await new BudgetStore(here.house.pool).recount(event)).toBe(true);
    expect(await sell(whole, 1_018)).toMatchObject({ body: { bet: { payout: 1_018 } } });
    expect((await sell(partly, 1, { number: 1, units: 400 })).status).toBe(200);
    await trader.run("odds", event, RESULT);
    const { proof } = await pageOf(whole);
    expect(proof).toMatchObject({ facts: [{ published: [{ version: 2, until: expect.any(String) }] }] });
    await trader.decide(event, "score", "1-0");
    await settled(here, partly);
    expect(await mismatches(here)).toEqual([]);
  });

  test("is not sold while its market is suspended, nor from the start on, even if nobody has closed the event", async () => {
    const soonMs = 2_500;
    const event = await trader.match(soonMs);
    const bet = await place(player, [{ event }]);
    await trader.run("suspend", event);
    expect(await sell(bet, 1)).toMatchObject(unavailable);
    await trader.run("resume", event);
    await trader.run("take-off", event, "result");
    expect(await sell(bet, 1)).toMatchObject(unavailable);
    await trader.run("odds", event, RESULT);
    const { pool } = here.house;
    // No server closes it: its row says a later start than its state.
    await pool.query("update sports_event set starts_at = starts_at + interval '1 hour' where fact = $1", [event]);
    const left =
      "select (f.state->'card'->>'startsAt')::timestamptz > clock_timestamp() as open from play_fact f where id = $1";
    await expect.poll(async () => (await pool.query(left, [event])).rows[0].open).toBe(false);
    expect(await sell(bet, 1)).toMatchObject(unavailable);
    expect((await pageOf(bet)).bet.payout).toBeNull();
  });

  test("is priced again when its odds move while it is being sold", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    const odds = '[{"market": "result", "odds": {"home": 4000, "draw": 3000, "away": 1900}}]';
    const sale = await whileLocked(
      here,
      event,
      () => sell(bet, 800),
      async (client) => {
        await client.query(
          "update play_fact set version = version + 1, state = jsonb_set(state, '{markets}', $2) where id = $1",
          [event, odds],
        );
        await client.query(
          "insert into sports_price (fact, version, state, actor) select id, version, state, 'test' from play_fact where id = $1",
          [event],
        );
      },
    );
    expect(sale).toMatchObject({ body: { code: "price_changed", details: { value: 458 } } });
    expect((await pageOf(bet)).bet.payout).toBeNull();
  });

  test("is sold in parts, and stays sold at the results and odds of its moment when a result is corrected", async () => {
    const [over, open] = [await trader.match(), await trader.match()];
    const legs = [{ event: over }, { event: open }];
    const [partly, whole] = [await place(player, legs), await place(player, legs)];
    await trader.decide(over, "score", "1-0");
    const factOf = async () =>
      (await here.house.pool.query("select settled_at from play_fact where id = $1", [over])).rows[0].settled_at;
    await expect.poll(factOf).not.toBeNull();
    const part = await sell(partly, 1, { number: 1, units: 400 });
    expect(part).toMatchObject({ body: { bet: { payout: null, sold: { units: 400, parts: 1 } } } });
    const sold = placedSlip.parse((await sell(whole, 1)).body).bet;
    // 4.41 at a chance of 1/2.1 among 1/2.1, 1/3.4 and 1/3.2.
    expect(sold.payout).toBe(1_881);
    const [ada, ben] = await trader.two();
    const number = numberIn(await trader.run("correct", over, ada.id, ada.code(), "score", "0-1"));
    await trader.run("confirm", number, ben.id, ben.code());
    expect(await settled(here, partly)).toMatchObject({ payout: 752 });
    expect((await pageOf(whole)).bet.payout).toBe(1_881);
    expect(await mismatches(here)).toEqual([]);
    expect(await here.audit()).toEqual([]);
  });

  test("counts in a trader's preview with what is left of it", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    expect((await sell(bet, 1, { number: 1, units: 750 })).status).toBe(200);
    expect(await trader.run("preview", event, "score", "1-0")).toMatch(/coin +1 +250 +1 +525/);
    expect(await trader.run("preview", event, "void", "abandoned")).toMatch(/coin +1 +250 +1 +250/);
  });

  test("is sold by its player's order, by whichever server looks first", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    expect((await player.post(`/api/slips/${bet}/cash-out-order`, { least: 1_400 })).status).toBe(200);
    const orders = async () =>
      cashOutOrders
        .parse((await player.get("/api/games/sports/cash-out-orders")).body)
        .orders.map(({ least }) => least);
    expect(await orders()).toEqual([1_400]);
    await trader.run("odds", event, "result=home:1.3,draw:6,away:9");
    expect(await settled(here, bet)).toMatchObject({ ended: "cashed_out", payout: 1_496 });
    await expect.poll(orders).toEqual([]);
  });

  test("each way is not bought, and neither is one whose event has begun", async () => {
    const cup = await trader.outright("each-way:2:1/4", "Amber:2.5", "Brave:9", "Copper:6", "Distant:2.5");
    const { bet } = slipOf([{ event: cup, market: "winner", selection: "1", odds: 9_000 }]);
    const placed = placedSlip.parse(
      (await player.post("/api/games/sports/slips", { bet: { ...bet, eachWay: true } })).body,
    );
    expect(await sell(placed.bet.id, 1)).toMatchObject(unavailable);
    const event = await trader.match();
    const begun = await place(player, [{ event }]);
    await begin(here, event);
    const phase = async () =>
      (await here.house.pool.query("select phase from play_fact where id = $1", [event])).rows[0].phase;
    await expect.poll(phase).toBe("closed");
    expect(await sell(begun, 1)).toMatchObject(unavailable);
  });
});

describe("a slip in play", () => {
  test("is sold after the delay of its event, at what stands then, and not if something has come between", async () => {
    const event = await trader.match();
    const [first, second] = [await place(player, [{ event }]), await place(player, [{ event }])];
    await kickOff(here, trader, event);
    expect(await sell(first, 1)).toMatchObject(unavailable);
    await trader.run("odds", event, "result=home:1.9,draw:3.8,away:3.8");
    const pressed = performance.now();
    const sale = await held.press(() => sell(first, 1));
    await trader.run("odds", event, "result=home:1.5,draw:4,away:8");
    // 2.1 · 1/1.5 among 1/1.5, 1/4 and 1/8, of which the house pays 97%.
    expect(await sale.answer).toMatchObject({ body: { bet: { payout: 1_303 } } });
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(HELD_MS);
    // A goal of the other side would make it cheap to have sold, and one of its own dear: neither counts.
    const late = await held.press(() => sell(second, 1));
    await trader.run("score", event, "1-0", "20");
    await trader.run("odds", event, "result=home:1.2,draw:6,away:15");
    expect(await late.answer).toMatchObject(unavailable);
    expect((await pageOf(second)).bet.payout).toBeNull();
    expect(await mismatches(here)).toEqual([]);
    expect(await here.audit()).toEqual([]);
  });

  test("is not sold if its event has kicked off since the press", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    const inPlay =
      '{"inPlay": {"delayMs": 1000, "course": {"step": 0, "score": [0, 0], "minute": null, "incidents": []}}}';
    const sale = await whileLocked(
      here,
      event,
      () => sell(bet, 1),
      async (client) => {
        await client.query("update play_fact set version = version + 1, state = state || $2::jsonb where id = $1", [
          event,
          inPlay,
        ]);
      },
    );
    expect(sale).toMatchObject(unavailable);
  });
});
