import { type AnyGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { digit, pot, shoe, trio } from "../../../../../tests/round-games.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { connect, type TestSocket } from "../../machinery/sockets/testing.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

/** Longer than the time that passes on the test's clock while a busy machine settles a round. */
const REVEAL_MS = 20_000;
const BETTING_MS = 1_500;

const quick = { bettingMs: BETTING_MS, resultMs: 500, start: "free", minPlayers: 0, aloneMs: 0 } as const;
const revealed = anyGame({ ...digit, tables: [{ id: "digit", ...quick }], runMs: () => REVEAL_MS });
const mixed = anyGame({ ...trio, tables: [{ id: "trio", ...quick }], runMs: () => 100 });
const shoes = anyGame({ ...shoe, tables: [{ id: "shoe", ...quick }], runMs: () => REVEAL_MS });
const potted = anyGame({
  ...pot,
  winner: ({ winner }) => winner || null,
  tables: [{ id: "pot", ...quick }],
  runMs: () => 100,
});

/** Time that stands still while everything that a round shows is inspected. */
const time = new TableTime();
let database: TestDatabase;
let play: PlayTest;
let [ada, bob]: TestPlayer[] = [];
let watcher: TestSocket;

beforeAll(async () => {
  database = await freshDatabase();
  const games: readonly AnyGame[] = [revealed, mixed, potted, shoes];
  play = await startPlayTest(database, { games, clock: time.clock, config: LONG_LEASE });
  [ada, bob] = [await play.player(), await play.player()];
  watcher = await connect(play.house.url);
  await Promise.all([watcher.watch("feed"), watcher.watch("table:digit")]);
});
afterAll(async () => {
  watcher.socket.disconnect();
  expect(await play.audit()).toEqual([]);
  await time.close(play);
  await database.drop();
});

const stands = (table: string, phase: string) => time.until(play, phase, { at: `/api/tables/${table}` });

/** Places a ticket on every digit in one round; returns the ids, in the order of the digits. */
async function betOnEverything(player: TestPlayer): Promise<string[]> {
  await stands("digit", "betting");
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, on) => player.post("/api/tables/digit/tickets", { bet: { amount: 1_000, on } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  return answers.map(({ body }) => body.ticket.id);
}

test("the result of a round is sent to its bettors' screen of the table, with the time to hold it, and nowhere else while it is shown", async () => {
  if (!ada || !bob) throw new Error("no players");
  const ids = await betOnEverything(ada);
  const { round } = await stands("digit", "running");
  const shownAt = (round.startedAt ?? 0) + REVEAL_MS;
  const digitDrawn = (round.outcome as { digit: number }).digit;
  const won = ids[digitDrawn] ?? "";

  const { tickets } = (await ada.get("/api/tables/digit/tickets")).body;
  expect(tickets[digitDrawn]).toMatchObject({ id: won, payout: 10_000, heldUntil: shownAt });
  for (const { payout, outcome } of (await ada.get("/api/bets?game=digit")).body.bets) {
    expect({ payout, outcome }).toEqual({ payout: null, outcome: null });
  }
  for (const stranger of [ada, bob, play.visitor]) {
    const page = (await stranger.get(`/api/bets/${won}`)).body;
    expect(page.bet).toMatchObject({ payout: null, outcome: null, settledAt: null });
    expect(page.proof).toMatchObject({ link: null, outcome: null, seeds: [], book: [] });
    const roundPage = (await stranger.get(`/api/tables/digit/rounds/${round.number}`)).body;
    expect(roundPage.tickets).toMatchObject(Array(10).fill({ payout: null }));
    expect(roundPage.own).toEqual(stranger === ada ? { staked: 10_000, returned: null } : null);
    for (const list of ["/api/tables/digit/rounds", "/api/fairness/tables/digit/rounds"]) {
      const listed = (await stranger.get(list)).body.rounds.map(({ number }) => number);
      expect(listed).not.toContain(round.number);
    }
    for (const scope of ["all", "high"]) {
      expect((await stranger.get(`/api/bets?scope=${scope}&game=digit`)).body.bets).toEqual([]);
    }
  }
  expect(watcher.of("feed").flat()).toEqual([]);
  expect(time.clock.now(), "all this was asked while the round was shown").toBeLessThan(shownAt);

  await stands("digit", "settled");
  await time.passing(() => watcher.of("feed").flat().length === 10, "the feed");
  expect((await play.visitor.get(`/api/bets/${won}`)).body).toMatchObject({
    bet: { payout: 10_000, round: { id: round.id, table: "digit", number: round.number } },
  });
  expect((await ada.get(`/api/rounds/${round.id}`)).body.own).toEqual({ staked: 10_000, returned: 10_000 });
  const all = (await play.visitor.get("/api/bets?scope=all&game=digit")).body.bets;
  expect(all.map(({ id }: BetRecord) => id).sort()).toEqual([...ids].sort());
  const listed = (await play.visitor.get("/api/tables/digit/rounds")).body.rounds.map(({ id }) => id);
  expect(listed).toContain(round.id);
});

test("finished rounds come in pages of at most a hundred", async () => {
  expect(await play.visitor.get("/api/tables/digit/rounds?limit=101")).toMatchObject({ status: 400 });
  expect(await play.visitor.get("/api/tables/nowhere/rounds")).toMatchObject({ status: 404 });
  const newest = async (limit: number) => (await play.visitor.get(`/api/tables/trio/rounds?limit=${limit}`)).body;
  await time.passing(async () => (await newest(3)).rounds.length === 3, "three rounds");
  const first = await newest(2);
  expect(first.rounds).toHaveLength(2);
  const older = (await play.visitor.get(`/api/tables/trio/rounds?limit=100&before=${first.next}`)).body.rounds;
  expect(older[0]?.number).toBe((first.rounds[1]?.number ?? 0) - 1);
});

test("the seeds of a mixed round are shown once it is over, that of a hidden player without a name", async () => {
  if (!ada || !bob) throw new Error("no players");
  await play.house.pool.query("update play_player set name = null where id = $1", [bob.id]);
  const clientSeed = async (player: TestPlayer) => (await player.get("/api/fairness/seeds")).body.active.clientSeed;
  const [hidden, named] = [await clientSeed(bob), await clientSeed(ada)];
  await stands("trio", "betting");
  const bet = { amount: 1_000 };
  const { ticket } = (await bob.post("/api/tables/trio/tickets", { bet })).body;
  await bob.post("/api/tables/trio/tickets", { bet });
  await ada.post("/api/tables/trio/tickets", { bet });
  expect(JSON.stringify(await play.visitor.get(`/api/bets/${ticket.id}`))).not.toContain(hidden);
  const seeds = async () => (await play.visitor.get(`/api/bets/${ticket.id}`)).body.proof.seeds;
  await time.passing(async () => (await seeds()).length === 2, "the seeds");
  expect(await seeds()).toEqual([
    { seed: hidden, player: null },
    { seed: named, player: expect.any(String) },
  ]);
});

test("a round is found by its id as by its number, and its own totals count no bet that was taken back", async () => {
  if (!ada) throw new Error("no player");
  const { round } = await stands("digit", "betting");
  const place = (on: number) => ada?.post("/api/tables/digit/tickets", { bet: { amount: 1_000, on } });
  const [kept, taken] = [await place(1), await place(2)];
  expect((await ada.post(`/api/tickets/${taken?.body.ticket.id}/take-back`, {})).status).toBe(200);
  const byNumber = (await ada.get(`/api/tables/digit/rounds/${round.number}`)).body;
  expect(byNumber).toMatchObject({ own: { staked: 1_000, returned: null }, tickets: [{ id: kept?.body.ticket.id }] });
  expect((await ada.get(`/api/rounds/${round.id}`)).body).toEqual(byNumber);
  expect(await ada.get("/api/rounds/0192f0c9-3f5b-7c1c-9a49-3f8f6f1c2d10")).toMatchObject({ status: 404 });
});

test("the winner of a pot is named on its round's page, and their ticket leads the list, however small", async () => {
  if (!ada || !bob) throw new Error("no players");
  const rich = await play.player();
  const { round } = await stands("pot", "betting");
  const stakes = [
    [ada, 1_000],
    [rich, 50_000],
    [bob, 2_000],
  ] as const;
  for (const [player, amount] of stakes) {
    expect((await player.post("/api/tables/pot/tickets", { bet: { amount } })).status).toBe(200);
  }
  const read = async () => (await play.visitor.get(`/api/rounds/${round.id}`)).body;
  expect((await read()).winner, "nobody has won yet").toBeUndefined();
  await time.passing(async () => (await read()).proof.outcome !== null, "the winner");
  const { proof, winner, tickets } = await read();
  expect(winner).toMatchObject({ ticket: proof.outcome.winner, staked: tickets[0]?.stake });
  expect(tickets[0]).toMatchObject({ id: proof.outcome.winner, payout: 53_000 });
  const others = tickets.slice(1).map(({ stake }: { stake: number }) => stake);
  expect(others).toEqual([...others].sort((a, b) => b - a));
});

test("the link of a shoe is on the page of none of its rounds while the last one is shown", async () => {
  /** Returns the number of a round that has revealed its link and is still being shown; null if there is none. */
  const showing = async (): Promise<number | null> => {
    const { rows } = await play.house.pool.query(
      `select number from play_round where "table" = 'shoe' and revealed is not null and shown_at > $1 order by number desc limit 1`,
      [new Date(time.clock.now())],
    );
    return rows[0]?.number ?? null;
  };
  const last = await time.passing(showing, "the last round of a shoe");
  const links = async () => {
    const rounds = [last - 2, last - 1, last].map((number) => play.visitor.get(`/api/tables/shoe/rounds/${number}`));
    return (await Promise.all(rounds)).map(({ body }) => body.proof.link);
  };
  expect(await links()).toEqual([null, null, null]);
  expect(await showing()).toBe(last);
  await time.passing(async () => (await links()).every((link) => link !== null), "the link");
});
