import { randomUUID } from "node:crypto";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { placedSlip } from "@fairhouse/protocol/play.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { coinsForSale, FAIR_COIN } from "@fairhouse/tests/external-games.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startNotifications } from "../../../notifications/start.ts";
import { read } from "../../../promotions/testing.ts";
import { type PlayTest, startTwoServers, type TestPlayer, type TwoServers } from "../../testing.ts";

let servers: TwoServers;
let here: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  servers = await startTwoServers(await freshDatabase(), {
    games: [anyGame(coinsForSale)],
    features: [startNotifications],
  });
  here = servers.here;
});
afterAll(() => servers.close());
beforeEach(async () => {
  player = await here.player();
});

const facts = () => new FactStore(here.house.pool);

async function coin(): Promise<string> {
  const id = randomUUID();
  await facts().open(here.house.pool, { id, game: "coins", gameVersion: 1, state: FAIR_COIN }, new Date());
  return id;
}

async function place(event: string, side: "heads" | "tails"): Promise<string> {
  const answer = await player.post("/api/games/coins/slips", { bet: { amount: 1_000, legs: [{ event, side }] } });
  return placedSlip.parse(answer.body).bet.id;
}

const bell = (play: PlayTest = here) => read(play, "/api/notifications", player);
const slips = async (play?: PlayTest) => (await bell(play)).notices.filter((notice) => notice.kind === "slip_settled");

test("settled and returned slips are told once, with their time, and stay read", async () => {
  const [tossed, rained] = [await coin(), await coin()];
  const won = await place(tossed, "heads");
  const lost = await place(tossed, "tails");
  const returned = await place(rained, "heads");
  expect(await slips()).toEqual([]);
  await facts().learn(here.house.pool, tossed, "heads", new Date());
  await expect.poll(async () => (await slips()).length).toBe(2);
  await facts().cancel(here.house.pool, rained, "rain", new Date());
  await expect.poll(async () => (await slips()).length).toBe(3);
  const told = await slips(servers.there);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ bet: won, stake: 1_000, payout: 2_000, ended: "settled", read: false }),
      expect.objectContaining({ bet: lost, stake: 1_000, payout: 0, ended: "settled", read: false }),
    ]),
  );
  expect(told[0]).toMatchObject({ bet: returned, payout: 1_000, ended: "refunded" });
  const { rows } = await here.house.pool.query("select settled_at from play_bet where id = $1", [returned]);
  expect(told[0]?.at).toBe(rows[0].settled_at.toISOString());
  await player.post("/api/notifications/read", { upTo: told[0]?.id });
  expect((await bell(servers.there)).unread).toBe(0);
});

test("a slip that its player sold is not told, one that an order sold is", async () => {
  const event = await coin();
  const sold = await place(event, "heads");
  const ordered = await place(event, "heads");
  expect(await player.post(`/api/slips/${sold}/cash-out`, { least: 900 })).toMatchObject({ status: 200 });
  expect(await player.post(`/api/slips/${ordered}/cash-out-order`, { least: 900 })).toMatchObject({ status: 200 });
  await expect.poll(() => slips()).toMatchObject([{ bet: ordered, payout: 900, ended: "cashed_out" }]);
});

test("the bell holds the newest ten", async () => {
  const event = await coin();
  const bets: string[] = [];
  for (let made = 0; made < 12; made += 1) {
    const one = await coin();
    bets.push(await place(one, "tails"));
    await facts().learn(here.house.pool, one, "heads", new Date());
    await expect.poll(async () => (await slips())[0]).toMatchObject({ bet: bets.at(-1) });
  }
  await place(event, "heads");
  expect((await slips()).map(({ bet }) => bet)).toEqual(bets.slice(-10).toReversed());
});
