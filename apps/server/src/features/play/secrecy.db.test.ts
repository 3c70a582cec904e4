import { linkAt } from "@fairhouse/fairness/chain.ts";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { createVault, type Vault } from "../../machinery/database/vault.ts";
import { loadKeys } from "../../machinery/keys.ts";
import { connect, type TestSocket } from "../../machinery/sockets/testing.ts";
import { testConfig } from "../../testing.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

/** Everything is recorded during play: every byte of every answer and frame, from before the secrets are public. */
const HANDS = 60;
const ROUNDS = 6;

let database: TestDatabase;
let play: PlayTest;
let vault: Vault;
/** The log without the redaction of the house's own. */
const logged: string[] = [];
let watcher: TestSocket;
const time = new TableTime();

beforeAll(async () => {
  database = await freshDatabase();
  const config = testConfig({ databaseUrl: database.url });
  vault = createVault((await loadKeys(config.secretKey, config.dataDir)).seeds);
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  play = await startPlayTest(database, { clock: time.clock, log, config: LONG_LEASE });
  watcher = await connect(play.house.url);
  await Promise.all([watcher.watch("feed"), watcher.watch("table:crash")]);
});
afterAll(async () => {
  watcher.socket.disconnect();
  await time.close(play);
  await database.drop();
});

async function serverSeeds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
    "select id, sealed from play_seed where revealed_at is null",
  );
  return rows.map(({ id, sealed }) => vault.open(sealed, id));
}

async function readEverything(player: TestPlayer, hand: string): Promise<void> {
  const paths = [
    "/api/bets",
    "/api/bets?scope=all",
    "/api/bets?scope=high",
    `/api/bets/${hand}`,
    "/api/hands/open",
    "/api/games/mines/hands/open",
    "/api/fairness/seeds",
    "/api/fairness/tables/crash/rounds",
    "/api/tables",
    "/api/tables/crash",
    "/api/tables/crash/tickets",
    "/api/auth/me",
    "/api/house",
    "/healthz",
    "/api/docs/json",
    "/metrics",
  ];
  await Promise.all(paths.map((path) => player.get(path).catch(() => undefined)));
}

test("no unrevealed server seed and no mine of an open hand leaves the house", async () => {
  const player = await play.player();
  const socket = await connect(play.house.url, { token: player.token });
  const seeds = new Set<string>();
  for (let place = 0; place < HANDS; place++) {
    const mines = 1 + (place % 24);
    const { hand } = (await player.post("/api/games/mines/hands", { bet: { amount: 1000, mines } })).body;
    for (const seed of await serverSeeds(database.pool)) seeds.add(seed);
    if (place % 10 === 0) await readEverything(player, hand.id);
    await player.post("/api/fairness/rotate", { clientSeed: "guess" });
    await player.post(`/api/hands/${hand.id}/moves`, { turn: 5, move: { reveal: 0 } });
    await player.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: { nothing: 0 } });
    const first = (await player.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: { reveal: place % 25 } })).body
      .hand;
    if (first.payout === null) await player.post(`/api/hands/${hand.id}/moves`, { turn: 1, move: { cashOut: true } });
  }
  const bytes = [...play.sent, ...socket.frames, ...watcher.frames, ...logged];
  expect(seeds.size).toBeGreaterThanOrEqual(2);
  for (const seed of seeds) expect(bytes.some((text) => text.includes(seed))).toBe(false);
  expect(logged.length).toBeGreaterThan(HANDS);
  const open = bytes.filter((text) => text.includes('"payout":null') && text.includes('"view"'));
  expect(open.length).toBeGreaterThan(HANDS);
  for (const text of open) expect(text).toContain('"mines":null');
  socket.socket.disconnect();
});

test("no link and no crash point leaves the house before its round is over", async () => {
  const player = await play.player();
  const socket = await connect(play.house.url, { token: player.token });
  let number = 0;
  for (let round = 0; round < ROUNDS; round++) {
    number = (await time.until(play, "betting", { after: number })).round.number;
    await player.post("/api/tables/crash/tickets", { bet: { amount: 1000, auto: null } });
    await player.post("/api/tables/crash/tickets", { bet: { amount: 1000, auto: 150 } });
    const { tickets } = (await player.get("/api/tables/crash/tickets")).body;
    for (const phase of ["betting", "running", "settled"]) {
      if (phase !== "betting") await time.until(play, phase, { after: number - 1 });
      for (const { id } of tickets) {
        await player.get(`/api/bets/${id}`);
        await player.post(`/api/tickets/${id}/cash-out`, undefined);
      }
      await readEverything(player, tickets[0]?.id ?? "none");
    }
  }
  const ended = () => watcher.of("table").filter(({ type }) => type === "ended").length;
  await expect.poll(ended).toBeGreaterThanOrEqual(ROUNDS);
  const { rows } = await database.pool.query(
    `select c.id, c.length, c.stride, c.sealed, c.terminal_hash, c.played from play_chain c where "table" = 'crash' order by ordinal`,
  );
  const bytes = [...play.sent, ...socket.frames, ...watcher.frames, ...logged];
  for (const row of rows) {
    const checkpoints = vault.open(row.sealed, row.id).split("\n");
    const chain = { length: row.length, stride: row.stride, terminalHash: row.terminal_hash, checkpoints };
    const unplayed = Array.from({ length: 40 }, (_, place) =>
      linkAt(chain, Math.min(row.played + 1 + place, row.length)),
    );
    for (const link of [...unplayed, ...checkpoints.slice(Math.ceil(row.played / row.stride))]) {
      expect(bytes.some((text) => text.includes(link))).toBe(false);
    }
  }
  checkOrder(watcher.frames);
  socket.socket.disconnect();
});

/** Checks the order on the wire: a round's link and outcome appear first in the event of its end. */
function checkOrder(frames: readonly string[]): void {
  for (const [place, frame] of frames.entries()) {
    if (!frame.includes('"type":"ended"')) continue;
    const link = /"link":"([0-9a-f]{64})"/.exec(frame)?.[1] ?? "";
    expect(link).toHaveLength(64);
    const earlier = frames.slice(0, place);
    expect(earlier.some((text) => text.includes(link))).toBe(false);
    const round = /"round":\{"id":"([^"]+)"/.exec(frame)?.[1] ?? "";
    expect(round).toHaveLength(36);
    expect(earlier.some((text) => text.includes(round) && text.includes('"point"'))).toBe(false);
  }
}
