import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slide } from "@fairhouse/games/slide/game.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { digit } from "../../../../../tests/round-games.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { checkout } from "../../machinery/config.ts";
import { BET, BETS, openedHand, type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { Rasteriser } from "./rasteriser.ts";
import { startSharing } from "./start.ts";

const publicUrl = "https://owl.example";

let database: TestDatabase;
let site: string;
let play: PlayTest;
let ada: TestPlayer;
let bob: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  site = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(site, "index.html"), await readFile(join(checkout, "apps/web/index.html")));
  play = await startPlayTest(database, { features: [startSharing], config: { publicUrl, houseName: "Owl" }, site });
  [ada, bob] = await Promise.all([play.player(), play.player()]);
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
  await rm(site, { recursive: true });
});

const pictureOf = (id: string, headers: Record<string, string> = {}) =>
  play.house.app.inject({ url: `/api/bets/${id}/picture.png`, headers });
const headOf = async (id: string) =>
  (await play.house.app.inject({ url: `/bet/${id}` })).body.split("</head>")[0] ?? "";
const betOf = async (player: TestPlayer) => (await player.post(BETS, { bet: BET })).body.bet.id;
const hide = ({ id }: TestPlayer) => play.house.pool.query("update play_player set name = null where id = $1", [id]);

test("a bet that is over has a picture, which is made once and need not be sent again", async () => {
  const id = await betOf(ada);
  const first = await pictureOf(id);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=600" });
  expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const drawn = vi.spyOn(Rasteriser.prototype, "toPng");
  expect((await pictureOf(id)).rawPayload).toEqual(first.rawPayload);
  expect(drawn).not.toHaveBeenCalled();
  const kept = await pictureOf(id, { "if-none-match": String(first.headers.etag) });
  expect([kept.statusCode, kept.rawPayload.length]).toEqual([304, 0]);
});

test("the head of its page names game, result and picture; other pages keep their head", async () => {
  const id = await betOf(ada);
  const head = await headOf(id);
  expect(head).toContain(`<meta property="og:image" content="${publicUrl}/api/bets/${id}/picture.png" />`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(head).toMatch(/<meta property="og:title" content="Roulette · (0|2\.00)×" \/>/);
  expect(head).toContain(`verify bet ${id}.`);
  expect(await headOf("nonsense")).toContain('<meta property="og:title" content="Owl" />');
});

test("nothing is shown of a bet that is open or missing, or whose player hides", async () => {
  const hidden = await betOf(bob);
  await hide(bob);
  const nowhere = "0192f0c9-3f5b-7c1c-9a49-3f8f6f1c2d10";
  for (const id of [hidden, await openedHand(ada), nowhere]) {
    expect((await pictureOf(id)).json()).toMatchObject({ code: "not_found" });
    expect(await headOf(id)).not.toMatch(/og:image|Roulette|Mines/);
  }
  expect((await pictureOf("nonsense")).statusCode).toBe(400);
});

test("a bet or a round that does not exist has a page that answers 404; one that is not shown to the world, 200", async () => {
  const hidden = await betOf(bob);
  await hide(bob);
  const nowhere = "0192f0c9-3f5b-7c1c-9a49-3f8f6f1c2d10";
  const paths = [
    [`/bet/${nowhere}`, 404],
    ["/bet/nonsense", 404],
    [`/round/${nowhere}`, 404],
    ["/round/crash.999999", 404],
    ["/round/nonsense", 404],
    [`/bet/${hidden}`, 200],
    [`/bet/guest-${nowhere}`, 200],
  ] as const;
  for (const [url, status] of paths) {
    const answer = await play.house.app.inject({ url });
    expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([url, status, "text/html; charset=utf-8"]);
  }
});

test("a picture made before its player hid is no longer shown", async () => {
  const carol = await play.player();
  const id = await betOf(carol);
  expect((await pictureOf(id)).statusCode).toBe(200);
  await hide(carol);
  expect((await pictureOf(id)).statusCode).toBe(404);
});

/** Longer than the time that passes on the test's clock while a busy machine settles the round. */
const REVEAL_MS = 60_000;

test("a paid bet and its round are drawn once the round has been shown, not before", async () => {
  const time = new TableTime();
  const own = await freshDatabase();
  const table = { id: slide.id, bettingMs: 1_500, resultMs: 500, start: "free", minPlayers: 0, aloneMs: 0 } as const;
  const game = anyGame({ ...digit, id: slide.id, tables: [table], runMs: () => REVEAL_MS });
  const round = await startPlayTest(own, {
    games: [game],
    features: [startSharing],
    clock: time.clock,
    config: LONG_LEASE,
  });
  onTestFinished(async () => {
    await time.close(round);
    await own.drop();
  });
  const player = await round.player();
  const seen = async (id: string) => (await round.house.app.inject({ url: `/api/bets/${id}/picture.png` })).statusCode;
  const stands = (phase: string) => time.until(round, phase, { at: `/api/tables/${slide.id}` });
  await stands("betting");
  const placed = await player.post(`/api/tables/${slide.id}/tickets`, { bet: { amount: 1_000, on: 99 } });
  const { id, roundId } = placed.body.ticket;
  const roundSeen = async () =>
    (await round.house.app.inject({ url: `/api/rounds/${roundId}/picture.png` })).statusCode;
  expect([await seen(id), await roundSeen()]).toEqual([404, 404]);
  await stands("running");
  const { rows } = await own.pool.query<{ payout: number | null }>("select payout from play_bet where id = $1", [id]);
  expect(rows[0]?.payout, "it is paid already").not.toBeNull();
  expect([await seen(id), await roundSeen()]).toEqual([404, 404]);
  await time.passing(async () => (await seen(id)) === 200, "the picture", REVEAL_MS / 10);
  expect(await roundSeen()).toBe(200);
});
