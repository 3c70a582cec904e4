import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { BET, BETS, HANDS, type PlayTest, startPlayTest } from "../../features/play/testing.ts";

let database: TestDatabase;
let play: PlayTest;
let stranger: string;

/** Rows of every kind: a settled bet, an open hand, a finished round, a revealed seed. */
beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database);
  const player = await play.player();
  await player.post(BETS, { bet: BET });
  await player.post("/api/fairness/rotate", { clientSeed: "next" });
  const hand = { bet: someHand.bet() };
  await player.post(HANDS, { ...hand, moves: [someHand.opening, someHand.ending] });
  await player.post(HANDS, hand);
  stranger = (await play.player()).id;
  await play.house.close();
  await database.pool.query(
    `insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at, settled_at, outcome)
     select gen_random_uuid(), '${someFlight.table}', 0, '${someFlight.id}', 1, (select id from play_chain limit 1), 0, 0, 'settled', now(), now(), '{"point":200}'`,
  );
});
afterAll(() => database.drop());

test.each([
  ["a settled bet's payout", "update play_bet set payout = payout + 1 where payout is not null"],
  ["a settled bet that opens again", "update play_bet set payout = null, settled_at = null where kind = 'instant'"],
  ["whose bet it was", "update play_bet set player = gen_random_uuid()"],
  ["what an open bet was about", `update play_bet set bet = '{"amount":1}' where settled_at is null`],
  ["an open stake that shrinks", "update play_bet set stake = stake - 1 where settled_at is null"],
  ["the nonce of an open bet", "update play_bet set nonce = nonce + 1 where settled_at is null"],
  ["a bet that is deleted", "delete from play_bet"],
  ["all bets at once", "truncate play_bet"],
  ["a settled round's outcome", `update play_round set outcome = '{"point":100}' where phase = 'settled'`],
  ["when a round was settled", "update play_round set settled_at = now() where phase = 'settled'"],
  ["the link of a round", "update play_round set link = link + 1"],
  ["a round that is deleted", "delete from play_round"],
  ["all rounds at once", "truncate play_round"],
  ["a move", `update play_move set move = '{}'`],
  ["a move that is deleted", "delete from play_move"],
  ["a key", "update play_key set bet = gen_random_uuid()"],
  ["a key that is deleted", "delete from play_key"],
  ["a revealed seed", "update play_seed set client_seed = 'x' where revealed_at is not null"],
  [
    "the client seed of a bet",
    "update play_seed set client_seed = 'x' where revealed_at is null and id in (select seed from play_bet)",
  ],
  ["what a seed was promised to be", "update play_seed set commitment = 'x'"],
  ["a seed that is deleted", "delete from play_seed where revealed_at is not null"],
])("the database protects from change: %s", async (_what, sql) => {
  await expect(database.pool.query(sql)).rejects.toThrow(/never changed or deleted/);
});

test("a finished round shows its link, once", async () => {
  const reveal = (link: string) =>
    database.pool.query("update play_round set revealed = $1 where phase = 'settled'", [link]);
  await reveal("first");
  await reveal("first");
  await expect(reveal("second")).rejects.toThrow(/never changed/);
});

test("a client seed may be changed until its player has a ticket, which uses it without naming it", async () => {
  const set = () =>
    database.pool.query(
      "update play_seed set client_seed = client_seed || 'x' where id = (select seed from play_player where id = $1)",
      [stranger],
    );
  expect((await set()).rowCount).toBe(1);
  await database.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, round, ticket)
     select gen_random_uuid(), $1, game, game_version, 'round', 'FUN', 1000, '{}', id, 1 from play_round`,
    [stranger],
  );
  await expect(set()).rejects.toThrow(/never changed or deleted/);
  const next = "update play_seed set client_seed = 'x' where id = (select next_seed from play_player where id = $1)";
  expect((await database.pool.query(next, [stranger])).rowCount).toBe(1);
});

test.each([
  ["settled", "payout = 0"],
  ["cashed_out", "payout = 1500, left_at = 150"],
  ["taken_back", "payout = stake, left_at = 0, refunded = true"],
  ["refunded", "payout = stake, refunded = true"],
])("the database says of a ticket that it was %s, whichever version of the house wrote it", async (ended, columns) => {
  const { rows } = await database.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, round, ticket)
     select gen_random_uuid(), gen_random_uuid(), game, game_version, 'round', 'FUN', 1000, '{}', id, 2 from play_round limit 1
     returning id, ended`,
  );
  expect(rows).toMatchObject([{ ended: null }]);
  const settle = `update play_bet set settled_at = now(), ${columns} where id = $1 returning ended`;
  expect((await database.pool.query(settle, [rows[0].id])).rows).toEqual([{ ended }]);
});

test("a wish that the database stores apart from its bet stays too, while the bet ends", async () => {
  // Random text is not compressed: the wish takes 6 kB.
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, round, ticket)
     select gen_random_uuid(), gen_random_uuid(), game, game_version, 'round', 'FUN', 1000,
       (select jsonb_object_agg(n, gen_random_uuid()) from generate_series(1, 150) n), id, 3 from play_round limit 1
     returning id`,
  );
  const ids = rows.map(({ id }) => id);
  const other = `update play_bet set bet = bet || '{"150":"another"}' where id = any($1)`;
  await expect(database.pool.query(other, [ids])).rejects.toThrow("not allowed");
  const end = "update play_bet set payout = 0, settled_at = now() where id = any($1)";
  expect((await database.pool.query(end, [ids])).rowCount).toBe(1);
});

test("a player has one open hand of a game, and another once it is over", async () => {
  const client = await database.pool.connect();
  const another = () =>
    client.query(
      `insert into play_bet (id, player, game, game_version, kind, currency, stake, bet, seed, nonce)
       select gen_random_uuid(), player, game, game_version, kind, currency, stake, bet, seed, nonce + 1 from play_bet
       where kind = 'hand' limit 1`,
    );
  try {
    await expect(another()).rejects.toThrow(/play_open_hand_pkey/);
    await client.query("begin");
    await client.query(
      "update play_bet set payout = 0, settled_at = now() where id in (select bet from play_open_hand)",
    );
    await another();
    expect((await client.query("select 1 from play_open_hand")).rowCount).toBe(1);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
