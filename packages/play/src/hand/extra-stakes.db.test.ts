import { randomUUID } from "node:crypto";
import type { BlackjackView } from "@fairhouse/games/blackjack/rules/view.ts";
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

const STAKE = 1_000;
const key = () => ({ id: randomUUID(), bodyHash: "ab".repeat(32) });
const blackjack = (at: PlayHouse) => at.game("blackjack", "hand");
const moveOf = (at: PlayHouse, play: string) => parsed(blackjack(at).move, { play });
type Answer = Awaited<ReturnType<PlayHouse["hands"]["start"]>>;
type HandAnswer = Extract<Answer, { ok: true }>["value"];
// The views are those of blackjack, the game of this test.
const viewOf = ({ hand }: HandAnswer) => hand.view as BlackjackView;

const start = (player: string, moves: readonly string[] = [], command = key()) =>
  here.hands.start(
    player,
    blackjack(here),
    blackjack(here).sampleBet(STAKE),
    moves.map((play) => moveOf(here, play)),
    command,
  );
const move = (player: string, hand: string, turn: number, play: string, at = here) =>
  at.hands.move(player, hand, turn, moveOf(at, play));

function accepted(answer: Answer): HandAnswer {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

/** Deals hands until one offers the move, to a player with so many coins besides its stake. */
async function handWith(offered: "double" | "split" | "insure", coins: number) {
  for (;;) {
    const player = await here.player(STAKE + coins);
    const dealt = accepted(await start(player));
    if (viewOf(dealt).moves.includes(offered)) return { player, dealt, id: dealt.hand.id };
  }
}

async function stakesOf(hand: string) {
  const { rows } = await database.pool.query(
    "select act, kind, amount from ledger_movement where reference = $1 and act > 0 order by act",
    [hand],
  );
  return rows.map(({ act, kind, amount }) => [act, kind, amount]);
}

async function recorded(hand: string) {
  const bet = await database.pool.query("select stake, payout from play_bet where id = $1", [hand]);
  const moves = await database.pool.query("select move, extra_stake from play_move where bet = $1 order by turn", [
    hand,
  ]);
  return { ...bet.rows[0], moves: moves.rows.map(({ move, extra_stake }) => [move.play, extra_stake]) };
}

async function balance(player: string): Promise<number> {
  const { rows } = await database.pool.query("select balance from ledger_account where owner = $1", [player]);
  return rows[0].balance;
}

describe("a stake that a move adds", () => {
  test("is charged with the move that closes the hand, and the payout counts both stakes", async () => {
    const { player, id } = await handWith("double", STAKE);
    const { hand, balance: after } = accepted(await move(player, id, 0, "double"));
    expect(hand).toMatchObject({ stake: 2 * STAKE, turn: 1 });
    expect([0, 2 * STAKE, 4 * STAKE]).toContain(hand.payout);
    expect(after.amount).toBe(hand.payout);
    expect(await balance(player)).toBe(hand.payout);
    expect(await recorded(id)).toEqual({ stake: 2 * STAKE, payout: hand.payout, moves: [["double", STAKE]] });
    expect(await stakesOf(id)).toEqual([
      [1, "stake", -STAKE],
      [2, "stake", -STAKE],
    ]);
  });

  test("waits in escrow while the hand goes on, which resumes on another server in the middle of a split", async () => {
    const { player, id } = await handWith("split", 5 * STAKE);
    const split = accepted(await move(player, id, 0, "split"));
    if (split.hand.payout !== null) return;
    expect(await balance(player)).toBe(4 * STAKE);
    const fresh = await playHouse(database.pool, undefined, vault);
    let now = accepted(await move(player, id, 1, "stand", fresh));
    // Both hands as they were dealt here: the second one is next, unless it was dealt 21.
    expect(viewOf(now).hands.map(({ cards }) => cards)).toEqual(viewOf(split).hands.map(({ cards }) => cards));
    while (now.hand.payout === null) now = accepted(await move(player, id, now.hand.turn, "stand", there));
    expect(now.hand.stake).toBe(2 * STAKE);
    expect(await balance(player)).toBe(4 * STAKE + now.hand.payout);
  });

  test("is half the bet for insurance", async () => {
    const { player, id } = await handWith("insure", STAKE);
    const insured = accepted(await move(player, id, 0, "insure"));
    expect(insured.hand.stake).toBe(1.5 * STAKE);
    expect(await balance(player)).toBe(STAKE / 2 + (insured.hand.payout ?? 0));
  });

  test("is charged with a start that carries moves, once, and a repeated start gives the same answer", async () => {
    const player = await here.player(2 * STAKE);
    const command = key();
    const once = accepted(await start(player, ["double"], command));
    const doubled = once.hand.turn === 1;
    expect(once.hand.stake).toBe(doubled ? 2 * STAKE : STAKE);
    expect(accepted(await start(player, ["double"], command))).toEqual(once);
  });
});

describe("a refused charge", () => {
  test.each([
    ["double", STAKE - 1],
    ["split", STAKE - 1],
    ["insure", STAKE / 2 - 1],
  ] as const)("for %s leaves the hand as it was", async (play, coins) => {
    const { player, dealt, id } = await handWith(play, coins);
    expect(await move(player, id, 0, play)).toEqual({ ok: false, refusal: { code: "insufficient_balance" } });
    expect(await balance(player)).toBe(coins);
    expect(await recorded(id)).toEqual({ stake: STAKE, payout: null, moves: [] });
    const on = accepted(await move(player, id, 0, play === "insure" ? "decline" : "stand"));
    expect(on.hand).toMatchObject({ stake: STAKE, turn: 1 });
    expect(viewOf(on).hands[0]?.cards).toEqual(viewOf(dealt).hands[0]?.cards);
  });

  test.each([
    ["wager_limit_day = 1500", { code: "limit_reached", details: { wager: "day" } }],
    ["loss_limit_week = 1500", { code: "limit_reached", details: { loss: "week" } }],
    ["banned_at = now()", { code: "banned" }],
  ])("due to %s leaves a hand that can still be finished", async (change, refusal) => {
    const { player, id } = await handWith("double", 5 * STAKE);
    await database.pool.query(`update play_player set ${change}, version = version + 1 where id = $1`, [player]);
    expect(await move(player, id, 0, "double")).toEqual({ ok: false, refusal });
    expect(await recorded(id)).toMatchObject({ stake: STAKE, moves: [] });
    expect(await move(player, id, 0, "stand")).toMatchObject({ ok: true, value: { hand: { stake: STAKE } } });
  });

  test("leaves a start open before the move that it cannot pay for", async () => {
    // Some hands are blackjacks or offer insurance first: no double happens in those.
    for (let i = 0; i < 8; i++) {
      const player = await here.player(STAKE);
      const { hand } = accepted(await start(player, ["double"]));
      expect(hand).toMatchObject({ stake: STAKE, turn: 0 });
    }
  });
});

describe("concurrently", () => {
  test("32 doubles from two tabs on two servers charge once, and all get the same answer", async () => {
    const { player, id } = await handWith("double", 40 * STAKE);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, i) => move(player, id, 0, "double", i % 2 === 0 ? here : there)),
    );
    for (const answer of answers) expect(accepted(answer).hand).toEqual(accepted(answers[0] as Answer).hand);
    const { payout } = await recorded(id);
    expect(await balance(player)).toBe(39 * STAKE + payout);
    expect(await stakesOf(id)).toHaveLength(2);
  });

  test("a double in one tab and a stand in the other, 20 times: one of them happens, with its own stake only", async () => {
    for (let i = 0; i < 20; i++) {
      const { player, id } = await handWith("double", STAKE);
      const plays = i % 2 === 0 ? ["double", "stand"] : ["stand", "double"];
      await Promise.all(plays.map((play, tab) => move(player, id, 0, play, tab === 0 ? here : there)));
      const { stake, payout, moves } = await recorded(id);
      expect(moves).toHaveLength(1);
      expect(stake).toBe(moves[0][0] === "double" ? 2 * STAKE : STAKE);
      expect(await balance(player)).toBe(2 * STAKE - stake + payout);
    }
  });

  test("a split and the move after it, sent together, are both made", async () => {
    const { player, id } = await handWith("split", STAKE);
    const [split, stand] = await Promise.all([move(player, id, 0, "split"), move(player, id, 1, "stand")]);
    expect(accepted(split).hand.stake).toBe(2 * STAKE);
    // Split aces and two hands of 21 leave nothing to stand on.
    if (accepted(split).hand.payout === null) expect(accepted(stand).hand).toMatchObject({ stake: 2 * STAKE, turn: 2 });
  });

  test("the last coins pay for a double or for another bet, never for both", async () => {
    const roulette = here.game("roulette", "instant");
    const bet = parsed(roulette.bet, { chips: [{ on: "straight-17", amount: STAKE }] });
    for (let i = 0; i < 10; i++) {
      const { player, id } = await handWith("double", STAKE);
      const [doubled, placed] = await Promise.all([
        move(player, id, 0, "double"),
        there.instant.place(player, roulette, bet, key()),
      ]);
      const made = [doubled, placed].filter((answer) => answer.ok);
      expect(made.length).toBeGreaterThan(0);
      for (const answer of [doubled, placed]) {
        if (!answer.ok) expect(answer).toEqual({ ok: false, refusal: { code: "insufficient_balance" } });
      }
      // Both can happen only if the first paid for the other.
      const won = (placed.ok && (placed.value.bet.payout ?? 0) > 0) || ((await recorded(id)).payout ?? 0) > 0;
      if (!won) expect(made).toHaveLength(1);
      expect(await balance(player)).toBeGreaterThanOrEqual(0);
    }
  });
});
