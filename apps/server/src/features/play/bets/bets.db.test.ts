import { randomUUID } from "node:crypto";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase, type TestDatabase, tamper } from "../../../../../../tests/database.ts";
import { BET, BETS, HANDS, openedHand, type PlayTest, startPlayTest, type TestPlayer } from "../testing.ts";

let database: TestDatabase;
let play: PlayTest;
let ada: TestPlayer;
let bob: TestPlayer;
let openHand: string;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
  [ada, bob] = await Promise.all([play.player(), play.player()]);
  for (let place = 0; place < 5; place++) await ada.post(BETS, { bet: BET });
  for (let place = 0; place < 3; place++) await bob.post(BETS, { bet: BET });
  openHand = (await ada.post(HANDS, { bet: someHand.bet() })).body.hand.id;
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const idsOf = (reply: { body: { bets: readonly { id: string }[] } }) => reply.body.bets.map(({ id }) => id);

test("the operator's figures count settled bets by game", async () => {
  const figures = await (await fetch(`${play.house.url}/metrics`)).text();
  expect(figures).toContain(`fairhouse_bets_total{game="${someInstant.id}"} 8\n`);
  expect(figures).not.toContain(`fairhouse_bets_total{game="${someHand.id}"}`);
});

describe("lists of bets", () => {
  test("mine: newest first, the open hand too, without its outcome", async () => {
    const { body } = await ada.get("/api/bets");
    expect(body.bets).toHaveLength(6);
    expect(body.bets[0]).toMatchObject({ id: openHand, payout: null, outcome: null, settledAt: null });
    expect(idsOf({ body })).toEqual(idsOf({ body }).toSorted().reverse());
    expect(await play.visitor.get("/api/bets")).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });

  test("all: everybody's, for anybody, but nothing that is open", async () => {
    const { body } = await play.visitor.get("/api/bets?scope=all");
    expect(body.bets).toHaveLength(8);
    expect(idsOf({ body })).not.toContain(openHand);
    expect(idsOf(await ada.get("/api/bets?scope=all"))).not.toContain(openHand);
  });

  test("a player's picture stands beside the name, and neither beside the bets of a hidden player", async () => {
    await database.pool.query("update play_player set name = null where id = $1", [bob.id]);
    const { body } = await play.visitor.get("/api/bets?scope=all");
    const shown = body.bets.map(({ player, avatar }) => (player === null ? `hidden ${avatar}` : `named ${avatar}`));
    expect(new Set(shown)).toEqual(new Set(["hidden ", `named ${ada.id}`]));
  });

  test("pages follow each other without repeating or omitting a bet", async () => {
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 4; page++) {
      const { body } = await play.visitor.get(`/api/bets?scope=all&limit=3${cursor}`);
      seen.push(...idsOf({ body }));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(seen).toEqual(idsOf(await play.visitor.get("/api/bets?scope=all")));
  });

  test("of one game", async () => {
    expect(idsOf(await ada.get(`/api/bets?game=${someHand.id}`))).toEqual([openHand]);
    expect((await play.visitor.get(`/api/bets?scope=all&game=${someHand.id}`)).body).toEqual({ bets: [], next: null });
    expect((await play.visitor.get("/api/bets?scope=all&game=nothing")).body).toEqual({ bets: [], next: null });
  });

  test("a rare game is still found behind thousands of other bets", async () => {
    await closeHand(await play.player());
    const rare = idsOf(await play.visitor.get(`/api/bets?scope=all&game=${someHand.id}`));
    expect(rare.length).toBeGreaterThan(0);
    onTestFinished(() =>
      tamper(database.pool, "delete from play_bet where id >= 'ffffffff-0000-7000-8000-000000000000'"),
    );
    await database.pool.query(
      `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, settled_at)
       select ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, '${someInstant.id}', 1, 'instant', 'coin', 1, 0, '{}', '{}',
         gen_random_uuid(), 0, now() from generate_series(1, 12000) n`,
      [bob.id],
    );
    const found: string[] = [];
    let next: string | null = "";
    for (let page = 0; next !== null && page < 10; page++) {
      const { body } = await play.visitor.get(
        `/api/bets?scope=all&game=${someHand.id}${next === "" ? "" : `&cursor=${next}`}`,
      );
      found.push(...idsOf({ body }));
      next = body.next;
    }
    expect(found).toEqual(rare);
  });

  test("high: at least ten times the stake, within a day, largest profit first", async () => {
    const insert = (id: string, payout: number, hours: number) =>
      database.pool.query(
        `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, settled_at)
         values ($1, $2, '${someInstant.id}', 1, 'instant', 'coin', 1000, $3, '{}', '{}', gen_random_uuid(), 0, now() - $4 * interval '1 hour')`,
        [id, bob.id, payout, hours],
      );
    const [ten, large, small, old] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await insert(ten, 10_000, 1);
    await insert(large, 36_000, 23);
    await insert(small, 9_999, 1);
    await insert(old, 36_000, 25);
    expect(idsOf(await play.visitor.get("/api/bets?scope=high"))).toEqual([large, ten]);
    expect(idsOf(await play.visitor.get("/api/bets?scope=high&limit=1"))).toEqual([large]);
    await tamper(database.pool, "delete from play_bet where id = any($1)", [[ten, large, small, old]]);
  });

  async function closeHand(player: TestPlayer): Promise<void> {
    const id = await openedHand(player);
    await player.post(`/api/hands/${id}/moves`, { turn: 1, move: someHand.ending });
  }
});

describe("the page of one bet", () => {
  test("shows the proof without the seed until a rotation reveals it, to anybody", async () => {
    const player = await play.player();
    const { bet, nonce } = (await player.post(BETS, { bet: BET })).body;
    const { active } = (await player.get("/api/fairness/seeds")).body;
    const before = (await play.visitor.get(`/api/bets/${bet.id}`)).body;
    expect(before).toEqual({
      bet,
      own: false,
      moves: [],
      proof: {
        seeding: "solo",
        serverSeedHash: active.serverSeedHash,
        serverSeed: null,
        clientSeed: active.clientSeed,
        nonce,
      },
    });
    const rotated = await player.post("/api/fairness/rotate", { clientSeed: "my own seed" });
    const { serverSeed } = rotated.body.previous;
    expect((await play.visitor.get(`/api/bets/${bet.id}`)).body.proof).toEqual({ ...before.proof, serverSeed });
  });

  test("of a hidden player does not link that player's bets for others, and shows its proof to its own player", async () => {
    const player = await play.player();
    const id = (await player.post(BETS, { bet: BET })).body.bet.id;
    await database.pool.query("update play_player set name = null, version = version + 1 where id = $1", [player.id]);
    await player.post("/api/fairness/rotate", { clientSeed: "my own seed" });
    const { previous } = (await player.get("/api/fairness/seeds")).body;
    for (const stranger of [play.visitor, ada]) {
      const page = (await stranger.get(`/api/bets/${id}`)).body;
      expect(page).toMatchObject({ own: false, bet: { player: null, payout: expect.any(Number) } });
      expect(page.proof).toEqual({ seeding: "hidden" });
      const seen = JSON.stringify(page) + JSON.stringify((await stranger.get("/api/bets?scope=all")).body);
      for (const trace of [previous.serverSeedHash, previous.serverSeed, previous.clientSeed, player.id]) {
        expect(seen).not.toContain(trace);
      }
    }
    expect((await player.get(`/api/bets/${id}`)).body).toMatchObject({
      own: true,
      proof: { seeding: "solo", serverSeed: previous.serverSeed, serverSeedHash: previous.serverSeedHash },
    });
  });

  test("of an open hand shows neither outcome nor moves", async () => {
    const player = await play.player();
    const id = await openedHand(player);
    const page = (await play.visitor.get(`/api/bets/${id}`)).body;
    expect(page).toMatchObject({ bet: { outcome: null, payout: null }, moves: [], proof: { serverSeed: null } });
    await player.post(`/api/hands/${id}/moves`, { turn: 1, move: someHand.ending });
    const closed = (await play.visitor.get(`/api/bets/${id}`)).body;
    expect(closed.moves).toEqual([someHand.opening, someHand.ending]);
    expect(closed.bet.outcome).not.toBeNull();
  });

  test("that does not exist is not found", async () => {
    expect(await play.visitor.get(`/api/bets/${randomUUID()}`)).toMatchObject({ status: 404 });
  });
});

describe("seeds", () => {
  test("are committed, used, revealed; the next commitment becomes the active one", async () => {
    const player = await play.player();
    const before = (await player.get("/api/fairness/seeds")).body;
    expect(before).toMatchObject({ active: { nonce: 0 }, previous: null, openHands: [] });
    await player.post(BETS, { bet: BET });
    const after = (await player.post("/api/fairness/rotate", { clientSeed: "clover" })).body;
    expect(after.active).toEqual({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: "clover",
      chosen: true,
      free: false,
      nonce: 0,
    });
    expect(after.previous).toMatchObject({ serverSeedHash: before.active.serverSeedHash, nonces: 1 });
    expect((await player.post(BETS, { bet: BET })).body.nonce).toBe(0);
  });

  test("do not rotate while a hand is open, and the refusal names it", async () => {
    const reply = await ada.post("/api/fairness/rotate", { clientSeed: "clover" });
    expect(reply).toMatchObject({
      status: 409,
      body: { code: "hand_open", details: { hands: [{ id: openHand, game: someHand.id }] } },
    });
    expect((await ada.get("/api/fairness/seeds")).body.openHands).toEqual([{ id: openHand, game: someHand.id }]);
  });

  test("belong to the signed-in player", async () => {
    expect(await play.visitor.get("/api/fairness/seeds")).toMatchObject({ status: 401 });
    expect(await play.visitor.post("/api/fairness/rotate", { clientSeed: "a" })).toMatchObject({ status: 401 });
  });

  test("32 rotations and 32 bets at once leave every nonce of every seed in order", async () => {
    const player = await play.player();
    await Promise.all(
      Array.from({ length: 32 }, (_, place) => [
        player.post(BETS, { bet: BET }),
        player.post("/api/fairness/rotate", { clientSeed: `seed ${place}` }),
      ]).flat(),
    );
    const { rows } = await database.pool.query<{ nonces: number[] }>(
      "select array_agg(nonce order by nonce) as nonces from play_bet where player = $1 group by seed",
      [player.id],
    );
    expect(rows.flatMap(({ nonces }) => nonces)).toHaveLength(32);
    for (const { nonces } of rows) expect(nonces).toEqual(nonces.map((_, nonce) => nonce));
    expect(await play.audit()).toEqual([]);
  });
});

test("the documentation names every route of play with its key, and its schemas are readable", async () => {
  const { status, body } = await play.visitor.get("/api/docs/json");
  expect(status).toBe(200);
  const keyed = ["/api/games/{id}/bets", "/api/games/{id}/hands", "/api/tables/{id}/tickets"];
  for (const path of keyed) {
    const names = body.paths[path]?.post?.parameters.map(({ name }) => name.toLowerCase());
    expect([path, names]).toEqual([path, expect.arrayContaining(["id", "idempotency-key"])]);
  }
  for (const path of ["/api/bets", "/api/bets/{id}", "/api/hands/open", "/api/tables/{id}", "/api/fairness/seeds"]) {
    expect(body.paths[path]?.get?.responses["200"]?.content["application/json"]?.schema).toBeDefined();
  }
});
