import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { hostileJson, type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

let database: TestDatabase;
let play: PlayTest;
let player: TestPlayer;
let hand: string;
let before: Readonly<Record<string, number>>;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
  player = await play.player();
  hand = (await player.post("/api/games/mines/hands", { bet: { amount: 1000, mines: 1 } })).body.hand.id;
});
beforeEach(async () => {
  before = await play.rowCounts();
});
afterEach(async () => {
  expect(await play.rowCounts()).toEqual(before);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

/**
 * Sends bodies as texts, because JavaScript cannot write all of them. Every one must be refused with a code of the
 * catalogue.
 */
async function refuseAll(path: string, bodies: readonly string[]): Promise<void> {
  for (const body of bodies) {
    const reply = await player.post(path, body);
    expect([body, reply.status]).toEqual([body, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
    expect([body, reply.body]).toEqual([body, expect.objectContaining({ requestId: expect.any(String) })]);
  }
}

const bet = (chip: string) => `{"bet":{"chips":[${chip}]}}`;

describe("a bet", () => {
  const path = "/api/games/roulette/bets";

  test("with an invalid amount is refused", () =>
    refuseAll(
      path,
      hostileJson.map((amount) => bet(`{"on":"red","amount":${amount}}`)),
    ));

  test("on something that is not a position is refused", () =>
    refuseAll(
      path,
      hostileJson.map((on) => bet(`{"on":${on},"amount":1000}`)),
    ));

  test("of another shape is refused", () =>
    refuseAll(
      path,
      hostileJson.flatMap((value) => [value, `{"bet":${value}}`, bet(value)]),
    ));

  test("with unknown fields is refused", async () => {
    const good = `{"chips":[{"on":"red","amount":1000}]}`;
    const fields = ["balance", "role", "nonce", "multiplier", "userId", "constructor", "toString"];
    await refuseAll(
      path,
      fields.map((field) => `{"bet":${good},"${field}":1}`),
    );
    await refuseAll(
      path,
      fields.map((field) => `{"bet":{"chips":[{"on":"red","amount":1000,"${field}":1}]}}`),
    );
    await refuseAll(
      path,
      fields.map((field) => `{"bet":{"chips":[{"on":"red","amount":1000}],"${field}":1}}`),
    );
    await refuseAll(path, [`{"bet":${good},"__proto__":{"admin":true}}`, `{"__proto__":{"bet":${good}}}`]);
    await refuseAll(path, [`{"bet":{"chips":[{"on":"red","amount":1000}],"__proto__":{"chips":[]}}}`]);
  });

  test("of too many chips, or two on one position, is refused", async () => {
    const chip = `{"on":"red","amount":1000}`;
    await refuseAll(path, [bet(`${chip},${chip}`), bet(Array.from({ length: 61 }, () => chip).join(","))]);
  });

  test("that is invalid JSON, or deep, or large, is refused", async () => {
    await refuseAll(path, ["", "{", "undefined", "amount=1000", "\u0000", `{"bet":{"chips":[}`]);
    await refuseAll(path, [`{"bet":${"[".repeat(20_000)}${"]".repeat(20_000)}}`]);
    const large = await player.post(path, `{"bet":{"chips":[],"x":"${"x".repeat(70_000)}"}}`);
    expect(large).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  });

  test("without a usable key is refused", async () => {
    const good = bet(`{"on":"red","amount":1000}`);
    for (const key of [null, "", "1", "null", "../../..", `${randomUUID()}${randomUUID()}`]) {
      expect(await player.post(path, good, key)).toMatchObject({ status: 400, body: { code: "key_missing" } });
    }
  });

  test("that is not sent as JSON is refused", async () => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/xml",
    ];
    for (const type of types) {
      const answer = await fetch(play.house.url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${player.token}`, "idempotency-key": randomUUID(), "content-type": type },
        body: bet(`{"on":"red","amount":1000}`),
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });
});

describe("a hand", () => {
  const path = "/api/games/mines/hands";

  test("with an invalid stake, number of mines or first moves is refused", async () => {
    await refuseAll(
      path,
      hostileJson.map((amount) => `{"bet":{"amount":${amount},"mines":3}}`),
    );
    const counts = hostileJson.filter((text) => text !== "1").concat("25", "1e2");
    await refuseAll(
      path,
      counts.map((mines) => `{"bet":{"amount":1000,"mines":${mines}}}`),
    );
    const moves = hostileJson.filter((text) => text !== "[]");
    await refuseAll(
      path,
      moves.map((value) => `{"bet":{"amount":1000,"mines":3},"moves":${value}}`),
    );
    await refuseAll(
      path,
      hostileJson.map((value) => `{"bet":{"amount":1000,"mines":3},"moves":[${value}]}`),
    );
    const many = Array.from({ length: 65 }, (_, tile) => `{"reveal":${tile % 25}}`).join(",");
    await refuseAll(path, [`{"bet":{"amount":1000,"mines":3},"moves":[${many}]}`]);
  });

  test("with an invalid move is refused", async () => {
    const at = `/api/hands/${hand}/moves`;
    const tiles = hostileJson.filter((text) => text !== "0");
    await refuseAll(
      at,
      tiles.map((tile) => `{"turn":0,"move":{"reveal":${tile}}}`),
    );
    await refuseAll(
      at,
      hostileJson.map((value) => `{"turn":0,"move":${value}}`),
    );
    const turns = hostileJson.filter((text) => text !== "0" && text !== "-0");
    await refuseAll(
      at,
      turns.map((turn) => `{"turn":${turn},"move":{"reveal":1}}`),
    );
    await refuseAll(at, [`{"turn":0,"move":{"reveal":1},"payout":5}`, `{"turn":0}`, `{"move":{"reveal":1}}`]);
    await refuseAll(at, [`{"turn":0,"move":{"reveal":1,"cashOut":true}}`, `{"turn":0,"move":{"reveal":25}}`]);
  });

  test("with an invalid id is refused", async () => {
    for (const id of ["1", "%00", "__proto__", "../..", `${hand}'--`, "x".repeat(150)]) {
      const reply = await player.post(`/api/hands/${id}/moves`, { turn: 0, move: { reveal: 1 } });
      expect([id, reply.status]).toEqual([id, expect.toSatisfy((status: number) => status === 400 || status === 404)]);
    }
  });
});

test("a rotation to a seed that could not be copied is refused", async () => {
  const seeds = ["", "x".repeat(65), "a\u200bb", "a\u202eb", "a\nb", "a\u0000b", "\ud800"];
  await refuseAll(
    "/api/fairness/rotate",
    seeds.map((clientSeed) => JSON.stringify({ clientSeed })),
  );
  await refuseAll(
    "/api/fairness/rotate",
    hostileJson.filter((text) => !text.startsWith('"')).map((value) => `{"clientSeed":${value}}`),
  );
  await refuseAll("/api/fairness/rotate", [`{"clientSeed":"a","nonce":0}`, `{"clientSeed":"a","serverSeed":"b"}`]);
});

test("invalid queries are refused", async () => {
  const queries = [
    "scope=other",
    "limit=0",
    "limit=101",
    "limit=1.5",
    "limit=x",
    "cursor=1",
    "cursor=%00",
    "player=1",
    "game=%00&x=1",
  ];
  for (const query of queries) {
    expect([query, await player.get(`/api/bets?${query}`)]).toEqual([query, expect.objectContaining({ status: 400 })]);
  }
  expect(await player.get("/api/bets?game=%00")).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(await player.get("/api/bets/1")).toMatchObject({ status: 400 });
});
