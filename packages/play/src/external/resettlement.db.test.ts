import { recompute } from "@fairhouse/fairness/recompute.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { type Call, type CoinHouse, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { storedBets } from "@fairhouse/tools/verify/stored-bets.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const START = 1_000_000;
const STAKE = 10_000;

let database: TestDatabase;
let here: CoinHouse;

beforeEach(async () => {
  database = await freshDatabase();
  here = await coinHouse(database.pool);
});
afterEach(async () => {
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  expect(await mismatches()).toEqual([]);
  await database.drop();
});

async function placed(player: string, calls: readonly Call[]): Promise<string> {
  const result = await here.place(player, calls, STAKE);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.bet.id;
}

async function balance(player: string): Promise<number> {
  const { rows } = await database.pool.query<{ balance: number }>(
    "select a.balance from play_player p join ledger_account a on a.id = p.account where p.id = $1",
    [player],
  );
  return rows[0]?.balance ?? Number.NaN;
}

async function spend(player: string, amount: number): Promise<void> {
  const other = await here.coin();
  for (let left = amount; left > 0; left -= 100_000) {
    expect(await here.place(player, [[other, "heads"]], Math.min(left, 100_000))).toMatchObject({ ok: true });
  }
  await here.toss(other, "tails");
}

async function betOf(id: string) {
  const { rows } = await database.pool.query<{ payout: number | null; ended: string; stake: number; bet: unknown }>(
    "select payout, ended, stake, bet from play_bet where id = $1",
    [id],
  );
  return rows[0];
}

async function movementsOf(bet: string) {
  const { rows } = await database.pool.query<{ act: number; kind: string; amount: number }>(
    `select m.act, m.kind, m.amount from ledger_movement m left join play_resettlement r on r.reversal = m.reference
     where coalesce(r.bet, m.reference) = $1 order by m.sequence`,
    [bet],
  );
  return rows;
}

/** Verifies every settled bet as `npm run verify -- --all` does. */
async function mismatches(): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const { record } of storedBets(database.pool, null, () => undefined)) {
    const mismatch = record === null ? "no record" : recompute(record, here.games.latest());
    if (mismatch !== null) found.push(mismatch);
  }
  return found;
}

describe("a bet whose result was corrected", () => {
  test("is paid what the new result pays, and the old payout is taken back", async () => {
    const player = await here.play.player();
    const event = await here.coin();
    const [won, lost] = [await placed(player, [[event, "tails"]]), await placed(player, [[event, "heads"]])];
    await here.toss(event, "heads");
    await here.correct(event, "tails");
    expect(await here.settleAgain()).toBe(2);
    expect(await balance(player)).toBe(START);
    expect(await betOf(won)).toMatchObject({ payout: 2 * STAKE, ended: "settled" });
    expect(await betOf(lost)).toMatchObject({ payout: 0, ended: "settled" });
    expect(await movementsOf(won)).toEqual([
      { act: 1, kind: "stake", amount: -STAKE },
      { act: 0, kind: "payout", amount: 0 },
      { act: 1001, kind: "payout", amount: 2 * STAKE },
      { act: 1, kind: "correction", amount: 0 },
    ]);
    expect(await here.settleAgain()).toBe(0);
  });

  test("keeps what was sold of it, and is paid again for what was left", async () => {
    const player = await here.play.player();
    const event = await here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await here.sell(player, bet, 4_000);
    await here.toss(event, "heads");
    expect(await betOf(bet)).toMatchObject({ payout: 3_600 + 12_000 });
    await here.correct(event, "tails");
    await here.settleAgain();
    expect(await betOf(bet)).toMatchObject({ payout: 3_600, stake: STAKE });
    await here.correct(event, null);
    await here.settleAgain();
    expect(await betOf(bet)).toMatchObject({ payout: 3_600 + 6_000, ended: "settled" });
    expect(await movementsOf(bet)).toEqual([
      { act: 1, kind: "stake", amount: -STAKE },
      { act: 101, kind: "payout", amount: 3_600 },
      { act: 0, kind: "payout", amount: 12_000 },
      { act: 1001, kind: "payout", amount: 0 },
      { act: 1, kind: "correction", amount: -12_000 },
      { act: 1002, kind: "payout", amount: 6_000 },
      { act: 1, kind: "correction", amount: 0 },
    ]);
    expect(await balance(player)).toBe(START - STAKE + 3_600 + 6_000);
  });

  test("puts nobody in debt: the house pays what its player has spent", async () => {
    const player = await here.play.player(STAKE);
    const event = await here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await here.toss(event, "heads");
    await spend(player, 2 * STAKE - 1_500);
    await here.correct(event, "tails");
    expect(await here.settleAgain()).toBe(1);
    expect(await balance(player)).toBe(0);
    expect((await movementsOf(bet)).slice(2)).toEqual([
      { act: 2001, kind: "adjustment", amount: 2 * STAKE - 1_500 },
      { act: 1001, kind: "payout", amount: 0 },
      { act: 1, kind: "correction", amount: -2 * STAKE },
    ]);
  });

  test("becomes a refund when its event is void after all, and a win when a void one was played", async () => {
    const player = await here.play.player();
    const [one, two] = [await here.coin(), await here.coin()];
    const [voided, played] = [await placed(player, [[one, "heads"]]), await placed(player, [[two, "heads"]])];
    await here.toss(one, "heads");
    await here.toss(two, null);
    await here.correct(one, null);
    await here.correct(two, "heads");
    expect(await here.settleAgain()).toBe(2);
    expect(await betOf(voided)).toMatchObject({ payout: STAKE, ended: "refunded" });
    expect(await betOf(played)).toMatchObject({ payout: 2 * STAKE, ended: "settled" });
    expect(await balance(player)).toBe(START + STAKE);
  });

  test("loses nothing by a correction that comes later than a day, and still gains by one", async () => {
    const player = await here.play.player();
    const event = await here.coin();
    const [kept, gained] = [await placed(player, [[event, "heads"]]), await placed(player, [[event, "tails"]])];
    await here.toss(event, "heads");
    await here.correct(event, "tails", 25);
    expect(await here.settleAgain()).toBe(1);
    expect(await betOf(kept)).toMatchObject({ payout: 2 * STAKE });
    expect(await betOf(gained)).toMatchObject({ payout: 2 * STAKE });
  });

  test("is settled again as often as its result is corrected", async () => {
    const player = await here.play.player();
    const event = await here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await here.toss(event, "heads");
    const payouts: unknown[] = [];
    for (const side of ["tails", "heads", null, "tails"] as const) {
      await here.correct(event, side);
      await here.settleAgain();
      payouts.push((await betOf(bet))?.payout);
    }
    expect(payouts).toEqual([0, 2 * STAKE, STAKE, 0]);
    expect(await balance(player)).toBe(START - STAKE);
    // Corrected twice before anybody looked: the newest result counts, once.
    await here.correct(event, "tails");
    await here.correct(event, "heads");
    expect(await here.settleAgain()).toBe(1);
    expect(await betOf(bet)).toMatchObject({ payout: 2 * STAKE });
  });

  test("waits for its other events if it was lost by the corrected one", async () => {
    const player = await here.play.player();
    const [one, two] = [await here.coin(), await here.coin()];
    const calls: Call[] = [
      [one, "heads"],
      [two, "heads"],
    ];
    const bet = await placed(player, calls);
    await here.toss(one, "tails");
    expect(await betOf(bet)).toMatchObject({ payout: 0 });
    await here.correct(one, "heads");
    expect(await here.settleAgain()).toBe(0);
    expect(await here.resettlement.due()).toEqual([]);
    await here.toss(two, "heads");
    expect(await here.settleAgain()).toBe(1);
    expect(await betOf(bet)).toMatchObject({ payout: 4 * STAKE });
    expect(await balance(player)).toBe(START + 3 * STAKE);
  });

  test("takes more of the budget of its open event once a void leg was won after all", async () => {
    const player = await here.play.player();
    const [one, two] = [await here.coin(), await here.coin()];
    const bet = await placed(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    const taken = async () => {
      const { rows } = await database.pool.query<{ charge: number; drawn: number }>(
        "select w.charge, b.drawn from play_wait w join play_budget b using (fact) where w.bet = $1 and w.fact = $2",
        [bet, two],
      );
      return rows[0];
    };
    await here.toss(one, null);
    const before = await taken();
    expect(before).toMatchObject({ charge: 1.5 * STAKE });
    await here.correct(one, "heads");
    expect(await here.settleAgain()).toBe(0);
    expect(await taken()).toEqual({ charge: 3 * STAKE, drawn: (before?.drawn ?? 0) + 1.5 * STAKE });
  });

  test("ends at once if it was open and the correction loses it", async () => {
    const player = await here.play.player();
    const [one, two] = [await here.coin(), await here.coin()];
    const bet = await placed(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    await here.toss(one, "heads");
    await here.correct(one, "tails");
    await here.settleAgain();
    expect(await betOf(bet)).toMatchObject({ payout: 0, ended: "settled" });
    await here.toss(two, "heads");
    expect(await here.settleAgain()).toBe(0);
    expect(await movementsOf(bet)).toHaveLength(2);
  });

  test("is settled again once, whichever of several servers looks", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => here.play.player()));
    const event = await here.coin();
    for (const player of players) await placed(player, [[event, "heads"]]);
    await here.toss(event, "heads");
    await here.correct(event, "tails");
    const options = { url: database.url, connections: 4, name: "another server", onIdleError: () => undefined };
    const pools = [createPool(options), createPool(options), createPool(options)];
    const servers = await Promise.all(pools.map((pool) => coinHouse(pool)));
    const counts = await Promise.all(servers.map((server) => server.settleAgain()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    for (const player of players) expect(await balance(player)).toBe(START - STAKE);
    for (const pool of pools) await pool.end();
  });
});

test("a settlement that has read a result is not written once the result was corrected", async () => {
  const player = await here.play.player();
  // The fact that settles is locked first, so that the other one can be corrected while the settlement waits for it.
  const [settling = "", corrected = ""] = [await here.coin(), await here.coin()].sort();
  const bet = await placed(player, [
    [settling, "heads"],
    [corrected, "heads"],
  ]);
  await here.toss(corrected, "heads");
  await here.facts.close(database.pool, [settling], new Date());
  await here.facts.learn(database.pool, settling, "heads", new Date());
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query("select from play_fact where id = $1 for update", [settling]);
  const settled = here.settlement.settle(settling);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  await here.correct(corrected, "tails");
  await holder.query("commit");
  holder.release();
  expect(await settled).toBe(0);
  expect(await here.settlement.settle(settling)).toBe(1);
  expect(await betOf(bet)).toMatchObject({ payout: 0 });
  await here.settleAgain();
  expect(await balance(player)).toBe(START - STAKE);
});

test("nothing but a re-settlement changes a settled bet, and nothing but a correction a result", async () => {
  const player = await here.play.player();
  const event = await here.coin();
  const bet = await placed(player, [[event, "heads"]]);
  await here.toss(event, "heads");
  const refused = (sql: string, values: unknown[]) =>
    expect(database.pool.query(sql, values)).rejects.toThrow(/not allowed/);
  await refused("update play_bet set payout = 5 where id = $1", [bet]);
  await refused("update play_bet set stake = stake where id = $1", [bet]);
  await refused(`update play_fact set result = '"tails"' where id = $1`, [event]);
  await refused("update play_fact set version = version + 1 where id = $1", [event]);
  const noted = `insert into play_correction (fact, number, was, result, corrected_at, late) values ($1, 1, '"heads"', '"tails"', now(), false)`;
  await expect(
    inTransaction(database.pool, async (client) => {
      await client.query(noted, [event]);
      await client.query(`update play_fact set version = version + 1, result = '"edge"' where id = $1`, [event]);
    }),
  ).rejects.toThrow(/not allowed/);
  await expect(
    inTransaction(database.pool, async (client) => {
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
