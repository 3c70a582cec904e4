import { createHash, randomUUID } from "node:crypto";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { dealHand } from "@fairhouse/kernel/hand.ts";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import type { HandAnswer } from "@fairhouse/protocol/play.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { type PlayHouse, parsed, playHouse, testVault } from "../../../../tests/play-house.ts";
import { playRules } from "../audit-rules.ts";

const vault = testVault();
let database: TestDatabase;
let house: PlayHouse;

const key = (id: string = randomUUID()) => ({ id, bodyHash: "ab".repeat(32) });
const mines = (at = house) => at.game("mines", "hand");
const start = (player: string, moves: unknown[] = [], command = key(), at = house) =>
  startWith(player, { amount: 1000, mines: 3 }, moves, command, at);
const startWith = (player: string, bet: unknown, moves: unknown[], command = key(), at = house) =>
  at.hands.start(player, mines(at), parsed(mines(at).bet, bet), moves.map(moveOf), command);
const moveOf = (move: unknown) => parsed(mines().move, move);
const moveOn = (player: string, hand: string, turn: number, move: unknown, at = house) =>
  at.hands.move(player, hand, turn, moveOf(move));

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool, undefined, vault);
});
afterEach(async () => {
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
});
afterAll(() => database.drop());

function accepted(answer: { ok: true; value: HandAnswer } | { ok: false; refusal: unknown }): HandAnswer {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

/** Finds safe tiles of a hand from the seed in the database, which no player may know. */
async function safeTiles(hand: HandAnswer["hand"]): Promise<number[]> {
  const { rows } = await database.pool.query<{ seed: string }>("select seed from play_bet where id = $1", [hand.id]);
  const chance = await house.players.chanceOf(database.pool, rows[0]?.seed ?? "", hand.nonce);
  const game = mines();
  const dealt = dealHand(
    { id: hand.id, game, bet: parsed(game.bet, hand.bet), nonce: hand.nonce, createdAt: 0 },
    chance,
  );
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => {
    const step = game.apply(dealt.state, moveOf({ reveal: tile }));
    return step.ok && step.value.payout === null;
  });
}

async function balance(player: string): Promise<number> {
  const { rows } = await database.pool.query<{ balance: number }>(
    "select balance from ledger_account where owner = $1",
    [player],
  );
  return rows[0]?.balance ?? -1;
}

describe("a hand", () => {
  test("holds its stake in escrow, pays on cash-out and closes", async () => {
    const player = await house.player(10_000);
    const { hand } = accepted(await start(player));
    expect(await balance(player)).toBe(9000);
    const [tile] = await safeTiles(hand);
    accepted(await moveOn(player, hand.id, 0, { reveal: tile }));
    const closed = accepted(await moveOn(player, hand.id, 1, { cashOut: true }));
    // 0.99 · 25/22 of 1,000, rounded down.
    expect(closed.hand.payout).toBe(1125);
    expect(closed.balance.amount).toBe(10_125);
    expect(await balance(player)).toBe(10_125);
  });

  test("resumes on another server where it was left", async () => {
    const player = await house.player();
    const { hand } = accepted(await start(player));
    const [tile] = await safeTiles(hand);
    const moved = accepted(await moveOn(player, hand.id, 0, { reveal: tile }));
    const other = await playHouse(database.pool, undefined, vault);
    const open = (
      await other.players.loadHands(database.pool, [...(await other.players.load(database.pool, [player])).values()])
    ).get(player);
    expect(open?.get(hand.id)?.moves).toEqual([{ reveal: tile }]);
    const paid = accepted(await moveOn(player, hand.id, 1, { cashOut: true }, other));
    expect(paid.hand.payout).toBe(1125);
    expect(moved.hand.turn).toBe(1);
    // The first server's memory is stale now; it must notice by itself.
    expect(await moveOn(player, hand.id, 1, { reveal: 3 })).toMatchObject({
      refusal: { code: "hand_closed" },
    });
  });

  test("answers the same turn and move again, and refuses another move for it", async () => {
    const player = await house.player();
    const { hand } = accepted(await start(player));
    const [first, second] = await safeTiles(hand);
    const once = accepted(await moveOn(player, hand.id, 0, { reveal: first }));
    const twice = accepted(await moveOn(player, hand.id, 0, { reveal: first }));
    expect(twice).toEqual(once);
    expect(await moveOn(player, hand.id, 0, { reveal: second })).toMatchObject({
      refusal: { code: "stale_turn" },
    });
    expect(await moveOn(player, hand.id, 2, { reveal: second })).toMatchObject({
      refusal: { code: "stale_turn" },
    });
    const paid = accepted(await moveOn(player, hand.id, 1, { cashOut: true }));
    expect(accepted(await moveOn(player, hand.id, 1, { cashOut: true }))).toEqual(paid);
  });

  test("pays once for 32 parallel cash-outs of one turn, and all get the same answer", async () => {
    const player = await house.player(10_000);
    const { hand } = accepted(await start(player));
    const [tile] = await safeTiles(hand);
    accepted(await moveOn(player, hand.id, 0, { reveal: tile }));
    const answers = await Promise.all(Array.from({ length: 32 }, () => moveOn(player, hand.id, 1, { cashOut: true })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: true, value: { hand: { payout: 1125 } } });
    expect(await balance(player)).toBe(10_125);
  });

  test("makes exactly one of 32 parallel different moves of one turn", async () => {
    const player = await house.player();
    const { hand } = accepted(await start(player));
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, tile) => moveOn(player, hand.id, 0, { reveal: tile })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  test("is the only open one of its player and game, even with 32 starts at once", async () => {
    const player = await house.player();
    const answers = await Promise.all(Array.from({ length: 32 }, () => start(player)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal.code === "hand_open")).toHaveLength(31);
  });

  test("stands once dealt, whatever stops its first moves: a start never gives a free look", async () => {
    const player = await house.player(1_000_000);
    for (let nonce = 0; nonce < 30; nonce++) {
      const moves = [{ reveal: nonce % 25 }, { cashOut: true }];
      const { hand } = accepted(await startWith(player, { amount: 1000, mines: 24 }, moves));
      expect(hand.nonce).toBe(nonce);
      expect(hand.payout === 0 ? hand.turn : hand.payout).toBe(hand.payout === 0 ? 1 : 24_750);
    }
  });

  test("stays open before a first move that the rules refuse, and repeats that answer", async () => {
    const player = await house.player(10_000);
    const command = key();
    const moves = [{ cashOut: true }, { reveal: 4 }];
    const once = accepted(await start(player, moves, command));
    expect(once.hand).toMatchObject({ turn: 0, payout: null, nonce: 0 });
    expect(accepted(await start(player, moves, command))).toEqual(once);
    expect(await balance(player)).toBe(9000);
  });

  test("repeats the answer of its start after it went on", async () => {
    const player = await house.player();
    const command = key();
    const first = accepted(await start(player, [], command));
    const [tile] = await safeTiles(first.hand);
    accepted(await moveOn(player, first.hand.id, 0, { reveal: tile }));
    expect(accepted(await start(player, [], command))).toEqual(first);
  });

  test("belongs to its player alone", async () => {
    const { hand } = accepted(await start(await house.player()));
    const stranger = await house.player();
    expect(await moveOn(stranger, hand.id, 0, { reveal: 1 })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
  });

  test("may be finished but not begun by a banned player", async () => {
    const player = await house.player();
    const { hand } = accepted(await start(player));
    await database.pool.query("update play_player set banned_at = now(), version = version + 1 where id = $1", [
      player,
    ]);
    const [tile] = await safeTiles(hand);
    accepted(await moveOn(player, hand.id, 0, { reveal: tile }));
    accepted(await moveOn(player, hand.id, 1, { cashOut: true }));
    expect(await start(player)).toMatchObject({ refusal: { code: "banned" } });
  });
});

describe("rotation", () => {
  test("is refused while a hand is open, and names it", async () => {
    const player = await house.player();
    const { hand } = accepted(await start(player));
    const refused = await house.seeds.rotate(player, "mine");
    expect(refused).toEqual({
      ok: false,
      refusal: { code: "hand_open", details: { hands: [{ id: hand.id, game: "mines" }] } },
    });
    expect((await house.seeds.seeds(player))?.active.nonce).toBe(1);
  });

  test("reveals a seed that hashes to its commitment and replays every bet, and starts the next at nonce 0", async () => {
    const player = await house.player();
    const before = await house.seeds.seeds(player);
    const roulette = house.game("roulette", "instant");
    const bet = parsed(roulette.bet, { chips: [{ on: "red", amount: 1000 }] });
    const placed = [];
    for (let i = 0; i < 5; i++) {
      const answer = await house.instant.place(player, roulette, bet, key());
      if (answer.ok) placed.push(answer.value);
    }
    const rotated = await house.seeds.rotate(player, "my own seed");
    if (!rotated.ok) throw new Error("refused");
    const { previous, active } = rotated.value;
    expect(previous?.serverSeedHash).toBe(before?.active.serverSeedHash);
    expect(
      createHash("sha256")
        .update(previous?.serverSeed ?? "")
        .digest("hex"),
    ).toBe(previous?.serverSeedHash);
    expect(active).toEqual({
      serverSeedHash: before?.nextServerSeedHash,
      clientSeed: "my own seed",
      chosen: true,
      free: false,
      nonce: 0,
    });
    expect(placed.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4]);
    for (const { bet: facts, nonce } of placed) {
      const chance = soloChance(previous?.serverSeed ?? "", previous?.clientSeed ?? "", nonce);
      expect(roulette.play(bet, chance)).toEqual({ outcome: facts.outcome, payout: facts.payout });
    }
    const next = await house.instant.place(player, roulette, bet, key());
    expect(next.ok && next.value.nonce).toBe(0);
  });

  test("leaves every nonce of both seeds in order beside 60 bets", async () => {
    const player = await house.player();
    const roulette = house.game("roulette", "instant");
    const bets = Array.from({ length: 60 }, () =>
      house.instant.place(player, roulette, parsed(roulette.bet, { chips: [{ on: "odd", amount: 1000 }] }), key()),
    );
    const servers = await Promise.all(["a", "b", "c"].map(() => playHouse(database.pool, undefined, vault)));
    const rotations = await Promise.all(servers.map((server, i) => server.seeds.rotate(player, `seed ${i}`)));
    expect(rotations.filter((rotation) => !rotation.ok)).toEqual([]);
    expect((await Promise.all(bets)).every((bet) => bet.ok)).toBe(true);
  });
});
