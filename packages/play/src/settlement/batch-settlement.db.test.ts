import { randomUUID } from "node:crypto";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { type PlayHouse, parsed, playHouse } from "../../../../tests/play-house.ts";
import { BatchSettlement, type Decision, type DueBet, type SettlementGate } from "./batch-settlement.ts";

let database: TestDatabase;
let house: PlayHouse;
let settlement: BatchSettlement;

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool);
  const clock = { now: () => Date.now(), monotonic: () => performance.now(), after: () => () => undefined };
  settlement = new BatchSettlement({ ...house, clock });
});
afterAll(() => database.drop());

/** A gate that always opens, and that knows from the bets themselves which of them are settled. */
const gate: SettlementGate = {
  lock: async () => true,
  settledOf: async (client, bets) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from play_bet where id = any($1::uuid[]) and settled_at is not null",
      [bets],
    );
    return new Set(rows.map(({ id }) => id));
  },
  close: async () => undefined,
};

/** Opens a bet of 1,000, and decides what it will pay. */
async function due(player: string, id: "mines" | "goal", bet: object, payout: number): Promise<Decision<DueBet>> {
  const game = house.game(id, "hand");
  const key = { id: randomUUID(), bodyHash: "ab".repeat(32) };
  const answer = await house.hands.start(player, game, parsed(game.bet, { amount: 1_000, ...bet }), [], key);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const ticket = { id: answer.value.hand.id, player, stake: 1_000, createdAt: new Date() };
  return { ticket, payout, ended: "settled", leftAt: null };
}

test("a bet that was settled earlier is paid once, although its player's other bet is settled now", async () => {
  const player = await house.player(10_000);
  const first = await due(player, "mines", { mines: 3 }, 1_500);
  const second = await due(player, "goal", { size: "small" }, 2_500);
  expect((await settlement.settle(gate, [first]))?.decisions).toEqual([first]);
  const settled = await settlement.settle(gate, [first, second]);
  expect(settled?.decisions).toEqual([second]);
  expect(settled?.players.get(player)?.account.balance).toBe(12_000);
  expect((await settlement.settle(gate, [first, second]))?.decisions).toEqual([]);
  const { rows } = await database.pool.query("select balance from ledger_account where owner = $1", [player]);
  expect(rows).toEqual([{ balance: 12_000 }]);
  expect(await auditPool(database.pool, ledgerRules)).toEqual([]);
});

test("nothing is paid if the gate stays closed", async () => {
  const player = await house.player(10_000);
  const decision = await due(player, "mines", { mines: 3 }, 1_500);
  expect(await settlement.settle({ ...gate, lock: async () => false }, [decision])).toBeNull();
  const { rows } = await database.pool.query("select balance from ledger_account where owner = $1", [player]);
  expect(rows).toEqual([{ balance: 9_000 }]);
});
