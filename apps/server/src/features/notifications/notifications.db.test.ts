import { someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, tamper } from "../../../../../tests/database.ts";
import { connect, untilHeard } from "../../machinery/sockets/testing.ts";
import { call, PASSWORD, setTestClock } from "../accounts/testing.ts";
import { betAt, HANDS, type PlayTest, startTwoServers, type TestPlayer, type TwoServers } from "../play/testing.ts";
import { startPromotions } from "../promotions/start.ts";
import { read, take } from "../promotions/testing.ts";
import { startNotifications } from "./start.ts";

let here: PlayTest;
let there: PlayTest;
let close: TwoServers["close"];
let player: TestPlayer;

beforeAll(async () => {
  ({ here, there, close } = await startTwoServers(await freshDatabase(), {
    clock: setTestClock().clock,
    features: [startPromotions, startNotifications],
  }));
});
beforeEach(async () => {
  player = await here.player();
});
afterAll(() => close());

const bell = (play = here) => read(play, "/api/notifications", player);

test("a reward that is ready is announced once, and disappears once it is claimed", async () => {
  expect(await bell()).toMatchObject({ unread: 1, notices: [{ kind: "reward_ready", step: 1, amount: 10_000 }] });
  expect((await Promise.all([bell(), bell(there), bell()])).map(({ notices }) => notices.length)).toEqual([1, 1, 1]);
  await take(there, player, "daily");
  expect(await bell()).toEqual({ notices: [], unread: 0 });
});

test("no reward is announced to the banned and the excluded, and a notice from before disappears", async () => {
  const set = (what: string) => here.house.pool.query(`update play_player set ${what} where id = $1`, [player.id]);
  expect((await bell()).unread).toBe(1);
  await set("excluded_until = now() + interval '1 year'");
  expect(await bell()).toEqual({ notices: [], unread: 0 });
  await set("excluded_until = null, banned_at = now()");
  expect(await bell(there)).toEqual({ notices: [], unread: 0 });
});

test("a hand waits once it was left for a minute, and no longer once it is over", async () => {
  await take(here, player, "daily");
  const { body } = await player.post(HANDS, { bet: someHand.bet() });
  expect((await bell()).notices).toEqual([]);
  await tamper(here.house.pool, "update play_bet set created_at = created_at - interval '2 minutes' where id = $1", [
    body.hand.id,
  ]);
  expect((await bell()).notices).toMatchObject([{ kind: "hand_waiting", game: someHand.id, stake: 1000 }]);
});

test("read notices stay read, on every server, and later ones are unread", async () => {
  const [notice] = (await bell()).notices;
  const answer = await player.post("/api/notifications/read", { upTo: notice?.id });
  expect(answer.body).toMatchObject({ unread: 0 });
  expect(await bell(there)).toMatchObject({ unread: 0, notices: [{ id: notice?.id, read: true }] });
  const other = await here.player();
  await read(here, "/api/notifications", other);
  await player.post("/api/notifications/read", { upTo: "ffffffff-ffff-7fff-bfff-ffffffffffff" });
  expect((await read(here, "/api/notifications", other)).unread).toBe(1);
});

test("a notice that an open page could not show stays unread below those that it did", async () => {
  await player.post(HANDS, { bet: someHand.bet() });
  await tamper(
    here.house.pool,
    "update play_bet set created_at = created_at - interval '2 minutes' where player = $1",
    [player.id],
  );
  const [newest, below] = (await bell()).notices;
  const answer = await player.post("/api/notifications/read", { upTo: newest?.id, except: [below?.id] });
  expect(answer.body).toMatchObject({ unread: 1, notices: [{ read: true }, { id: below?.id, read: false }] });
  expect(await player.post("/api/notifications/read", { upTo: newest?.id, except: ["x"] })).toMatchObject({
    status: 400,
  });
});

test("a login from an unknown device is announced at once, on whichever server it came; the first one is not", async () => {
  const { rows } = await here.house.pool.query<{ email: string }>("select email from account where id = $1", [
    player.id,
  ]);
  const socket = await connect(here.house.url);
  await socket.signIn(player.token);
  await untilHeard(socket, () => betAt(there, player));
  const login = (device: string) =>
    call(there.house.app, "POST", "/api/auth/login", {
      body: { email: rows[0]?.email, password: PASSWORD },
      headers: { "user-agent": device },
    });
  expect((await login("Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0")).status).toBe(200);
  await expect.poll(() => socket.of("notice").length).toBe(1);
  expect(socket.of("notice")[0]).toMatchObject({ kind: "new_device" });
  await login("Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0");
  const { notices } = await bell();
  expect(notices.filter(({ kind }) => kind === "new_device")).toHaveLength(1);
  socket.socket.disconnect();
});
