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
  await settlement.tellUnsure();
  expect(play.told).toMatchObject([
    { type: "balance", player, balance: { amount: 1_001_000 } },
    { type: "slip", player, bet: { payout: 2_000, ended: "settled" } },
    { type: "settled", bet: { payout: 2_000 } },
  ]);
  await settlement.tellUnsure();
  expect(play.told, "once").toHaveLength(3);
  await here.toss(later, "tails");
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});
