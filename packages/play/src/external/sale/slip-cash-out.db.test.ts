import { recompute } from "@fairhouse/fairness/recompute.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { type InPlayHouse, inPlayHouse } from "@fairhouse/tests/in-play-house.ts";
import { eventually } from "@fairhouse/tests/round-house.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBet } from "../../commit/bet-store.ts";

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

async function placed(): Promise<string> {
  const result = await one.place(player, { event, over: 9 });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.bet.id;
}

async function verified(bet: string, known: Record<string, unknown>, states: Record<string, unknown>) {
  const row = await readBet(database.pool, bet);
  if (row === null || row.payout === null) throw new Error("not settled");
  const { bet: made, stake, payout, outcome } = row;
  const { game } = house;
  const record = { game: game.id, version: 1, kind: "external" as const, bet: made, stake, payout, outcome };
  return recompute({ ...record, known, states }, game);
}

test("an open bet is bought back before its fact begins, once, whatever is repeated", async () => {
  const bet = await placed();
  const sold = await one.cashOut(player, bet, 900);
  expect(sold).toMatchObject({ ok: true, value: { bet: { payout: 900, ended: "cashed_out", leftAt: 90 } } });
  expect(await two.cashOut(player, bet, 900)).toMatchObject({
    value: { bet: { payout: 900 }, balance: { amount: 999_900 } },
  });
  await house.kickOff();
  house.clock.advance(20_000);
  await one.look();
  expect(await house.settle(event)).toBe(0);
  expect(await verified(bet, {}, { [event]: null })).toBeNull();
});

test("a bet in play is bought back at the end of the step, for what is public then, and no less than its player takes", async () => {
  const [first, second] = [await placed(), await placed()];
  await house.kickOff();
  house.clock.advance(9_500);
  // The first digit is told while the cash-out is held.
  expect(await house.after(500, one.cashOut(player, first, 902))).toMatchObject({
    refusal: { code: "price_changed", details: { value: 901 } },
  });
  house.clock.advance(400);
  expect(await house.after(600, two.cashOut(player, first, 901))).toMatchObject({ value: { bet: { payout: 901 } } });
  house.clock.advance(9_000);
  await one.look();
  const [fact] = await house.facts.read([event]);
  expect(fact?.phase).toBe("known");
  expect(await house.settle(event)).toBe(1);
  expect(await one.cashOut(player, second, 1)).toMatchObject({ refusal: { code: "ticket_settled" } });

  expect(await verified(first, { [event]: fact?.result }, { [event]: null })).toBeNull();
  // Verified with other digits, the cash-out was made of what nobody had been told.
  expect(await verified(first, { [event]: [11, 11] }, { [event]: null })).toMatchObject({ field: "outcome" });
});

test("a bet that two servers buy at the same time is bought once, and both say so", async () => {
  for (let round = 0; round < 8; round += 1) {
    const bet = await placed();
    const answers = await Promise.all([one, two].map((server) => server.cashOut(player, bet, 900)));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { bet: { id: bet, payout: 900 } } });
  }
});

test("nobody sells another player's bet, or one whose fact takes no bets", async () => {
  const bet = await placed();
  const other = await house.play.player();
  expect(await one.cashOut(other, bet, 1)).toMatchObject({ refusal: { code: "not_found" } });
  await house.kickOff();
  house.clock.advance(18_500);
  await one.look();
  expect(await one.cashOut(player, bet, 1)).toMatchObject({ refusal: { code: "cash_out_unavailable" } });
});

test("of a cash-out and a settlement at the same time one ends the bet", async () => {
  const bets = [await placed(), await placed(), await placed()];
  await house.kickOff();
  house.clock.advance(16_400);
  const selling = bets.map((bet) => two.cashOut(player, bet, 1));
  await house.held(bets.length);
  house.clock.advance(4_000);
  const settling = one.look().then(() => house.settle(event));
  // A cash-out that comes before the look finds the show still open, and waits for the next step.
  const [answers] = await house.passing(Promise.all([Promise.all(selling), settling]));
  const { rows } = await database.pool.query<{ open: number }>(
    "select count(*)::integer as open from play_bet where settled_at is null",
  );
  expect(rows[0]?.open).toBe(0);
  for (const answer of answers) {
    if (!answer.ok) expect(["ticket_settled", "cash_out_unavailable"]).toContain(answer.refusal.code);
  }
});

test("of a player's many sales one takes a connection, and those beyond twenty are answered busy", async () => {
  const other = await house.play.player();
  const [sold, ...bets] = await Promise.all(Array.from({ length: 26 }, placed));
  expect(await one.cashOut(player, sold ?? "", 900)).toMatchObject({ ok: true });
  const answers: Awaited<ReturnType<typeof one.cashOut>>[] = [];
  let selling: Promise<unknown> = Promise.resolve();
  const sell = () => {
    selling = Promise.all(bets.map(async (bet) => answers.push(await one.cashOut(player, bet, 900))));
  };
  await house.whileLocked(player, sell, async () => {
    expect(await one.place(other, { event, over: 9 })).toMatchObject({ ok: true });
    await eventually(() => answers.length === 5, "an answer to five");
    for (const answer of answers) expect(answer).toMatchObject({ refusal: { code: "busy" } });
    // A lost answer costs no turn.
    expect(await one.cashOut(player, sold ?? "", 900)).toMatchObject({ ok: true, value: { bet: { payout: 900 } } });
  });
  await selling;
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  for (const bet of bets) {
    expect(await one.cashOut(player, bet, 900)).toMatchObject({ ok: true, value: { bet: { payout: 900 } } });
  }
});
