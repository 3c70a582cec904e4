import { someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest, type TestPlayer } from "../../features/play/testing.ts";
import { connectForOneTest, untilHeard } from "./testing.ts";

let database: TestDatabase;
let play: PlayTest;
let ada: TestPlayer;
let bob: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
  [ada, bob] = await Promise.all([play.player(), play.player()]);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const connectTo = connectForOneTest();
const connect = (options: Parameters<typeof connectTo>[1] = {}, url = play.house.url) => connectTo(url, options);

const bet = (player: TestPlayer) => player.post(BETS, { bet: BET });

describe("two servers on one database", () => {
  let second: PlayTest;
  beforeAll(async () => {
    second = await startPlayTest(database);
  });
  afterAll(() => second.house.close());

  test("deliver private news to a player who is connected to the other one, even if they come and go", async () => {
    const [here, there, stranger] = [
      await connect(),
      await connect({}, second.house.url),
      await connect({}, second.house.url),
    ];
    await Promise.all([here.signIn(ada.token), there.signIn(ada.token), stranger.signIn(bob.token)]);
    await untilHeard(there, () => bet(ada));
    const { balance } = (await bet(ada)).body;
    await expect.poll(() => there.of("balance").at(-1)).toEqual(balance);
    await expect.poll(() => here.of("balance").at(-1)).toEqual(balance);
    const { hand } = (await ada.post(HANDS, { bet: someHand.bet() })).body;
    await expect.poll(() => there.of("hand")).toEqual([hand]);
    expect([stranger.of("hand"), stranger.of("balance")]).toEqual([[], []]);
    there.socket.disconnect();
    const { balance: later } = (await bet(ada)).body;
    await expect.poll(() => here.of("balance").at(-1)).toEqual(later);
  });

  test("both send the feed of each, with any characters in it", async () => {
    await database.pool.query("update play_player set name = 'Zoë 🎲 ظ', version = version + 1 where id = $1", [
      ada.id,
    ]);
    const [here, there] = [await connect(), await connect({}, second.house.url)];
    await Promise.all([here.watch("feed"), there.watch("feed")]);
    // A batch too large for one part of a message. The feed's own beat, or a busy machine, may split the bets: then
    // they bet on.
    const large = () => there.of("feed").find(({ length }) => length >= 20);
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 60 }, () => bet(ada)));
        return large();
      })
      .toBeDefined();
    const batch = large();
    await expect.poll(() => here.of("feed")).toContainEqual(batch);
    expect(batch?.length).toBeLessThanOrEqual(30);
    expect(batch?.[0]?.player).toBe("Zoë 🎲 ظ");
  });

  test("end a session on one server's sockets if it ends on the other", async () => {
    const player = await play.player();
    const there = await connect({}, second.house.url);
    expect(await there.signIn(player.token)).toBe(true);
    await player.post("/api/auth/logout", {}, null);
    await expect.poll(() => there.of("signedOut").length).toBe(1);
  });

  test("reconnect after an interruption, and know the players who came meanwhile", async () => {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
    );
    const player = await play.player();
    const there = await connect({}, second.house.url);
    await there.signIn(player.token);
    await untilHeard(there, () => bet(player));
  });

  test("tell the pages of both, after an interruption, that they may have missed something", async () => {
    const [here, there] = [await connect(), await connect({}, second.house.url)];
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
    );
    await expect.poll(() => here.of("missed").length).toBeGreaterThan(0);
    await expect.poll(() => there.of("missed").length).toBeGreaterThan(0);
  });
});
