import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { auditedCoins } from "@fairhouse/tests/audited-coins.ts";
import { expect, test } from "vitest";

const START = 1_000_000;
const STAKE = 10_000;

const coins = auditedCoins();

test("a settlement that has read a result is not written once the result was corrected", async () => {
  const player = await coins.here.play.player();
  // The fact that settles is locked first, so that the other one can be corrected while the settlement waits for it.
  const [settling = "", corrected = ""] = [await coins.here.coin(), await coins.here.coin()].sort();
  const bet = await coins.placed(
    player,
    [
      [settling, "heads"],
      [corrected, "heads"],
    ],
    STAKE,
  );
  await coins.here.toss(corrected, "heads");
  await coins.here.facts.close(coins.database.pool, [settling], new Date());
  await coins.here.facts.learn(coins.database.pool, settling, "heads", new Date());
  const holder = await coins.database.pool.connect();
  await holder.query("begin");
  await holder.query("select from play_fact where id = $1 for update", [settling]);
  const settled = coins.here.settlement.settle(settling);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await coins.database.pool.query(waits)).rowCount).toBe(1);
  await coins.here.correct(corrected, "tails");
  await holder.query("commit");
  holder.release();
  expect(await settled).toBe(0);
  expect(await coins.here.settlement.settle(settling)).toBe(1);
  const { rows } = await coins.database.pool.query("select payout from play_bet where id = $1", [bet]);
  expect(rows).toEqual([{ payout: 0 }]);
  await coins.here.settleAgain();
  expect(await coins.balance(player)).toBe(START - STAKE);
});

test("nothing but a re-settlement changes a settled bet, and nothing but a correction a result", async () => {
  const player = await coins.here.play.player();
  const event = await coins.here.coin();
  const bet = await coins.placed(player, [[event, "heads"]], STAKE);
  await coins.here.toss(event, "heads");
  const refused = (sql: string, values: unknown[]) =>
    expect(coins.database.pool.query(sql, values)).rejects.toThrow(/not allowed/);
  await refused("update play_bet set payout = 5 where id = $1", [bet]);
  await refused("update play_bet set stake = stake where id = $1", [bet]);
  await refused(`update play_fact set result = '"tails"' where id = $1`, [event]);
  await refused("update play_fact set version = version + 1 where id = $1", [event]);
  const noted = `insert into play_correction (fact, number, was, result, corrected_at, late) values ($1, 1, '"heads"', '"tails"', now(), false)`;
  await expect(
    inTransaction(coins.database.pool, async (client) => {
      await client.query(noted, [event]);
      await client.query(`update play_fact set version = version + 1, result = '"edge"' where id = $1`, [event]);
    }),
  ).rejects.toThrow(/not allowed/);
  await expect(
    inTransaction(coins.database.pool, async (client) => {
      await client.query(noted, [event]);
      await client.query(
        `insert into play_resettlement (bet, number, fact, correction, was_payout, was_refunded, payout, refunded, reversal)
         values ($1, 1, $2, 1, 20000, false, 5, false, gen_random_uuid())`,
        [bet, event],
      );
      await client.query("update play_bet set payout = 5 where id = $1", [bet]);
    }),
  ).rejects.toThrow(/not allowed/);
});
