import { auditedCoins } from "@fairhouse/tests/audited-coins.ts";
import { coinHouse } from "@fairhouse/tests/coin-house.ts";
import { beforeEach, expect, test } from "vitest";
import { readBet } from "../../commit/bet-store.ts";

const START = 1_000_000;

const coins = auditedCoins();

let player: string;
let event: string;

beforeEach(async () => {
  player = await coins.here.play.player();
  event = await coins.here.coin();
});

const told = () => coins.here.play.told.flatMap((each) => (each.type === "settled" ? [each.bet] : []));

test("bets that were read ahead are paid what they are paid otherwise, whatever their players did meanwhile", async () => {
  const { here } = coins;
  const [busy, second, other] = [await here.play.player(), await here.coin(), await here.coin()];
  await coins.placed(player, [[event, "heads"]], 1_000);
  await coins.placed(busy, [[event, "heads"]], 3_000);
  const double = await coins.placed(
    player,
    [
      [event, "heads"],
      [second, "heads"],
    ],
    2_000,
  );
  await here.settlement.readAhead([event, second]);
  await coins.placed(busy, [[other, "tails"]], 10_000);
  expect(await here.toss(event, "heads")).toBe(2);
  expect(await coins.balance(player)).toBe(START + 1_000 - 2_000);
  expect(await coins.balance(busy)).toBe(START + 3_000 - 10_000);
  expect(await here.toss(second, "heads")).toBe(1);
  expect(await readBet(coins.database.pool, double)).toMatchObject({ payout: 8_000 });
  expect(await coins.balance(player)).toBe(START + 1_000 + 6_000);
  expect(told()).toHaveLength(3);
});

test("a bet of which a part was sold since is settled for what is left, and so are all others at once", async () => {
  const { here } = coins;
  const sold = await coins.placed(player, [[event, "heads"]], 1_000);
  const other = await coins.placed(await here.play.player(), [[event, "heads"]], 5_000);
  await here.settlement.readAhead([event]);
  await here.sell(player, sold, 400);
  const price = (await readBet(coins.database.pool, sold))?.sold?.value ?? Number.NaN;
  expect(await here.toss(event, "heads")).toBe(2);
  expect(await readBet(coins.database.pool, sold)).toMatchObject({ payout: price + 1_200 });
  expect(await readBet(coins.database.pool, other)).toMatchObject({ payout: 10_000 });
});

test("a bet that was sold since, or settled by another server, is not paid again", async () => {
  const { here } = coins;
  const [sold, second] = [await coins.placed(player, [[event, "heads"]], 1_000), await here.coin()];
  await coins.placed(player, [[second, "heads"]], 1_000);
  await here.settlement.readAhead([event, second]);
  await here.sell(player, sold, null);
  const balance = await coins.balance(player);
  expect(await here.toss(event, "heads")).toBe(0);
  expect(await coins.balance(player)).toBe(balance);
  const there = await coinHouse(coins.database.pool);
  expect(await there.toss(second, "heads")).toBe(1);
  expect(await here.settlement.settle(second)).toBe(0);
  expect(await coins.balance(player)).toBe(balance + 2_000);
});

test("what was read, or is being read, while a database went back is not used", async () => {
  const { here } = coins;
  const second = await here.coin();
  await here.settlement.readAhead([event]);
  const reading = here.settlement.readAhead([event, second]);
  here.settlement.forget();
  await reading;
  // No reading from before knows these.
  await coins.placed(player, [[event, "heads"]], 1_000);
  await coins.placed(player, [[second, "heads"]], 1_000);
  expect(await here.toss(event, "heads")).toBe(1);
  expect(await here.toss(second, "heads")).toBe(1);
});

test("a player who has hidden their name since is not named", async () => {
  const { here, database } = coins;
  await database.pool.query("update play_player set name = 'ada', version = version + 1 where id = $1", [player]);
  const shown = await here.play.player();
  await database.pool.query("update play_player set name = 'grace', version = version + 1 where id = $1", [shown]);
  await coins.placed(player, [[event, "heads"]], 1_000);
  await coins.placed(shown, [[event, "tails"]], 1_000);
  await here.settlement.readAhead([event]);
  await database.pool.query("update play_player set name = null, version = version + 1 where id = $1", [player]);
  await here.toss(event, "heads");
  const names = told().map(({ payout, player: name }) => [payout, name]);
  expect(names).toHaveLength(2);
  expect(Object.fromEntries(names)).toEqual({ 0: "grace", 2000: null });
});
