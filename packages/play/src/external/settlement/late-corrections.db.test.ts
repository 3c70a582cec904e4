import { auditedCoins } from "@fairhouse/tests/audited-coins.ts";
import { expect, test } from "vitest";

const STAKE = 10_000;
const LATE = 25;

const coins = auditedCoins();

/** Places a bet on heads of each coin, tosses all of them, and lets the bet win. */
async function won(tossed: readonly string[]): Promise<string> {
  const { here } = coins;
  const calls = tossed.map((coin) => [coin, "heads"] as const);
  const bet = await coins.placed(await here.play.player(), calls, STAKE);
  for (const coin of tossed) await here.toss(coin, "heads");
  return bet;
}

/** The re-settlements of a bet, and the correction that each is of. */
async function resettled(bet: string) {
  const { rows } = await coins.database.pool.query(
    "select fact, correction, was_payout as was, payout from play_resettlement where bet = $1 order by number",
    [bet],
  );
  return rows;
}

test("a payout that shrinks is laid to the correction that took it, not to a late one that waits beside it", async () => {
  const coin = await coins.here.coin();
  const bet = await won([coin]);
  // The first takes all of it, and the second, a day later, gives the stake back before anybody has looked.
  await coins.here.correct(coin, "tails");
  await coins.here.correct(coin, null, LATE);
  expect(await coins.here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: coin, correction: 1, was: 2 * STAKE, payout: STAKE }]);
});

test("a payout that shrinks by one event is not laid to a late correction of another", async () => {
  // Corrections are looked at in the order of their events: the late one comes first.
  const [late = "", own = ""] = [await coins.here.coin(), await coins.here.coin()].sort();
  const bet = await won([late, own]);
  await coins.here.correct(own, "tails");
  await coins.here.correct(late, null, LATE);
  expect(await coins.here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: own, correction: 1, was: 4 * STAKE, payout: 0 }]);
});

test("a late correction takes nothing away beside an earlier one of its event, and still adds", async () => {
  const coin = await coins.here.coin();
  const bet = await won([coin]);
  await coins.here.correct(coin, null);
  await coins.here.correct(coin, "tails", LATE);
  expect(await coins.here.settleAgain()).toBe(1);
  expect(await resettled(bet)).toEqual([{ fact: coin, correction: 1, was: 2 * STAKE, payout: STAKE }]);
  await coins.here.correct(coin, "heads", LATE + 1);
  expect(await coins.here.settleAgain()).toBe(1);
  expect((await resettled(bet)).at(-1)).toEqual({ fact: coin, correction: 3, was: STAKE, payout: 2 * STAKE });
});
