import { randomUUID } from "node:crypto";
import { POSITIONS } from "@fairhouse/games/roulette/rules/positions.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { canonical } from "./command.ts";
import { BET, type PlayTest, type Reply, startPlayTest, type TestPlayer } from "./testing.ts";

const ROULETTE = "/api/games/roulette/bets";
const MINES = "/api/games/mines/hands";
/** The position that covers pocket 0 alone. */
const ZERO = POSITIONS.find(({ pockets }) => pockets.length === 1 && pockets[0] === 0)?.id;
const ONE_MINE = { amount: 1000, mines: 1 };

let database: TestDatabase;
let play: PlayTest;
let ada: TestPlayer;
let bob: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
  [ada, bob] = await Promise.all([play.player(), play.player()]);
});
afterEach(async () => expect(await play.audit()).toEqual([]));
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const statuses = (replies: readonly Reply[]) => replies.map((reply) => reply.status);
const distinct = (replies: readonly Reply[]) => new Set(replies.map((reply) => canonical(reply.body))).size;
describe("a bet", () => {
  test("is settled in the answer, and its balance adds up", async () => {
    const player = await play.player();
    const { status, body } = await player.post(ROULETTE, { bet: BET });
    expect(status).toBe(200);
    expect(body).toMatchObject({ nonce: 0, bet: { game: "roulette", kind: "instant", stake: 1000, bet: BET } });
    expect(body.bet.outcome.pocket).toBeGreaterThanOrEqual(0);
    expect(body.balance.amount).toBe(1_000_000 - 1000 + body.bet.payout);
    expect(body.balance.version).toBe(2);
  });

  test("with one key is one bet, whichever of 32 parallel calls is answered first", async () => {
    const player = await play.player();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(ROULETTE, { bet: BET }, key)));
    expect(new Set(statuses(replies))).toEqual(new Set([200]));
    expect(distinct(replies)).toBe(1);
    expect((await player.get("/api/bets")).body.bets).toHaveLength(1);
    const upper = await player.post(ROULETTE, { bet: BET }, key.toUpperCase());
    expect(upper.body).toEqual(replies[0]?.body);
  });

  test("with 32 keys at once is 32 bets, nonces 0 to 31", async () => {
    const player = await play.player();
    const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(ROULETTE, { bet: BET })));
    expect(replies.map(({ body }) => body.nonce).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 32 }, (_, n) => n),
    );
  });

  test("of a tenth of the balance, 32 times: ten succeed", async () => {
    const player = await play.player();
    const bet = { chips: [{ on: ZERO, amount: 100_000 }] };
    const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(ROULETTE, { bet })));
    const paid = replies.filter(({ status }) => status === 200);
    const wins = paid.filter(({ body }) => body.bet.payout > 0).length;
    expect(paid.length).toBeGreaterThanOrEqual(10);
    if (wins === 0) expect(paid.length).toBe(10);
    for (const reply of replies) if (reply.status !== 200) expect(reply.body.code).toBe("insufficient_balance");
  });

  test("the same key for another body, game or route is refused and writes nothing", async () => {
    const key = randomUUID();
    await ada.post(ROULETTE, { bet: BET }, key);
    const before = await play.rowCounts();
    const other = { chips: [{ on: "black", amount: 1000 }] };
    for (const reply of [
      await ada.post(ROULETTE, { bet: other }, key),
      await ada.post(MINES, { bet: ONE_MINE }, key),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { code: "key_reused" } });
    }
    expect(await play.rowCounts()).toEqual(before);
    expect((await bob.post(ROULETTE, { bet: BET }, key)).status).toBe(200);
  });

  test("of an unknown game, or of one of another kind, is not found", async () => {
    for (const id of ["nothing", "mines", "crash", "__proto__", "constructor"]) {
      expect(await ada.post(`/api/games/${id}/bets`, { bet: BET })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    }
    expect(await ada.post("/api/games/%00/bets", { bet: BET })).toMatchObject({ status: 400 });
  });

  test("needs a session, an adult and the limits of the currency", async () => {
    expect(await play.visitor.post(ROULETTE, { bet: BET })).toMatchObject({ status: 401 });
    const child = await play.player({ adult: false });
    expect(await child.post(ROULETTE, { bet: BET })).toMatchObject({ status: 403, body: { code: "age_unconfirmed" } });
    const chips = (amount: number) => ({ bet: { chips: [{ on: "red", amount }] } });
    expect(await ada.post(ROULETTE, chips(999))).toMatchObject({ status: 422, body: { code: "bet_too_small" } });
    expect(await ada.post(ROULETTE, chips(100_001))).toMatchObject({ status: 422, body: { code: "bet_too_large" } });
  });
});

describe("a hand", () => {
  test("starts, moves, closes, and each repeated turn gets its first answer", async () => {
    const player = await play.player();
    const started = await player.post(MINES, { bet: { amount: 1000, mines: 1 } });
    expect(started).toMatchObject({ status: 200, body: { hand: { turn: 0, payout: null, view: { mines: null } } } });
    const { id } = started.body.hand;
    expect((await player.get("/api/games/mines/hands/open")).body.hand).toEqual(started.body.hand);
    const moves = `/api/hands/${id}/moves`;
    const first = await player.post(moves, { turn: 0, move: { reveal: 3 } });
    expect(first.status).toBe(200);
    if (first.body.hand.payout !== null) return;
    expect(await player.post(moves, { turn: 0, move: { reveal: 4 } })).toMatchObject({
      status: 409,
      body: { code: "stale_turn", details: { turn: 1 } },
    });
    expect((await player.post(moves, { turn: 0, move: { reveal: 3 } })).body).toEqual(first.body);
    const shouted = `/api/hands/${id.toUpperCase()}/moves`;
    expect((await player.post(shouted, { turn: 0, move: { reveal: 3 } })).body).toEqual(first.body);
    const closed = await player.post(moves, { turn: 1, move: { cashOut: true } });
    expect(closed.body.hand.payout).toBe(1031);
    expect((await player.post(moves, { turn: 1, move: { cashOut: true } })).body).toEqual(closed.body);
    expect(await player.post(moves, { turn: 2, move: { reveal: 9 } })).toMatchObject({ body: { code: "hand_closed" } });
    expect((await player.get("/api/hands/open")).body.hands).toEqual([]);
  });

  test("with one key is one hand, and a second one waits for the first", async () => {
    const player = await play.player();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(MINES, { bet: ONE_MINE }, key)));
    expect(distinct(replies)).toBe(1);
    expect(replies[0]?.status).toBe(200);
    const others = await Promise.all(Array.from({ length: 32 }, () => player.post(MINES, { bet: ONE_MINE })));
    expect(new Set(statuses(others))).toEqual(new Set([409]));
    expect(others[0]?.body).toMatchObject({
      code: "hand_open",
      details: { hands: [{ id: replies[0]?.body.hand.id }] },
    });
  });

  test("is started once by 32 keys at once", async () => {
    const player = await play.player();
    const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(MINES, { bet: ONE_MINE })));
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(1);
  });

  test("makes one of 32 different moves on one turn", async () => {
    const player = await play.player();
    const { id } = (await player.post(MINES, { bet: { amount: 1000, mines: 1 } })).body.hand;
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, reveal) => player.post(`/api/hands/${id}/moves`, { turn: 0, move: { reveal } })),
    );
    expect(statuses(replies).filter((status) => status === 200)).toHaveLength(1);
    const codes = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect([...codes].every((code) => code === "stale_turn" || code === "hand_closed")).toBe(true);
  });

  test("starts with its moves in one commit, and stays open before one that the rules refuse", async () => {
    const hasty = await play.player();
    const opened = await hasty.post(MINES, { bet: ONE_MINE, moves: [{ cashOut: true }, { reveal: 0 }] });
    expect(opened).toMatchObject({ status: 200, body: { hand: { turn: 0, payout: null } } });
    const player = await play.player();
    const key = randomUUID();
    const body = { bet: ONE_MINE, moves: [{ reveal: 0 }] };
    const whole = await player.post(MINES, body, key);
    expect(whole.body.hand.turn).toBe(1);
    expect((await player.post(MINES, body, key)).body).toEqual(whole.body);
  });

  test("of another player is not found, for moves and for reading", async () => {
    const player = await play.player();
    const { id } = (await player.post(MINES, { bet: ONE_MINE })).body.hand;
    const before = await play.rowCounts();
    for (const move of [
      { turn: 0, move: { reveal: 1 } },
      { turn: 0, move: { nonsense: 1 } },
    ]) {
      expect(await bob.post(`/api/hands/${id}/moves`, move)).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    }
    expect(await play.visitor.post(`/api/hands/${id}/moves`, { turn: 0, move: { reveal: 1 } })).toMatchObject({
      status: 401,
    });
    expect((await bob.get("/api/games/mines/hands/open")).body.hand).toBeNull();
    expect(await play.rowCounts()).toEqual(before);
    expect(await ada.post(`/api/hands/${randomUUID()}/moves`, { turn: 0, move: { reveal: 1 } })).toMatchObject({
      status: 404,
    });
  });
});

test("a hand goes on at a server that never saw it, for its player only", async () => {
  const player = await play.player();
  const { hand } = (await player.post(MINES, { bet: ONE_MINE })).body;
  const second = await startPlayTest(database);
  const move = async ({ token }: TestPlayer) => {
    const answer = await fetch(`${second.house.url}/api/hands/${hand.id}/moves`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ turn: 0, move: { reveal: 3 } }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await move(bob)).toMatchObject({ status: 404, body: { code: "not_found" } });
  const moved = await move(player);
  expect(moved).toMatchObject({ status: 200, body: { hand: { id: hand.id, turn: 1 } } });
  const repeated = await player.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: { reveal: 3 } });
  expect(canonical(repeated.body)).toBe(canonical(moved.body));
  await second.house.close();
});
