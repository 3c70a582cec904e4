import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { setTestClock } from "../../features/accounts/testing.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest, type TestPlayer } from "../../features/play/testing.ts";
import { connectForOneTest } from "./testing.ts";

let database: TestDatabase;
let play: PlayTest;
let ada: TestPlayer;
let bob: TestPlayer;
const NO_LIMITS = { betsPerSecond: 1e6, readsPerSecond: 1e6, signInsPerMinute: 1e6 };
const time = setTestClock();

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { clock: time.clock });
  [ada, bob] = await Promise.all([play.player(), play.player()]);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const connectTo = connectForOneTest();
const connect = (options: Parameters<typeof connectTo>[1] = {}, url = play.house.url) => connectTo(url, options);

const bet = (player: TestPlayer) => player.post(BETS, { bet: BET });
type Connected = Awaited<ReturnType<typeof connect>>;

/** Places a bet of each of these players, and returns once sockets of their own have heard of it. */
async function betHeard(...players: readonly TestPlayer[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const own = await connect();
      await own.signIn(player.token);
      const { balance } = (await bet(player)).body;
      await expect.poll(() => own.of("balance").at(-1)).toEqual(balance);
    }),
  );
}

/** Expects that no balance has been sent to this socket: all messages before the answer have arrived. */
async function expectNoBalance(socket: Connected): Promise<void> {
  await socket.watch("");
  expect(socket.of("balance")).toEqual([]);
}

describe("connections", () => {
  test("are open to the house's own pages and programs without a page, but to no foreign page", async () => {
    await connect();
    await connect({ origin: play.house.url });
    for (const origin of ["https://evil.example", "null", `${play.house.url}.evil.example`, "http://127.0.0.1:1"]) {
      await expect(connect({ origin })).rejects.toThrow();
    }
  });

  test("are limited by address, with room again once one has gone", async () => {
    const config = { trustProxy: ["127.0.0.1"], limits: { ...NO_LIMITS, socketsPerAddress: 2 } };
    const crowded = await startPlayTest(database, { config });
    const from = (address: string) => connect({ headers: { "x-forwarded-for": address } }, crowded.house.url);
    const [first] = await Promise.all([from("203.0.113.7"), from("203.0.113.7")]);
    await expect(from("203.0.113.7")).rejects.toThrow();
    await from("203.0.113.8");
    first.socket.disconnect();
    await expect
      .poll(() =>
        from("203.0.113.7").then(
          () => "in",
          () => "refused",
        ),
      )
      .toBe("in");
    await crowded.house.close();
  });

  test("cannot use long polling", async () => {
    const answer = await fetch(`${play.house.url}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
  });
});

describe("private news", () => {
  test("reach all sockets of their player and nobody else's", async () => {
    const [first, second, other, visitor] = [
      await connect(),
      await connect({ token: ada.token }),
      await connect(),
      await connect(),
    ];
    expect(await first.signIn(ada.token)).toBe(true);
    expect(await other.signIn(bob.token)).toBe(true);
    // A token that comes with the connection is checked in parallel.
    await expect.poll(async () => (await bet(ada)) && second.of("balance").length).toBeGreaterThan(0);
    const { balance } = (await bet(ada)).body;
    await expect.poll(() => first.of("balance").at(-1)).toEqual(balance);
    await expect.poll(() => second.of("balance").at(-1)).toEqual(balance);
    for (const socket of [other, visitor]) await expectNoBalance(socket);
  });

  test("include a hand, move by move", async () => {
    const player = await play.player();
    const socket = await connect({ token: player.token });
    await expect.poll(async () => (await bet(player)) && socket.of("balance").length).toBeGreaterThan(0);
    const { hand } = (await player.post(HANDS, { bet: someHand.bet() })).body;
    await expect.poll(() => socket.of("hand")).toEqual([hand]);
  });

  test("stop at sign-out, and a second sign-in replaces the first", async () => {
    const socket = await connect({ token: ada.token });
    expect(await socket.signIn(bob.token)).toBe(true);
    await betHeard(ada);
    await expectNoBalance(socket);
    expect(await socket.signIn(null)).toBe(true);
    await betHeard(bob);
    await expectNoBalance(socket);
  });

  test("follow the last of several simultaneous attempts to sign in", async () => {
    const socket = await connect();
    const answers = await Promise.all([socket.signIn(ada.token), socket.signIn(bob.token), socket.signIn(null)]);
    expect(answers.at(-1)).toBe(true);
    await betHeard(ada, bob);
    await expectNoBalance(socket);
  });

  test("reach no wrong, forged or foreign token", async () => {
    const [head = "", payload = "", signature = ""] = ada.token.split(".");
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${payload}.`;
    const forgedPayload = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), sub: bob.id };
    const forged = `${head}.${Buffer.from(JSON.stringify(forgedPayload)).toString("base64url")}.${signature}`;
    const socket = await connect();
    const wrong = ["", "x", "a.b.c", none, forged, `${ada.token}x`, head, "x".repeat(3000), 5, {}, [], true];
    for (const token of wrong) expect([token, await socket.signIn(token as string)]).toEqual([token, false]);
    await connect({ token: { toString: "x" } });
    await betHeard(ada, bob);
    await expectNoBalance(socket);
  });

  test("stop if a refused token signs the player out", async () => {
    const socket = await connect({ token: ada.token });
    expect(await socket.signIn("wrong")).toBe(false);
    await betHeard(ada);
    await expectNoBalance(socket);
  });

  test("end with the session, which is announced", async () => {
    const player = await play.player();
    const [socket, watching] = [await connect(), await connect()];
    await socket.signIn(player.token);
    await watching.signIn(ada.token);
    const logout = await player.post("/api/auth/logout", {}, null);
    expect(logout.status).toBeLessThan(300);
    await expect.poll(() => socket.of("signedOut").length).toBe(1);
    expect(await socket.signIn(player.token)).toBe(false);
    expect(watching.of("signedOut")).toEqual([]);
    expect(socket.socket.connected).toBe(true);
  });

  test("end when the token expires", async () => {
    const player = await play.player();
    const socket = await connect();
    await socket.signIn(player.token);
    time.advance(16 * 60_000);
    await expect.poll(() => socket.of("signedOut").length).toBe(1);
    expect(await socket.signIn(player.token)).toBe(false);
    time.advance(-16 * 60_000);
  });
});

describe("rooms", () => {
  test("can be watched only if they are public", async () => {
    const socket = await connect();
    await socket.signIn(bob.token);
    expect(await socket.watch("feed")).toBe(true);
    expect(await socket.watch(`table:${someFlight.table}`)).toBe(true);
    const closed = [
      `player:${ada.id}`,
      "table:other",
      "",
      "table:",
      "feed ",
      "__proto__",
      socket.socket.id,
      null,
      5,
      ["feed"],
      {},
    ];
    for (const room of closed) expect([room, await socket.watch(room as string)]).toEqual([room, false]);
    await betHeard(ada);
    await expectNoBalance(socket);
  });

  test("of the feed deliver settled bets in batches, and stop when nobody watches", async () => {
    const [socket, other] = [await connect(), await connect()];
    await socket.watch("feed");
    const ids = (await Promise.all(Array.from({ length: 40 }, () => bet(ada)))).map(({ body }) => body.bet.id);
    // The first batch may be of earlier bets.
    const ofThese = () => socket.of("feed").find((bets) => bets.some(({ id }) => ids.includes(id)));
    await expect.poll(ofThese).toBeDefined();
    const batch = ofThese() ?? [];
    expect(batch.length).toBeLessThanOrEqual(30);
    expect(batch.map(({ id }) => id)).toEqual(
      batch
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
    socket.socket.emit("unwatch", "feed");
    // Earlier events arrive before the answer to a later request.
    await new Promise((resolve) => socket.socket.emit("clock", resolve));
    const before = socket.of("feed").length;
    await other.watch("feed");
    const last = (await bet(ada)).body.bet.id;
    await expect.poll(() => other.of("feed").some((bets) => bets.some(({ id }) => id === last))).toBe(true);
    await socket.watch("");
    expect(socket.of("feed").length).toBe(before);
  });
});

describe("hostile sockets", () => {
  test("get the time; events without an acknowledgement, unknown or malformed ones do no harm", async () => {
    const socket = await connect();
    const loose = socket.socket as unknown as { emit(...event: unknown[]): void };
    for (const name of ["authenticate", "watch", "unwatch", "clock", "bet", "balance", "signedOut", "__proto__"]) {
      for (const payload of [[], [null], [5], [{}], ["x", "y", "z"], [null, null]]) loose.emit(name, ...payload);
    }
    const asked = time.clock.now();
    const now = await new Promise<number>((resolve) => socket.socket.emit("clock", resolve));
    expect(now).toBeGreaterThanOrEqual(asked);
    expect(now).toBeLessThanOrEqual(time.clock.now());
  });

  test("are disconnected after an oversized frame", async () => {
    const socket = await connect();
    socket.socket.emit("watch", `feed${"x".repeat(5000)}` as "feed", () => undefined);
    await expect.poll(() => socket.socket.connected).toBe(false);
  });

  test("are disconnected after a flood of events", async () => {
    const socket = await connect();
    for (let place = 0; place < 150; place++) socket.socket.emit("unwatch", "feed");
    await expect.poll(() => socket.socket.connected).toBe(false);
  });

  test("cannot do harm by sending frames again", async () => {
    const player = await play.player();
    const socket = await connect();
    for (let time = 0; time < 5; time++) expect(await socket.signIn(player.token)).toBe(true);
    const { balance } = (await bet(player)).body;
    await expect.poll(() => socket.of("balance")).toEqual([balance]);
  });
});
