import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { afterEach, beforeEach, expect } from "vitest";
import { type Call, type CoinHouse, coinHouse } from "./coin-house.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

/** Makes a house that takes bets on coins for each test of a file, on a database of its own, whose books are audited after the test. */
export function auditedCoins() {
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
  return {
    get database() {
      return database;
    },
    get here() {
      return here;
    },
    /** Places a bet, and returns its id. */
    async placed(player: string, calls: readonly Call[], stake: number): Promise<string> {
      const result = await here.place(player, calls, stake);
      if (!result.ok) throw new Error(result.refusal.code);
      return result.value.bet.id;
    },
    async balance(player: string): Promise<number> {
      const { rows } = await database.pool.query<{ balance: number }>(
        "select a.balance from play_player p join ledger_account a on a.id = p.account where p.id = $1",
        [player],
      );
      return rows[0]?.balance ?? Number.NaN;
    },
  };
}
