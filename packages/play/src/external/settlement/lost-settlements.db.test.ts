import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { coinHouse } from "@fairhouse/tests/coin-house.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { lostAnswers } from "@fairhouse/tests/lost-answers.ts";
import { expect, test } from "vitest";

test("a settlement whose COMMIT was not answered is told to its players once it is known to be written", async () => {
  const database = await freshDatabase();
  const line = lostAnswers(database.pool);
  const here = await coinHouse(line.pool);
  const { play, settlement } = here;
  const [player, other] = [await play.player(), await play.player()];
  const [event, later] = [await here.coin(), await here.coin()];
  await here.place(player, [[event, "heads"]]);
  await here.place(other, [
    [event, "heads"],
    [later, "heads"],
  ]);
  play.told.length = 0;
  line.lose(/^COMMIT$/i);
  await expect(here.toss(event, "heads")).rejects.toThrow("Connection terminated");
  expect(line.lost).toHaveLength(1);
  expect(play.told).toEqual([]);
  // The next look finds nothing left to settle.
  expect(await settlement.due()).toEqual([]);
  await settlement.tellDoubtful();
  expect(play.told).toMatchObject([
    { type: "balance", player, balance: { amount: 1_001_000 } },
    { type: "slip", player, bet: { payout: 2_000, ended: "settled" } },
    { type: "settled", bet: { payout: 2_000 } },
  ]);
  await settlement.tellDoubtful();
  expect(play.told, "once").toHaveLength(3);
  await here.toss(later, "tails");
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

test("a sale, of a part or of all, and a re-settlement whose COMMIT was not answered are told as well", async () => {
  const database = await freshDatabase();
  const line = lostAnswers(database.pool);
  const here = await coinHouse(line.pool);
  const { play, settlement } = here;
  const player = await play.player();
  const [sold, corrected] = [await here.coin(), await here.coin()];
  const bets: string[] = [];
  for (const coin of [sold, sold, corrected]) {
    const placed = await here.place(player, [[coin, "heads"]]);
    if (!placed.ok) throw new Error(placed.refusal.code);
    bets.push(placed.value.bet.id);
  }
  const [part = "", all = "", again = ""] = bets;
  await here.toss(corrected, "tails");
  await here.correct(corrected, "heads");
  play.told.length = 0;
  line.lose(/^COMMIT$/i, 3);
  await expect(here.sell(player, part, 400)).rejects.toThrow("Connection terminated");
  await expect(here.sell(player, all, null)).rejects.toThrow("Connection terminated");
  await expect(here.settleAgain()).rejects.toThrow("Connection terminated");
  expect([line.lost.length, play.told]).toEqual([3, []]);
  await settlement.tellDoubtful();
  expect(play.told.filter(({ type }) => type === "balance")).toMatchObject([
    { player, balance: { amount: 1_000_000 - 3_000 + 360 + 900 + 2_000 } },
  ]);
  const slips = play.told.flatMap((told) => (told.type === "slip" ? [[told.bet.id, told.bet] as const] : []));
  expect(new Map(slips)).toEqual(
    new Map([
      [part, expect.objectContaining({ payout: null, sold: expect.objectContaining({ parts: 1, units: 400 }) })],
      [all, expect.objectContaining({ payout: 900, ended: "cashed_out" })],
      [again, expect.objectContaining({ payout: 2_000, ended: "settled" })],
    ]),
  );
  // One that had ended before has not ended again, and one of which a part was sold goes on.
  const ended = play.told.flatMap((told) => (told.type === "settled" ? [told.bet.id] : []));
  expect(ended).toEqual([all]);
  await settlement.tellDoubtful();
  expect(play.told, "once").toHaveLength(1 + 3 + 1);
  await here.toss(sold, "tails");
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

test("a settlement, a sale and a re-settlement whose tick failed are told once a tick could be made", async () => {
  const database = await freshDatabase();
  const here = await coinHouse(database.pool);
  const { play, settlement } = here;
  const player = await play.player();
  const [tossed, sold, corrected] = [await here.coin(), await here.coin(), await here.coin()];
  for (const coin of [tossed, sold, corrected]) await here.place(player, [[coin, "heads"]]);
  const bets = await database.pool.query<{ id: string }>("select bet as id from play_wait where fact = $1", [sold]);
  await here.toss(corrected, "tails");
  await here.correct(corrected, "heads");
  play.told.length = 0;
  here.ticks.raise = () => Promise.reject(new Error("Connection terminated: the ticks have none"));
  await expect(here.toss(tossed, "heads")).rejects.toThrow("the ticks have none");
  await expect(here.sell(player, bets.rows[0]?.id ?? "", null)).rejects.toThrow("the ticks have none");
  await expect(here.settleAgain()).rejects.toThrow("the ticks have none");
  await expect(settlement.tellDoubtful()).rejects.toThrow("the ticks have none");
  expect(play.told, "nothing that a database could lose without a trace").toEqual([]);
  here.ticks.raise = () => Promise.resolve();
  await settlement.tellDoubtful();
  expect(play.told.filter(({ type }) => type === "balance")).toMatchObject([
    { player, balance: { amount: 1_000_000 - 3_000 + 2_000 + 900 + 2_000 } },
  ]);
  const payouts = play.told.flatMap((told) => (told.type === "slip" ? [told.bet.payout] : []));
  expect(payouts.toSorted()).toEqual([2_000, 2_000, 900]);
  await settlement.tellDoubtful();
  expect(play.told, "once").toHaveLength(1 + 3 + 2);
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});
