import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { afterEach, expect, test } from "vitest";
import { forgetStatistics, statisticsOf } from "../statistics.ts";
import { BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { SlipPlay } from "./slip-play.ts";

const WISH = { amount: 1_000 };

function slip(id: string, more: Partial<BetRecord> = {}): BetRecord {
  return {
    id,
    game: "coins",
    gameVersion: 1,
    kind: "external",
    player: "ann",
    avatar: "",
    simulated: false,
    currencyId: "play",
    stake: 1_000,
    payout: null,
    bet: WISH,
    outcome: null,
    round: null,
    ended: null,
    leftAt: null,
    createdAt: `2026-01-01T00:00:0${id.slice(1)}.000Z`,
    settledAt: null,
    ...more,
  };
}

/** Sets up a game whose answers to bets a test gives; the house knows `listed`. */
function setUp({
  player = "ann" as string | null,
  listed = [] as readonly BetRecord[],
  orders = [] as readonly object[],
  storage = memoryStorage(),
} = {}) {
  const fake = fakeContext(player);
  let answer: (value: unknown) => void = () => {};
  let reject: (value: unknown) => void = () => {};
  fake.answer(({ path }) => {
    if (path.startsWith("/bets?")) return { bets: listed, next: null };
    if (path.endsWith("/cash-out-orders")) return { orders };
    return new Promise((yes, no) => {
      answer = yes;
      reject = no;
    });
  });
  const play = new SlipPlay<typeof WISH>(fake.context, "coins", { storage, pause: async () => {} });
  const detach = play.attach();
  const sent = () => fake.asked.filter(({ path }) => path.endsWith("/slips"));
  const own = () => play.store.getState().own?.map(({ id, payout }) => [id, payout]);
  return {
    fake,
    play,
    detach,
    storage,
    sent,
    own,
    answer: (value: unknown) => answer(value),
    reject: (value: unknown) => reject(value),
  };
}

afterEach(forgetStatistics);

test("a bet is sent once, listed first when it is placed, and its balance is taken", async () => {
  const { fake, play, sent, own, answer } = setUp({ listed: [slip("b1", { payout: 0 })] });
  await settled();
  const placed = play.place(WISH);
  const second = play.place(WISH);
  await settled();
  expect(play.store.getState().placing).toBe(true);
  expect(await second).toBe(false);
  answer({ bet: slip("b2"), balance: BALANCE });
  expect(await placed).toBe(true);
  expect(sent().map(({ body }) => body)).toEqual([{ bet: WISH }]);
  expect(own()).toEqual([
    ["b2", null],
    ["b1", 0],
  ]);
  expect(fake.accepted).toEqual([BALANCE]);
  expect(play.store.getState()).toMatchObject({ placing: false, placed: "b2", error: null });
});

test("a refusal is said, and forgotten by the next bet", async () => {
  const { play, reject, answer } = setUp();
  const refused = play.place(WISH);
  await settled();
  const error = { code: "price_changed", message: "", requestId: "" };
  reject(error);
  expect(await refused).toBe(false);
  expect(play.store.getState()).toMatchObject({ placing: false, error, placed: null });
  const placed = play.place(WISH);
  await settled();
  expect(play.store.getState().error).toBeNull();
  answer({ bet: slip("b1"), balance: BALANCE });
  expect(await placed).toBe(true);
});

test("an end is counted once, however often it is told, and stays", async () => {
  const { fake, play, own } = setUp({ listed: [slip("b1")] });
  await settled();
  fake.emit("slip", slip("b1", { payout: 3_000 }));
  fake.emit("slip", slip("b1", { payout: 3_000 }));
  fake.emit("slip", slip("b1"));
  fake.emit("slip", { ...slip("b9"), game: "another" });
  expect(own()).toEqual([["b1", 3_000]]);
  expect(play.store.getState().settled?.id).toBe("b1");
  expect(statisticsOf("coins").getState()).toMatchObject({ wagered: 1_000, profit: 2_000 });
});

test("a bet that was given back is none of the statistics", async () => {
  const { fake, own } = setUp({ listed: [slip("b1")] });
  await settled();
  fake.emit("slip", slip("b1", { payout: 1_000, ended: "refunded" }));
  expect(own()).toEqual([["b1", 1_000]]);
  expect(statisticsOf("coins").getState().bets).toBe(0);
});

test("a bet that is settled again shows its new payout, and stays one bet of the statistics", async () => {
  const { fake, play, own } = setUp({ listed: [slip("b1")] });
  await settled();
  fake.emit("slip", slip("b1", { payout: 3_000 }));
  fake.emit("slip", slip("b1", { payout: 0 }));
  expect(own()).toEqual([["b1", 0]]);
  expect(play.store.getState().settled?.payout).toBe(3_000);
  expect(statisticsOf("coins").getState()).toMatchObject({ wagered: 1_000, bets: 1 });
});

test("what ended while nothing was heard is read when events flow again", async () => {
  const listed = [slip("b1")];
  const { fake, own } = setUp({ listed });
  await settled();
  listed[0] = slip("b1", { payout: 0 });
  fake.watch();
  await settled();
  expect(own()).toEqual([["b1", 0]]);
});

test("a bet whose answer was lost with the page is sent again with its key", async () => {
  const storage = memoryStorage();
  const first = setUp({ storage });
  void first.play.place(WISH);
  await settled();
  first.detach();
  const second = setUp({ storage });
  await settled();
  expect(second.sent().map(({ key }) => key)).toEqual(first.sent().map(({ key }) => key));
  second.answer({ bet: slip("b1"), balance: BALANCE });
  await settled();
  expect(second.own()).toEqual([["b1", null]]);
});

test("another player sees nothing of the one before, nor a late answer to them", async () => {
  const { fake, play, answer } = setUp({ listed: [slip("b1")] });
  await settled();
  const placed = play.place(WISH);
  await settled();
  fake.signIn(null);
  answer({ bet: slip("b2"), balance: BALANCE });
  expect(await placed).toBe(false);
  expect(play.store.getState()).toMatchObject({ own: null, placing: false, error: null });
  expect(fake.accepted).toEqual([]);
});

test("orders to sell are read with open bets, and follow the answers of the house", async () => {
  const { fake, play, answer, reject } = setUp({ listed: [slip("b1")], orders: [{ bet: "b1", least: 1_500 }] });
  await settled();
  const orders = () => [...play.store.getState().orders];
  expect(orders()).toEqual([["b1", 1_500]]);
  const changing = play.order("b1", 2_000);
  await settled();
  expect(orders()).toEqual([["b1", 1_500]]);
  expect(play.store.getState().ordering).toBe("b1");
  // A second press meanwhile might overtake the first one.
  await play.order("b1", null);
  answer({ bet: "b1", least: 2_000 });
  await changing;
  expect(orders()).toEqual([["b1", 2_000]]);
  expect(play.store.getState().ordering).toBeNull();

  const refused = play.order("b1", null);
  await settled();
  const error = { code: "ticket_settled", message: "", requestId: "" };
  reject(error);
  await refused;
  expect(play.store.getState()).toMatchObject({ ordering: null, notSold: { id: "b1", error } });
  expect(orders()).toEqual([["b1", 2_000]]);

  const back = play.order("b1", null);
  await settled();
  answer({ bet: "b1", least: null });
  await back;
  expect(orders()).toEqual([]);
  expect(play.store.getState().notSold).toBeNull();
  expect(fake.asked.flatMap(({ path, body }) => (path.endsWith("/cash-out-order") ? [body] : []))).toEqual([
    { least: 2_000 },
    { least: null },
    { least: null },
  ]);
});

test("a part is sold under the number that follows those of its bet, and a late answer does not take it back", async () => {
  const half = { parts: 1, units: 500, stake: 500, value: 450 };
  const { fake, play, answer } = setUp({ listed: [slip("b1")] });
  await settled();
  const kept = () => play.store.getState().own?.[0];
  const selling = play.cashOut(slip("b1"), 450, 500);
  await settled();
  answer({ bet: slip("b1", { sold: half }), balance: BALANCE });
  await selling;
  expect(kept()?.sold).toEqual(half);
  // The list was read before the sale.
  fake.emit("slip", slip("b1"));
  expect(kept()?.sold).toEqual(half);

  const again = play.cashOut(slip("b1", { sold: half }), 200, 250);
  await settled();
  answer({ bet: slip("b1", { sold: { parts: 2, units: 750, stake: 750, value: 650 } }), balance: BALANCE });
  await again;
  const rest = play.cashOut(slip("b1"), 220);
  await settled();
  answer({ bet: slip("b1", { payout: 870, ended: "cashed_out" }), balance: BALANCE });
  await rest;
  expect(kept()?.payout).toBe(870);
  expect(fake.asked.flatMap(({ path, body }) => (path.endsWith("/cash-out") ? [body] : []))).toEqual([
    { least: 450, part: { number: 1, units: 500 } },
    { least: 200, part: { number: 2, units: 250 } },
    { least: 220 },
  ]);
});

test("an order for a bet of the player before is not taken for one of the next", async () => {
  const { fake, play, answer } = setUp({ listed: [slip("b1")] });
  await settled();
  const ordering = play.order("b1", 2_000);
  await settled();
  fake.signIn(null);
  answer({ bet: "b1", least: 2_000 });
  await ordering;
  expect(play.store.getState().orders.size).toBe(0);
});

test("orders are not asked for without an open bet", async () => {
  const { fake } = setUp({ listed: [slip("b1", { payout: 0 })] });
  await settled();
  expect(fake.asked.filter(({ path }) => path.endsWith("/cash-out-orders"))).toEqual([]);
});
