import { randomUUID } from "node:crypto";
import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../../../tests/database.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { readConfig } from "../../machinery/config.ts";
import {
  BET,
  BETS,
  HANDS,
  openedHand,
  type PlayTest,
  type Reply,
  startTwoServers,
  type TestPlayer,
  TICKETS,
  type TwoServers,
} from "./testing.ts";

const time = new TableTime();
const { play } = readConfig({ RULES: "uk" });
let servers: TwoServers;
let here: PlayTest;
let player: TestPlayer;
/** The same player at the other server. */
let elsewhere: Pick<TestPlayer, "post">;

beforeAll(async () => {
  servers = await startTwoServers(await freshDatabase(), { clock: time.clock, config: { ...LONG_LEASE, play } });
  here = servers.here;
});
afterAll(async () => {
  await time.close(servers.there);
  await servers.close();
});
beforeEach(async () => {
  player = await here.player();
  elsewhere = { post: (path, body, key = randomUUID()) => at(servers.there, path, body, key) };
});

async function at({ house }: PlayTest, path: string, body: unknown, key: string | null) {
  const headers = { authorization: `Bearer ${player.token}`, "content-type": "application/json" };
  const answer = await fetch(house.url + path, {
    method: "POST",
    headers: key === null ? headers : { ...headers, "idempotency-key": key },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Reply["body"] };
}
const pass = () => time.clock.advance(play.betweenBetsMs);

test("a bet that comes too soon is refused at every server, says how long to wait, and changes nothing", async () => {
  const key = randomUUID();
  const first = await player.post(BETS, { bet: BET }, key);
  expect(first.status).toBe(200);
  const before = await here.rowCounts();
  for (const { post } of [player, elsewhere]) {
    const { status, body } = await post(BETS, { bet: BET });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "too_soon" });
    expect(body.details).toEqual({ waitMs: play.betweenBetsMs });
  }
  expect(await here.rowCounts()).toEqual(before);
  // A repeated command is the first bet, not a further one.
  expect((await elsewhere.post(BETS, { bet: BET }, key)).body).toEqual(first.body);
  pass();
  expect((await elsewhere.post(BETS, { bet: BET })).status).toBe(200);
  expect((await player.post(BETS, { bet: BET })).body.code).toBe("too_soon");
});

test("of 32 bets at once on two servers, one is taken", async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, n) => (n % 2 === 0 ? player : elsewhere).post(BETS, { bet: BET })),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, "too_soon"]));
});

test("no bet is taken while a hand of another game is open, and its moves are never held up", async () => {
  const hand = await openedHandOf(player);
  pass();
  for (const { post } of [player, elsewhere]) {
    const refused = await post(BETS, { bet: BET });
    expect(refused).toMatchObject({ status: 409, body: { code: "other_game_open", details: { game: someHand.id } } });
  }
  await time.until(here, "betting");
  expect((await player.post(TICKETS, { bet: someFlight.leavingAt(150) })).body.code).toBe("other_game_open");
  expect((await player.post(HANDS, { bet: someHand.bet(), moves: [] })).body.code).toBe("hand_open");
  expect((await player.post(`/api/hands/${hand}/moves`, { turn: 1, move: someHand.ending }, null)).status).toBe(200);
  expect((await player.post(BETS, { bet: BET })).status).toBe(200);
});

test("tickets of one round count as one bet, and keep other games waiting until they end", async () => {
  const { round } = await time.until(here, "betting");
  await time.until(here, "betting", { after: round.number });
  const ticket = { bet: someFlight.leavingAt(101) };
  expect((await player.post(TICKETS, ticket)).status).toBe(200);
  expect((await player.post(TICKETS, ticket)).status).toBe(200);
  pass();
  expect((await elsewhere.post(BETS, { bet: BET })).body).toMatchObject({
    code: "other_game_open",
    details: { game: someFlight.id },
  });
  await time.until(here, "betting", { after: round.number + 1 });
  expect((await elsewhere.post(BETS, { bet: BET })).status).toBe(200);
  expect((await player.post(TICKETS, ticket)).body.code).toBe("too_soon");
});

test("the house names its rules", async () => {
  expect((await here.visitor.get("/api/house")).body).toMatchObject({ play });
});

/** Opens a hand that is still open, a bet every few seconds. */
function openedHandOf({ post, ...rest }: TestPlayer): Promise<string> {
  return openedHand({
    ...rest,
    post: (...command) => {
      pass();
      return post(...command);
    },
  });
}
