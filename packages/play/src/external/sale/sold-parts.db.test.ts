import { recompute } from "@fairhouse/fairness/recompute.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { type InPlayHouse, inPlayHouse } from "@fairhouse/tests/in-play-house.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBet } from "../../commit/bet-store.ts";

/** The opening balance of players. */
const RICH = 1_000_000;

let database: TestDatabase;
let house: InPlayHouse;
let one: InPlayHouse["one"];
let two: InPlayHouse["two"];
let player: string;
let event: string;

beforeEach(async () => {
  database = await freshDatabase();
  house = await inPlayHouse(database.pool);
  ({ one, two, player, event } = house);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** Places a bet of 1,000, which pays 2,000 if a digit is above a number; the house buys it back at 90% and a bit. */
async function placed(over = 9): Promise<string> {
  const result = await one.place(player, { event, over });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.bet.id;
}

/** Lets the show pass. @returns the digits. */
async function shown(): Promise<readonly number[]> {
  await house.kickOff();
  house.clock.advance(20_000);
  await one.look();
  const [fact] = await house.facts.read([event]);
  return fact?.result as unknown as readonly number[];
}

async function movements(bet: string) {
  const { rows } = await database.pool.query<{ act: number; kind: string; amount: number; escrow: number }>(
    "select act, kind, amount, escrow from ledger_movement where reference = $1 order by sequence",
    [bet],
  );
  return rows.map(({ act, kind, amount, escrow }) => [act, kind, amount, escrow]);
}

test("a part that is sold leaves the rest open, which its fact settles", async () => {
  const bet = await placed(0);
  const sold = await one.cashOut(player, bet, 225, { number: 1, units: 250 });
  expect(sold).toMatchObject({
    value: {
      bet: { payout: null, ended: null, stake: 1_000, sold: { parts: 1, units: 250, stake: 250, value: 225 } },
      balance: { amount: RICH - 1_000 + 225 },
    },
  });
  expect(house.play.told.findLast(({ type }) => type === "slip")).toMatchObject({ bet: { sold: { value: 225 } } });
  await shown();
  expect(await house.settle(event)).toBe(1);
  const row = await readBet(database.pool, bet);
  expect(row).toMatchObject({ payout: 225 + 1_500, ended: "settled", stake: 1_000 });
  expect(await movements(bet)).toEqual([
    [1, "stake", -1_000, 1_000],
    [101, "payout", 225, -250],
    [0, "payout", 1_500, -750],
  ]);
});

test("the whole rest is sold after a part, and the bet ends with both prices", async () => {
  const bet = await placed();
  await one.cashOut(player, bet, 1, { number: 1, units: 600 });
  await two.cashOut(player, bet, 1, { number: 2, units: 100 });
  const sold = await one.cashOut(player, bet, 270);
  expect(sold).toMatchObject({ value: { bet: { payout: 900, ended: "cashed_out", leftAt: 90 } } });
  expect(await two.cashOut(player, bet, 270)).toMatchObject({ value: { balance: { amount: RICH - 100 } } });
  expect(await movements(bet)).toEqual([
    [1, "stake", -1_000, 1_000],
    [101, "payout", 540, -600],
    [102, "payout", 90, -100],
    [0, "payout", 270, -300],
  ]);
});

test("a repetition of a sale sells nothing more and has the same answer, also after the bet has ended", async () => {
  const bet = await placed(0);
  const part = { number: 1, units: 400 };
  const balance = { amount: RICH - 1_000 + 360 };
  for (const server of [one, two, one]) {
    expect(await server.cashOut(player, bet, 360, part)).toMatchObject({ value: { balance } });
  }
  await shown();
  await house.settle(event);
  expect(await two.cashOut(player, bet, 360, part)).toMatchObject({ value: { balance } });
  expect(await two.cashOut(player, bet, 360, { number: 2, units: 400 })).toMatchObject({
    refusal: { code: "ticket_settled" },
  });
});

test("a repetition of a bet has its first answer, also after it was sold", async () => {
  const key = { id: "00000000-0000-4000-8000-000000000007", bodyHash: "00".repeat(32) };
  const placedAs = () => one.place(player, { event, over: 0 }, key);
  const first = await placedAs();
  if (!first.ok) throw new Error(first.refusal.code);
  expect(first.value).toMatchObject({ bet: { payout: null }, balance: { amount: RICH - 1_000 } });
  await one.cashOut(player, first.value.bet.id, 1, { number: 1, units: 400 });
  expect(await placedAs()).toEqual(first);
  await one.cashOut(player, first.value.bet.id, 1);
  expect(await placedAs()).toEqual(first);
});

test.each([
  ["a number that was taken by another part", { number: 1, units: 300 }],
  ["a number ahead", { number: 3, units: 100 }],
  ["all that is left", { number: 2, units: 800 }],
  ["more than is left", { number: 2, units: 900 }],
])("with %s nothing is sold", async (_, part) => {
  const bet = await placed();
  await one.cashOut(player, bet, 1, { number: 1, units: 200 });
  expect(await one.cashOut(player, bet, 1, part)).toMatchObject({ refusal: { code: "cash_out_unavailable" } });
  expect((await readBet(database.pool, bet))?.sold).toMatchObject({ parts: 1, units: 200 });
});

test("a part is not sold for less than its player takes, or by somebody else", async () => {
  const bet = await placed();
  expect(await one.cashOut(player, bet, 181, { number: 1, units: 200 })).toMatchObject({
    refusal: { code: "price_changed", details: { value: 180 } },
  });
  const other = await house.play.player();
  expect(await one.cashOut(other, bet, 1, { number: 1, units: 200 })).toMatchObject({ refusal: { code: "not_found" } });
  expect(await movements(bet)).toHaveLength(1);
});

test("of two servers that sell parts at the same time, each sells a part of its own or none", async () => {
  for (let round = 0; round < 6; round += 1) {
    const bet = await placed();
    const answers = await Promise.all([
      one.cashOut(player, bet, 1, { number: 1, units: 500 }),
      two.cashOut(player, bet, 1, { number: 1, units: 600 }),
      two.cashOut(player, bet, 1),
    ]);
    const row = await readBet(database.pool, bet);
    const parts = answers.slice(0, 2).filter(({ ok }) => ok);
    expect(parts.length).toBeLessThanOrEqual(1);
    expect(row?.sold?.parts ?? 0).toBe(parts.length);
    expect(row?.payout).toBe(900);
  }
});

test("a part that is sold while its fact is settled belongs to the end of the bet, or is refused", async () => {
  const bets = await Promise.all(Array.from({ length: 4 }, () => placed(0)));
  await house.kickOff();
  // The first digit decides the bets: they are settled by its show, and sold at the same time.
  house.clock.advance(9_900);
  const selling = bets.map((bet) => two.cashOut(player, bet, 1, { number: 1, units: 500 }));
  await house.held(bets.length);
  house.clock.advance(200);
  await house.passing(Promise.all([...selling, one.settleShown()]));
  await one.settleShown();
  const { rows } = await database.pool.query<{ payout: number; sold: number | null }>(
    `select b.payout, (select sum(value)::float8 from play_cash_out where bet = b.id) as sold from play_bet b`,
  );
  expect(rows).toHaveLength(bets.length);
  for (const { payout, sold } of rows) expect(payout).toBe(sold === null ? 2_000 : 1_000 + sold);
});

test("what was sold and what the rest ended with are computed again from what was public", async () => {
  const bet = await placed(0);
  await one.cashOut(player, bet, 1, { number: 1, units: 250 });
  await house.kickOff();
  house.clock.advance(2_000);
  await house.after(1_000, one.cashOut(player, bet, 1, { number: 2, units: 250 }));
  house.clock.advance(20_000);
  await one.look();
  await house.settle(event);
  const [fact] = await house.facts.read([event]);
  const row = await readBet(database.pool, bet);
  const { rows: sales } = await database.pool.query<{ units: number; value: number; cashedOut: object }>(
    `select units, value, cashed_out as "cashedOut" from play_cash_out where bet = $1 order by number`,
    [bet],
  );
  const record = {
    ...{ game: house.game.id, version: 1, kind: "external" as const, bet: row?.bet, stake: 1_000 },
    ...{ payout: row?.payout ?? 0, outcome: null, known: { [event]: fact?.result }, states: { [event]: null } },
  };
  expect(recompute({ ...record, sales }, house.game)).toBeNull();
  expect(recompute(record, house.game)).toMatchObject({ field: "payout" });
  const [first, second] = sales;
  if (!first || !second) throw new Error("two parts were sold");
  const wrong = [
    [{ ...first, value: first.value + 1 }, second],
    [first, { ...second, cashedOut: { [event]: { step: 15, state: { step: 15, told: [9] } } } }],
    [{ ...first, units: 1_000 }, second],
    [{ ...first, units: 0.5 }, second],
    [{ ...first, stood: { [event]: ["begun" as const] } }, second],
  ];
  for (const changed of wrong) {
    expect(recompute({ ...record, sales: changed }, house.game)).toMatchObject({ field: "sales" });
  }
});

test("the database ends no bet as if a part of it had not been sold", async () => {
  const bet = await placed();
  await one.cashOut(player, bet, 1, { number: 1, units: 250 });
  const ends = database.pool.query("update play_bet set payout = 2000, settled_at = now() where id = $1", [bet]);
  await expect(ends).rejects.toThrow("parts of the bet were sold");
  const unmarked = database.pool.query("update play_bet set sold_in_parts = false where id = $1", [bet]);
  await expect(unmarked).rejects.toThrow("not allowed");
  const other = await placed();
  await one.cashOut(player, other, 1);
  expect((await readBet(database.pool, other))?.payout).toBe(900);
});

test("a part that was sold is never changed or deleted", async () => {
  const bet = await placed();
  await one.cashOut(player, bet, 1, { number: 1, units: 250 });
  await expect(database.pool.query("update play_cash_out set value = value + 1")).rejects.toThrow("not allowed");
  await expect(database.pool.query("delete from play_cash_out")).rejects.toThrow("not allowed");
});
