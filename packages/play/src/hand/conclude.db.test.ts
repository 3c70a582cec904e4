import { randomUUID } from "node:crypto";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { type PlayHouse, parsed, playHouse, testVault } from "../../../../tests/play-house.ts";
import { playRules } from "../audit-rules.ts";

const vault = testVault();
let database: TestDatabase;
let here: PlayHouse;
let there: PlayHouse;

beforeAll(async () => {
  database = await freshDatabase();
  here = await playHouse(database.pool, undefined, vault);
  there = await playHouse(database.pool, undefined, vault);
});
afterEach(async () => expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]));
afterAll(() => database.drop());

const move = (at: PlayHouse, player: string, hand: string, turn: number, made: unknown) =>
  at.hands.move(player, hand, turn, parsed(mines(at).move, made));
const mines = (at: PlayHouse) => at.game("mines", "hand");

/** Deals a hand with one mine and opens so many gems. Deals again if the mine is hit. */
async function handWith(gems: number, coins = 10_000): Promise<{ player: string; hand: string }> {
  for (;;) {
    const player = await here.player(coins);
    const bet = parsed(mines(here).bet, { amount: 1000, mines: 1 });
    const moves = Array.from({ length: gems }, (_, tile) => parsed(mines(here).move, { reveal: tile }));
    const key = { id: randomUUID(), bodyHash: "ab".repeat(32) };
    const answer = await here.hands.start(player, mines(here), bet, moves, key);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    if (answer.value.hand.payout === null) return { player, hand: answer.value.hand.id };
  }
}

async function recorded(hand: string) {
  const bet = await database.pool.query("select stake, payout, settled_at from play_bet where id = $1", [hand]);
  const moves = await database.pool.query("select move, by_house from play_move where bet = $1 order by turn", [hand]);
  return { ...bet.rows[0], moves: moves.rows };
}

async function balance(player: string): Promise<number> {
  const { rows } = await database.pool.query("select balance from ledger_account where owner = $1", [player]);
  return rows[0].balance;
}

describe("a hand that was left", () => {
  test("is cashed out and marked by the house, and its player is told", async () => {
    const { player, hand } = await handWith(2);
    const told = here.told.length;
    expect(await here.hands.conclude(player, hand, 2)).toMatchObject({
      ok: true,
      // 0.99 · 25/24 · 24/23 of 1,000.
      value: { hand: { payout: 1076, turn: 3 }, balance: { amount: 10_076 } },
    });
    expect(await balance(player)).toBe(10_076);
    const { moves } = await recorded(hand);
    expect(moves).toEqual([
      { move: { reveal: 0 }, by_house: false },
      { move: { reveal: 1 }, by_house: false },
      { move: { cashOut: true }, by_house: true },
    ]);
    expect(here.told.slice(told).map(({ type }) => type)).toEqual(["balance", "hand", "settled"]);
    expect(await here.hands.conclude(player, hand, 2)).toMatchObject({ refusal: { code: "not_found" } });
  });

  test("stays open if it has no legal end, with its stake in escrow, and goes on when its player comes back", async () => {
    const { player, hand } = await handWith(0);
    expect(await here.hands.conclude(player, hand, 0)).toMatchObject({
      refusal: { code: "move_refused", details: { reason: "no_legal_end" } },
    });
    expect(await balance(player)).toBe(9_000);
    expect(await recorded(hand)).toMatchObject({ payout: null, moves: [] });
    expect(await move(here, player, hand, 0, { reveal: 3 })).toMatchObject({ ok: true });
  });

  test("is ended although its player may no longer do so", async () => {
    const { player, hand } = await handWith(1, 1_000);
    await database.pool.query(
      `update play_player set banned_at = now(), excluded_until = now() + interval '1 year', wager_limit_day = 1, version = version + 1
       where id = $1`,
      [player],
    );
    expect(await there.hands.conclude(player, hand, 1)).toMatchObject({ value: { hand: { payout: 1031 } } });
  });

  test("is left alone if it was played on meanwhile on another server whose move this one does not remember", async () => {
    const { player, hand } = await handWith(1);
    // This server still has the earlier hand in memory.
    expect(await move(there, player, hand, 1, { cashOut: true })).toMatchObject({ ok: true });
    const { player: other, hand: going } = await handWith(1);
    const moved = await move(there, other, going, 1, { reveal: 24 });
    if (!moved.ok) throw new Error("refused");
    expect(await here.hands.conclude(player, hand, 1)).toMatchObject({ refusal: { code: "not_found" } });
    const refusal = moved.value.hand.payout === null ? "stale_turn" : "not_found";
    expect(await here.hands.conclude(other, going, 1)).toMatchObject({ refusal: { code: refusal } });
  });

  test("is ended once and paid once when its player moves at the same time, 40 times on two servers", async () => {
    let byHouse = 0;
    for (let turn = 0; turn < 40; turn++) {
      const { player, hand } = await handWith(1);
      const [first, second] = turn % 2 === 0 ? [here, there] : [there, here];
      await Promise.all([
        first.hands.conclude(player, hand, 1),
        move(second, player, hand, 1, turn % 4 < 2 ? { reveal: 24 } : { cashOut: true }),
        second.hands.conclude(player, hand, 1),
      ]);
      const { payout, moves } = await recorded(hand);
      const ending = moves.at(-1);
      if (ending.by_house) byHouse += 1;
      // The house ends a hand only as it was found, never after the player's move.
      expect(moves).toHaveLength(2);
      expect(await balance(player)).toBe(9_000 + (payout ?? 0));
    }
    expect(byHouse).toBeGreaterThan(0);
  });
});
