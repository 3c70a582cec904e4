import { randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { betPage, gameFacts, placedSlip } from "@fairhouse/protocol/play.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { coins, FAIR_COIN } from "@fairhouse/tests/external-games.ts";
import { verifyAll } from "@fairhouse/tools/verify/all.ts";
import { storedBets } from "@fairhouse/tools/verify/stored-bets.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectForOneTest } from "../../../../machinery/sockets/testing.ts";
import { PASSWORD } from "../../../accounts/testing.ts";
import { openBets } from "../../bets/open-stakes.ts";
import { hostileJson, type PlayTest, startTwoServers, type TestPlayer, type TwoServers } from "../../testing.ts";

const PATH = "/api/games/coins/slips";
const game = anyGame(coins);

const connect = connectForOneTest();
let database: TestDatabase;
let servers: TwoServers;
let here: PlayTest;
let player: TestPlayer;
let event: string;

beforeAll(async () => {
  database = await freshDatabase();
  servers = await startTwoServers(database, { games: [game] });
  here = servers.here;
});
afterAll(() => servers.close());
beforeEach(async () => {
  player = await here.player();
  event = await coin();
});

async function coin(state: unknown = FAIR_COIN): Promise<string> {
  const id = randomUUID();
  await factStore().open(here.house.pool, { id, game: "coins", gameVersion: 1, state }, new Date());
  return id;
}

const factStore = () => new FactStore(here.house.pool);
const heads = (amount = 1_000) => ({ bet: { amount, legs: [{ event, side: "heads" }] } });

/** Voids the fact, and waits until the bets on it are given back: later tests count rows. */
async function voidCoin(): Promise<void> {
  await factStore().cancel(here.house.pool, event, "rain", new Date());
  await untilSettled();
}

/** Waits until no bet on the fact is open. */
async function untilSettled(): Promise<void> {
  const text = "select from play_fact where id = $1 and settled_at is not null";
  await expect.poll(async () => (await here.house.pool.query(text, [event])).rowCount).toBe(1);
}

/** Waits until a server has settled the bet. */
async function settledPage(id: string) {
  const read = async () => betPage.parse((await here.visitor.get(`/api/bets/${id}`)).body);
  await expect.poll(async () => (await read()).bet.payout).not.toBeNull();
  return read();
}

test("a fact that was settled before a server first looked is told to its first watcher", async () => {
  await factStore().learn(here.house.pool, event, "heads", new Date());
  const recent = async () => gameFacts.parse((await here.visitor.get("/api/games/coins/facts")).body).recent;
  await expect.poll(async () => (await recent()).map(({ id }) => id)).toContain(event);
  const watcher = await connect(here.house.url);
  expect(await watcher.watch("facts:coins")).toBe(true);
  const told = () => watcher.of("facts").flatMap(({ facts }) => facts);
  await expect.poll(() => told().find(({ id }) => id === event)).toMatchObject({ phase: "known", result: "heads" });
});

test("facts that are over are told to the player whose open bet names them, however many were settled since", async () => {
  const over = event;
  event = await coin();
  const legs = [over, event].map((id) => ({ event: id, side: "heads" }));
  expect((await player.post(PATH, { bet: { amount: 1_000, legs } })).status).toBe(200);
  await factStore().learn(here.house.pool, over, "heads", new Date());
  const text = "select from play_fact where id = $1 and settled_at is not null";
  await expect.poll(async () => (await here.house.pool.query(text, [over])).rowCount).toBe(1);
  await here.house.pool.query(
    `insert into play_fact (id, game, game_version, phase, state, result, opened_at, closed_at, known_at, settled_at)
     select gen_random_uuid(), game, 1, 'known', state, result, opened_at, closed_at, known_at, clock_timestamp()
     from play_fact, generate_series(1, 64) where id = $1`,
    [over],
  );
  const toldTo = async (who: { get(path: string): Promise<{ body: unknown }> }) =>
    gameFacts.parse((await who.get("/api/games/coins/facts")).body).recent.map(({ id }) => id);
  expect(await toldTo(player)).toContain(over);
  for (const other of [here.visitor, await here.player()]) expect(await toldTo(other)).not.toContain(over);
  await voidCoin();
  expect(await toldTo(player)).not.toContain(over);
});

describe("a bet on facts, over HTTP", () => {
  test("is placed, listed as open, settled by any server, and proven on its page", async () => {
    const answer = await player.post(PATH, heads());
    expect(answer.status).toBe(200);
    const { bet } = placedSlip.parse(answer.body);
    const open = betPage.parse((await here.visitor.get(`/api/bets/${bet.id}`)).body);
    expect(open).toMatchObject({
      bet: { payout: null },
      proof: { seeding: "facts", facts: [{ id: event, phase: "open" }] },
    });
    await factStore().learn(here.house.pool, event, "heads", new Date());
    expect(await settledPage(bet.id)).toMatchObject({
      bet: { payout: 2_000, ended: "settled", outcome: null },
      proof: { facts: [{ phase: "known", result: "heads" }] },
    });
    expect(await here.audit()).toEqual([]);
  });

  test("has facts that everybody can read, before and after", async () => {
    const read = async () => gameFacts.parse((await here.visitor.get("/api/games/coins/facts")).body);
    const isIt = ({ id }: { readonly id: string }) => id === event;
    expect((await read()).waiting.filter(isIt)).toMatchObject([{ phase: "open", state: FAIR_COIN, result: null }]);
    await factStore().cancel(here.house.pool, event, "rain", new Date());
    await expect.poll(async () => (await read()).recent.filter(isIt)).toMatchObject([{ phase: "void", result: null }]);
    expect((await here.visitor.get("/api/games/mines/facts")).status).toBe(404);
  });

  test("is told of to those who watch its game, by every server, from the opening to the result", async () => {
    for (const server of [here, servers.there]) {
      const watcher = await connect(server.house.url);
      expect(await watcher.watch("facts:mines")).toBe(false);
      expect(await watcher.watch("facts:coins")).toBe(true);
      const told = () =>
        watcher
          .of("facts")
          .flatMap(({ facts }) => facts)
          .filter(({ id }) => id === event)
          .map(({ phase, result }) => [phase, result]);
      await expect.poll(told).toEqual([["open", null]]);
      await factStore().close(here.house.pool, [event], new Date());
      await expect.poll(() => told().at(-1)).toEqual(["closed", null]);
      await factStore().learn(here.house.pool, event, "heads", new Date());
      await expect.poll(() => told().at(-1)).toEqual(["known", "heads"]);
      event = await coin();
    }
  });

  test("is refused by a server that has not heard of the end of betting", async () => {
    const { there } = servers;
    const other = await there.player();
    expect((await other.post(PATH, heads())).status).toBe(200);
    await factStore().close(here.house.pool, [event], new Date());
    expect(await other.post(PATH, heads())).toMatchObject({ status: 409, body: { code: "market_suspended" } });
    await factStore().learn(here.house.pool, event, "tails", new Date());
    await untilSettled();
  });

  test("is refused by every server once the limit of its event is reached, with the stake that is left", async () => {
    event = await coin({ ...FAIR_COIN, most: 0.1 });
    const players = [player, await servers.there.player()];
    const answers = await Promise.all(
      players.flatMap((one) => Array.from({ length: 8 }, () => one.post(PATH, heads(1_000)))),
    );
    const { length } = answers.filter(({ status }) => status === 200);
    expect(length).toBeLessThanOrEqual(10);
    // Each server may hold the rest of a portion that is too small for a bet.
    expect(length).toBeGreaterThanOrEqual(8);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, body.details]).toEqual([409, "liability_reached", { event, maxStake: 0 }]);
    }
    expect(await here.audit()).toEqual([]);
    await voidCoin();
  });

  test("keeps an account open, and is given back when its event is void", async () => {
    const { body } = await player.post(PATH, heads());
    const { bet } = placedSlip.parse(body);
    expect(await openBets(here.house.pool, null, player.id)).toMatchObject([
      { id: bet.id, kind: "external", stake: 1_000 },
    ]);
    expect((await player.post("/api/account/close", { password: PASSWORD })).body.code).toBe("bets_open");
    await factStore().cancel(here.house.pool, event, "rain", new Date());
    expect((await settledPage(bet.id)).bet).toMatchObject({ payout: 1_000, ended: "refunded" });
  });

  test("is ordered to be sold by its player alone, and not if its game never buys bets back", async () => {
    const { bet } = placedSlip.parse((await player.post(PATH, heads())).body);
    const path = `/api/slips/${bet.id}/cash-out-order`;
    const other = await here.player();
    const before = await here.rowCounts();
    const unavailable = { status: 409, body: { code: "cash_out_unavailable" } };
    expect(await player.post(path, { least: 1_500 })).toMatchObject(unavailable);
    expect((await other.post(path, { least: 1_500 })).status).toBe(404);
    expect((await here.visitor.post(path, { least: 1_500 })).status).toBe(401);
    expect((await player.post(`/api/slips/${event}/cash-out-order`, { least: 1 })).status).toBe(404);
    for (const least of ["0", "-1", "1.5", "1e308", '"5"', "[5]", "true", "9007199254740993"]) {
      expect([least, (await player.post(path, `{"least":${least}}`)).status]).toEqual([least, 400]);
    }
    expect((await player.post(path, "{}")).status).toBe(400);
    expect((await player.get("/api/games/coins/cash-out-orders")).body).toEqual({ orders: [] });
    expect((await player.get("/api/games/mines/cash-out-orders")).status).toBe(404);
    expect((await here.visitor.get("/api/games/coins/cash-out-orders")).status).toBe(401);
    expect(await here.rowCounts()).toEqual(before);
    await voidCoin();
  });

  test("is sold to nobody if its game buys no bets back, whatever part of it is named", async () => {
    const { bet } = placedSlip.parse((await player.post(PATH, heads())).body);
    const path = `/api/slips/${bet.id}/cash-out`;
    const before = await here.rowCounts();
    for (const part of [undefined, { number: 1, units: 500 }]) {
      const { status, body } = await player.post(path, { least: 1, part });
      expect([status, body.code]).toEqual([409, "cash_out_unavailable"]);
    }
    for (const part of ["null", "1", "{}", '{"number":1}', '{"number":0,"units":5}', '{"number":1,"units":-5}']) {
      expect([part, (await player.post(path, `{"least":1,"part":${part}}`)).status]).toEqual([part, 400]);
    }
    for (const units of ["0", "0.5", "1e308", '"5"', "9007199254740993"]) {
      const { status } = await player.post(path, `{"least":1,"part":{"number":1,"units":${units}}}`);
      expect([units, status]).toEqual([units, 400]);
    }
    expect(await here.rowCounts()).toEqual(before);
    await voidCoin();
  });

  test("answers hostile bodies with an error that has a code, and changes nothing", async () => {
    const before = await here.rowCounts();
    for (const json of hostileJson) {
      for (const body of [
        `{"bet":{"amount":${json},"legs":[{"event":"${event}","side":"heads"}]}}`,
        `{"bet":{"amount":1000,"legs":${json}}}`,
        `{"bet":{"amount":1000,"legs":[{"event":${json},"side":"heads"}]}}`,
      ]) {
        // A few of these texts are whole amounts.
        if (json === "[1000]" || body.includes('"amount":[1000]')) continue;
        const { status, body: error } = await player.post(PATH, body);
        expect([400, 422], body).toContain(status);
        expect(error.code).toMatch(/^(invalid_request|bet_too_\w+|insufficient_balance)$/);
      }
    }
    const many = Array.from({ length: 5 }, () => ({ event, side: "heads" }));
    expect((await player.post(PATH, { bet: { amount: 1_000, legs: many } })).status).toBe(400);
    expect((await here.visitor.post(PATH, heads())).status).toBe(401);
    expect((await player.post("/api/games/mines/slips", heads())).status).toBe(404);
    expect(await here.rowCounts()).toEqual(before);
  });
});

test("every settled bet is verified with the results that it waited for, and a wrong payout is found", async () => {
  const placed = placedSlip.parse((await player.post(PATH, heads(3_000))).body);
  await factStore().learn(here.house.pool, event, "tails", new Date());
  await settledPage(placed.bet.id);
  const rules = () => game;
  const verified = async () => {
    const wrong: string[] = [];
    const verdict = await verifyAll(storedBets(here.house.pool, null, rules), rules, ({ id }) => wrong.push(id));
    return { ...verdict, wrong };
  };
  expect(await verified()).toMatchObject({ failed: 0 });
  expect((await verified()).passed).toBeGreaterThan(0);
  const lied = anyGame({ ...coins, settle: () => ({ payout: 1, givenBack: false }) });
  const verdict = await verifyAll(
    storedBets(here.house.pool, null, rules),
    () => lied,
    () => undefined,
  );
  expect(verdict.failed).toBe((await verified()).passed);
});
