import { recompute } from "@fairhouse/fairness/recompute.ts";
import { createPool } from "@fairhouse/server/machinery/database/pool.ts";
import { auditedCoins } from "@fairhouse/tests/audited-coins.ts";
import { type Call, coinHouse } from "@fairhouse/tests/coin-house.ts";
import { storedBets } from "@fairhouse/tools/verify/stored-bets.ts";
import { afterEach, describe, expect, test } from "vitest";

const START = 1_000_000;
const STAKE = 10_000;

const coins = auditedCoins();
const placed = (player: string, calls: readonly Call[]) => coins.placed(player, calls, STAKE);

afterEach(async () => expect(await mismatches()).toEqual([]));

async function spend(player: string, amount: number): Promise<void> {
  const other = await coins.here.coin();
  for (let left = amount; left > 0; left -= 100_000) {
    expect(await coins.here.place(player, [[other, "heads"]], Math.min(left, 100_000))).toMatchObject({ ok: true });
  }
  await coins.here.toss(other, "tails");
}

async function betOf(id: string) {
  const { rows } = await coins.database.pool.query<{
    payout: number | null;
    ended: string;
    stake: number;
    bet: unknown;
  }>("select payout, ended, stake, bet from play_bet where id = $1", [id]);
  return rows[0];
}

async function movementsOf(bet: string) {
  const { rows } = await coins.database.pool.query<{ act: number; kind: string; amount: number }>(
    `select m.act, m.kind, m.amount from ledger_movement m left join play_resettlement r on r.reversal = m.reference
     where coalesce(r.bet, m.reference) = $1 order by m.sequence`,
    [bet],
  );
  return rows;
}

/** Verifies every settled bet as `npm run verify -- --all` does. */
async function mismatches(): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const { record } of storedBets(coins.database.pool, null, () => undefined)) {
    const mismatch = record === null ? "no record" : recompute(record, coins.here.games.latest());
    if (mismatch !== null) found.push(mismatch);
  }
  return found;
}

describe("a bet whose result was corrected", () => {
  test("is paid what the new result pays, and the old payout is taken back", async () => {
    const player = await coins.here.play.player();
    const event = await coins.here.coin();
    const [won, lost] = [await placed(player, [[event, "tails"]]), await placed(player, [[event, "heads"]])];
    await coins.here.toss(event, "heads");
    await coins.here.correct(event, "tails");
    expect(await coins.here.settleAgain()).toBe(2);
    expect(await coins.balance(player)).toBe(START);
    expect(await betOf(won)).toMatchObject({ payout: 2 * STAKE, ended: "settled" });
    expect(await betOf(lost)).toMatchObject({ payout: 0, ended: "settled" });
    expect(await movementsOf(won)).toEqual([
      { act: 1, kind: "stake", amount: -STAKE },
      { act: 0, kind: "payout", amount: 0 },
      { act: 1001, kind: "payout", amount: 2 * STAKE },
      { act: 1, kind: "correction", amount: 0 },
    ]);
    expect(await coins.here.settleAgain()).toBe(0);
  });

  test("keeps what was sold of it, and is paid again for what was left", async () => {
    const player = await coins.here.play.player();
    const event = await coins.here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await coins.here.sell(player, bet, 4_000);
    await coins.here.toss(event, "heads");
    expect(await betOf(bet)).toMatchObject({ payout: 3_600 + 12_000 });
    await coins.here.correct(event, "tails");
    await coins.here.settleAgain();
    expect(await betOf(bet)).toMatchObject({ payout: 3_600, stake: STAKE });
    await coins.here.correct(event, null);
    await coins.here.settleAgain();
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
    expect(await coins.balance(player)).toBe(START - STAKE + 3_600 + 6_000);
  });

  test("puts nobody in debt: the house pays what its player has spent", async () => {
    const player = await coins.here.play.player(STAKE);
    const event = await coins.here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await coins.here.toss(event, "heads");
    await spend(player, 2 * STAKE - 1_500);
    await coins.here.correct(event, "tails");
    expect(await coins.here.settleAgain()).toBe(1);
    expect(await coins.balance(player)).toBe(0);
    expect((await movementsOf(bet)).slice(2)).toEqual([
      { act: 2001, kind: "adjustment", amount: 2 * STAKE - 1_500 },
      { act: 1001, kind: "payout", amount: 0 },
      { act: 1, kind: "correction", amount: -2 * STAKE },
    ]);
  });

  test("becomes a refund when its event is void after all, and a win when a void one was played", async () => {
    const player = await coins.here.play.player();
    const [one, two] = [await coins.here.coin(), await coins.here.coin()];
    const [voided, played] = [await placed(player, [[one, "heads"]]), await placed(player, [[two, "heads"]])];
    await coins.here.toss(one, "heads");
    await coins.here.toss(two, null);
    await coins.here.correct(one, null);
    await coins.here.correct(two, "heads");
    expect(await coins.here.settleAgain()).toBe(2);
    expect(await betOf(voided)).toMatchObject({ payout: STAKE, ended: "refunded" });
    expect(await betOf(played)).toMatchObject({ payout: 2 * STAKE, ended: "settled" });
    expect(await coins.balance(player)).toBe(START + STAKE);
  });

  test("loses nothing by a correction that comes later than a day, and still gains by one", async () => {
    const player = await coins.here.play.player();
    const event = await coins.here.coin();
    const [kept, gained] = [await placed(player, [[event, "heads"]]), await placed(player, [[event, "tails"]])];
    await coins.here.toss(event, "heads");
    await coins.here.correct(event, "tails", 25);
    expect(await coins.here.settleAgain()).toBe(1);
    expect(await betOf(kept)).toMatchObject({ payout: 2 * STAKE });
    expect(await betOf(gained)).toMatchObject({ payout: 2 * STAKE });
  });

  test("is settled again as often as its result is corrected", async () => {
    const player = await coins.here.play.player();
    const event = await coins.here.coin();
    const bet = await placed(player, [[event, "heads"]]);
    await coins.here.toss(event, "heads");
    const payouts: unknown[] = [];
    for (const side of ["tails", "heads", null, "tails"] as const) {
      await coins.here.correct(event, side);
      await coins.here.settleAgain();
      payouts.push((await betOf(bet))?.payout);
    }
    expect(payouts).toEqual([0, 2 * STAKE, STAKE, 0]);
    expect(await coins.balance(player)).toBe(START - STAKE);
    // Corrected twice before anybody looked: the newest result counts, once.
    await coins.here.correct(event, "tails");
    await coins.here.correct(event, "heads");
    expect(await coins.here.settleAgain()).toBe(1);
    expect(await betOf(bet)).toMatchObject({ payout: 2 * STAKE });
  });

  test("waits for its other events if it was lost by the corrected one", async () => {
    const player = await coins.here.play.player();
    const [one, two] = [await coins.here.coin(), await coins.here.coin()];
    const calls: Call[] = [
      [one, "heads"],
      [two, "heads"],
    ];
    const bet = await placed(player, calls);
    await coins.here.toss(one, "tails");
    expect(await betOf(bet)).toMatchObject({ payout: 0 });
    await coins.here.correct(one, "heads");
    expect(await coins.here.settleAgain()).toBe(0);
    expect(await coins.here.resettlement.due()).toEqual([]);
    await coins.here.toss(two, "heads");
    expect(await coins.here.settleAgain()).toBe(1);
    expect(await betOf(bet)).toMatchObject({ payout: 4 * STAKE });
    expect(await coins.balance(player)).toBe(START + 3 * STAKE);
  });

  test("takes more of the budget of its open event once a void leg was won after all", async () => {
    const player = await coins.here.play.player();
    const [one, two] = [await coins.here.coin(), await coins.here.coin()];
    const bet = await placed(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    const taken = async () => {
      const { rows } = await coins.database.pool.query<{ charge: number; drawn: number }>(
        "select w.charge, b.drawn from play_wait w join play_budget b using (fact) where w.bet = $1 and w.fact = $2",
        [bet, two],
      );
      return rows[0];
    };
    await coins.here.toss(one, null);
    const before = await taken();
    expect(before).toMatchObject({ charge: 1.5 * STAKE });
    await coins.here.correct(one, "heads");
    expect(await coins.here.settleAgain()).toBe(0);
    expect(await taken()).toEqual({ charge: 3 * STAKE, drawn: (before?.drawn ?? 0) + 1.5 * STAKE });
  });

  test("ends at once if it was open and the correction loses it", async () => {
    const player = await coins.here.play.player();
    const [one, two] = [await coins.here.coin(), await coins.here.coin()];
    const bet = await placed(player, [
      [one, "heads"],
      [two, "heads"],
    ]);
    await coins.here.toss(one, "heads");
    await coins.here.correct(one, "tails");
    await coins.here.settleAgain();
    expect(await betOf(bet)).toMatchObject({ payout: 0, ended: "settled" });
    await coins.here.toss(two, "heads");
    expect(await coins.here.settleAgain()).toBe(0);
    expect(await movementsOf(bet)).toHaveLength(2);
  });

  test("is settled again once, whichever of several servers looks", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => coins.here.play.player()));
    const event = await coins.here.coin();
    for (const player of players) await placed(player, [[event, "heads"]]);
    await coins.here.toss(event, "heads");
    await coins.here.correct(event, "tails");
    const options = { url: coins.database.url, connections: 4, name: "another server", onIdleError: () => undefined };
    const pools = [createPool(options), createPool(options), createPool(options)];
    const servers = await Promise.all(pools.map((pool) => coinHouse(pool)));
    const counts = await Promise.all(servers.map((server) => server.settleAgain()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    for (const player of players) expect(await coins.balance(player)).toBe(START - STAKE);
    for (const pool of pools) await pool.end();
  });
});
