import { randomUUID } from "node:crypto";
import { someInstant } from "@fairhouse/games/samples.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { dealHand, playMove } from "@fairhouse/kernel/hand.ts";
import type { Result } from "@fairhouse/kernel/result.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { answerOf, type LostAnswers, lostAnswers } from "../../../../tests/lost-answers.ts";
import { parsed, testVault } from "../../../../tests/play-house.ts";
import { flightTo } from "../../../../tests/round-games.ts";
import { type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";
import { playRules } from "../audit-rules.ts";
import type { CommandKey } from "./job.ts";
import type { Refusal } from "./refusal.ts";

/** The one statement of group commit: its rows are committed with it. */
const STATEMENT = /^play-\d+$/;
/** More losses than group commit makes tries. */
const FOR_GOOD = 1_000;
const RICH = 1_000_000;

type Answer = Result<{ readonly balance: BalanceAfter }, Refusal>;

/** A command, ready to be sent for the first time, and again. */
interface Ready {
  readonly player: string;
  send(): Promise<Answer>;
  /** Part of its first answer. */
  readonly expected: object;
}

interface Command {
  readonly name: string;
  /** The query that reads if the command has taken effect already. */
  readonly lookUp: RegExp;
  prepare(): Promise<Ready>;
}

const vault = testVault();
const flight = anyGame(flightTo(() => 1000));
let database: TestDatabase;
let line: LostAnswers;
let house: RoundHouse;

beforeEach(async () => {
  database = await freshDatabase();
  line = lostAnswers(database.pool);
  house = await roundHouse(line.pool, [flight], { vault });
  await house.rounds.start();
  await house.event("opened");
});
afterEach(async () => {
  line.mend();
  await house.finish();
  expect(house.errors).toEqual([]);
  expect(line.refused).toEqual([]);
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
  await database.drop();
});

const newKey = (): CommandKey => ({ id: randomUUID(), bodyHash: "ab".repeat(32) });
const mines = () => house.play.game("mines", "hand");
const moveOf = (move: unknown) => parsed(mines().move, move);

async function ticket(player: string): Promise<string> {
  const placed = await house.place(player, { amount: 1000, auto: null });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.ticket.id;
}

/** Deals a hand with one mine, and names safe tiles. */
async function dealt(): Promise<{ player: string; hand: string; safe: readonly number[] }> {
  const player = await house.play.player();
  const bet = parsed(mines().bet, { amount: 1000, mines: 1 });
  const answer = await house.play.hands.start(player, mines(), bet, [], newKey());
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const { id, nonce } = answer.value.hand;
  const { rows } = await database.pool.query<{ seed: string }>("select seed from play_bet where id = $1", [id]);
  const chance = await house.play.players.chanceOf(database.pool, rows[0]?.seed ?? "", nonce);
  const hand = dealHand({ id, game: mines(), bet, nonce, createdAt: 0 }, chance);
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => {
    const next = playMove(hand, moveOf({ reveal: tile }));
    return "hand" in next && next.hand.payout === null;
  });
  return { player, hand: id, safe };
}

/** Deals such a hand with one tile open, which its player or the house may end. */
async function opened(): Promise<{ player: string; hand: string }> {
  const { player, hand, safe } = await dealt();
  await house.play.hands.move(player, hand, 0, moveOf({ reveal: safe[0] }));
  return { player, hand };
}

/** 0.99 · 25/24 of 1,000. */
const ENDED = { hand: { payout: 1031, turn: 2 }, balance: { amount: RICH + 31 } };

const commands: readonly Command[] = [
  {
    name: "a cash-out",
    lookUp: /^play-read-bet$/,
    prepare: async () => {
      const player = await house.play.player();
      const id = await ticket(player);
      house.clock.advance(6_000);
      await house.event("started");
      house.clock.advance(11_553);
      const expected = { ticket: { id, leftAt: 200, payout: 2000 }, balance: { amount: RICH + 1000 } };
      return { player, expected, send: () => house.rounds.cashOut(player, id) };
    },
  },
  {
    name: "a move that leaves its hand open",
    lookUp: /^play-read-bet$/,
    prepare: async () => {
      const { player, hand, safe } = await dealt();
      const expected = { hand: { payout: null, turn: 1 }, balance: { amount: RICH - 1000 } };
      return { player, expected, send: () => house.play.hands.move(player, hand, 0, moveOf({ reveal: safe[0] })) };
    },
  },
  {
    name: "a move that closes its hand",
    lookUp: /^play-read-bet$/,
    prepare: async () => {
      const { player, hand } = await opened();
      return { player, expected: ENDED, send: () => house.play.hands.move(player, hand, 1, moveOf({ cashOut: true })) };
    },
  },
  {
    name: "a bet",
    lookUp: /^play-known-keys$/,
    prepare: async () => {
      const player = await house.play.player();
      const [bet, key] = [someInstant.bet(), newKey()];
      const expected = { bet: { kind: "instant", stake: 1000 } };
      return { player, expected, send: () => house.play.instant.place(player, someInstant.game, bet, key) };
    },
  },
  {
    name: "a ticket",
    lookUp: /^play-known-keys$/,
    prepare: async () => {
      const [player, key] = [await house.play.player(), randomUUID()];
      const expected = { ticket: { payout: null }, balance: { amount: RICH - 1000 } };
      return { player, expected, send: () => house.place(player, { amount: 1000, auto: null }, "flight", key) };
    },
  },
  {
    name: "a ticket that is taken back",
    lookUp: /^play-known-keys$/,
    prepare: async () => {
      const [player, key] = [await house.play.player(), newKey()];
      const id = await ticket(player);
      const expected = { ticket: { id, payout: 1000, ended: "taken_back" }, balance: { amount: RICH } };
      return { player, expected, send: () => house.rounds.takeBack(player, id, key) };
    },
  },
];

/** Sends the command once more: whatever was lost, it is paid once, and answered as the first time. */
async function expectOnce({ player, send, expected }: Ready, first: Answer | "busy"): Promise<void> {
  expect(first).toMatchObject({ ok: true, value: expected });
  expect(await send()).toEqual(first);
  const balance = first !== "busy" && first.ok ? first.value.balance : null;
  expect(await house.balance(player)).toBe(balance?.amount);
}

describe.each(commands)("$name", ({ lookUp, prepare }) => {
  let ready: Ready;
  beforeEach(async () => {
    ready = await prepare();
  });

  test("is still answered if its answer is lost after the commit", async () => {
    line.lose(STATEMENT);
    const first = await answerOf(house, ready.send());
    expect(line.lost).toEqual([expect.stringMatching(STATEMENT)]);
    await expectOnce(ready, first);
  });

  test("is looked up again if the look-up loses its connection too", async () => {
    line.lose(STATEMENT);
    line.lose(lookUp, 2);
    const first = await answerOf(house, ready.send());
    expect(line.lost).toHaveLength(3);
    await expectOnce(ready, first);
  });

  test("is busy if every look-up fails, and gets its first answer when it is sent again", async () => {
    line.lose(STATEMENT);
    line.lose(lookUp, FOR_GOOD);
    expect(await answerOf(house, ready.send())).toBe("busy");
    line.mend();
    await expectOnce(ready, await answerOf(house, ready.send()));
  });
});

test("a bet that stands is answered although its answer can first not be read", async () => {
  const [player, bet, key] = [await house.play.player(), someInstant.bet(), newKey()];
  const send = () => house.play.instant.place(player, someInstant.game, bet, key);
  line.lose(STATEMENT);
  line.lose(/^play-read-bet$/, 2);
  const first = await answerOf(house, send());
  expect(line.lost).toHaveLength(3);
  await expectOnce({ player, send, expected: { bet: { kind: "instant", stake: 1000 } } }, first);
});

describe("a hand that the house ends", () => {
  test.each([0, 2])("is ended once, and counts as ended, although %i look-ups fail after the commit", async (times) => {
    const { player, hand } = await opened();
    line.lose(STATEMENT);
    line.lose(/^play-read-bet$/, times);
    expect(await answerOf(house, house.play.hands.conclude(player, hand, 1))).toMatchObject({ ok: true, value: ENDED });
    expect(line.lost).toHaveLength(1 + times);
    expect(await house.play.hands.conclude(player, hand, 1)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await house.balance(player)).toBe(RICH + 31);
  });

  test("is not found by the next attempt if nobody could learn that it ended", async () => {
    const { player, hand } = await opened();
    line.lose(STATEMENT);
    line.lose(/^play-read-bet$/, FOR_GOOD);
    expect(await answerOf(house, house.play.hands.conclude(player, hand, 1))).toBe("busy");
    line.mend();
    expect(await house.play.hands.conclude(player, hand, 1)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await house.balance(player)).toBe(RICH + 31);
  });
});
