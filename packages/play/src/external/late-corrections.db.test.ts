import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { type CoinHouse, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const STAKE = 10_000;
const LATE = 25;

let database: TestDatabase;
let here: CoinHouse;

beforeEach(async () => {
  database = await freshDatabase();
  here = await coinHouse(database.pool);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** Places a bet on heads of each coin, tosses all of them, and lets the bet win. */
async function won(coins: readonly string[]): Promise<string> {
  const player = await here.play.player();
  const result = await here.place(
    player,
    coins.map((coin) => [coin, "heads"] as const),
    STAKE,
  );
  if (!result.ok) throw new Error(result.refusal.code);
  for (const coin of coins) await here.toss(coin, "heads");
  return result.value.bet.id;
}

/** The re-settlements of a bet, and the correction that each is of. */
async function resettled(bet: string) {
  const { rows } = await database.pool.query(
    "select fact, correction, was_payout as was, payout from play_resettlement where bet = $1 order by number",
    [bet],
  );
  return rows;
}

test("a payout that shrinks is laid to the correction that took it, not to a late one that waits beside it", async () => {
  const coin = await here.coin();
  const bet = await won([coin]);
  // The first takes all of it, and the second, a day later, gives the stake back before anybody has looked.
  await here.correct(coin, "tails");
  await here.correct(coin, null, LATE);
  expect(await here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: coin, correction: 1, was: 2 * STAKE, payout: STAKE }]);
});

test("a payout that shrinks by one event is not laid to a late correction of another", async () => {
  // Corrections are looked at in the order of their events: the late one comes first.
  const [late = "", own = ""] = [await here.coin(), await here.coin()].sort();
  const bet = await won([late, own]);
  await here.correct(own, "tails");
  await here.correct(late, null, LATE);
  expect(await here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: own, correction: 1, was: 4 * STAKE, payout: 0 }]);
});

test("a late correction takes nothing away beside an earlier one of its event, and still adds", async () => {
  const coin = await here.coin();
  const bet = await won([coin]);
  await here.correct(coin, null);
  await here.correct(coin, "tails", LATE);
  expect(await here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: coin, correction: 1, was: 2 * STAKE, payout: STAKE }]);
  await here.correct(coin, "heads", LATE + 1);
  expect(await here.settleAgain()).toBe(1);
  expect((await resettled(bet)).at(-1)).toEqual({ fact: coin, correction: 3, was: STAKE, payout: 2 * STAKE });
});
