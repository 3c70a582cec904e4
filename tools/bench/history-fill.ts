import { createHash, randomBytes } from "node:crypto";
import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import { INSTANT } from "./requests.ts";
import type { Stage } from "./stage.ts";

/** Bets of one player, in sittings on days that many players share. */
const BETS_A_PLAYER = 100;
const BETS_A_SITTING = 20;
const DAYS = 400;
const GRANT = 1_000_000_000;
const STAKE = 1_000;
/** A bet on one number: one of 37 in a row wins 36 times the stake, at a different position for each player. */
const [POCKETS, PAYOUT] = [37, 36_000];
/**
 * Coprime with every number of players below it, so that the players of a round of sittings come in another order than
 * they were made.
 */
const STRIDE = 1_000_003;
const PLAYERS_AT_ONCE = 5_000;
const BETS_AT_ONCE = 100_000;

/**
 * Fills the house's database with players who have bet for 400 days: rows as the house itself would have written them
 * (`ledger:audit` holds), except for their outcomes, which come from no seed. The statements are set-based and write a
 * few thousand bets per second and core.
 * @returns the players.
 */
export async function fillHistory(
  stage: Stage,
  bets: number,
  tell: (what: string) => void,
): Promise<readonly string[]> {
  const players = await fillPlayers(stage, Math.floor(bets / BETS_A_PLAYER), tell);
  await fillBets(stage, players.length, tell);
  tell("counting days");
  await patiently(stage, COUNT_DAYS);
  await patiently(stage, "insert into statistics_mark (account, sequence) select account, $1 from bench_player", [
    BETS_A_PLAYER + 1,
  ]);
  await patiently(stage, "drop table bench_player");
  tell("vacuum");
  await patiently(stage, "vacuum analyze");
  return players;
}

async function fillPlayers(stage: Stage, count: number, tell: (what: string) => void): Promise<readonly string[]> {
  const { pool, vault } = stage;
  const random = createRandom(systemClock);
  const { rows } = await pool.query<{ currency: string }>("select currency from ledger_account where role = 'house'");
  const house = (await houseAccountsOf(pool))(rows[0]?.currency ?? "");
  await pool.query("create table bench_player (place integer primary key, player uuid, seed uuid, account bigint)");
  const players: string[] = [];
  while (players.length < count) {
    const from = players.length;
    const ids = Array.from({ length: Math.min(PLAYERS_AT_ONCE, count - from) }, () => random.uuid());
    players.push(...ids);
    const seeds = ids.flatMap((player, place) =>
      [true, false].map((active) => ({ player, active, place: from + place })),
    );
    const made = seeds.map((seed) => {
      const [id, serverSeed] = [random.uuid(), randomBytes(32).toString("hex")];
      return { ...seed, id, commitment: commitmentOf(serverSeed), sealed: vault.seal(serverSeed, id) };
    });
    await patiently(stage, FILL_PLAYERS, [
      made.map(({ id }) => id),
      made.map(({ player }) => player),
      made.map(({ active }) => active),
      made.map(({ place }) => place),
      made.map(({ commitment }) => commitment),
      made.map(({ sealed }) => sealed),
      house.currency,
      [house.house, house.escrow, house.promotions],
      [GRANT, STAKE, BETS_A_PLAYER, POCKETS, PAYOUT],
    ]);
    tell(`${players.length} of ${count} players`);
  }
  return players;
}

/**
 * Counts wins among the first n bets of the player at a position: those with (nonce + position) divisible by the number
 * of pockets.
 */
const wins = (bets: string, place: string) =>
  `((${bets} - 1 + ${place} % ${POCKETS}) / ${POCKETS} + case when ${place} % ${POCKETS} = 0 then 1 else 0 end)`;

const FILL_PLAYERS = `
  with given as materialized (
    select * from unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::integer[], $5::text[], $6::bytea[])
      as g(seed, player, active, place, commitment, sealed)),
  accounts as (
    insert into ledger_account (role, owner, currency, balance, entries)
    select 'player', player, $7, ($9::bigint[])[1] - ($9::bigint[])[2] * ($9::bigint[])[3]
      + ($9::bigint[])[5] * ${wins("($9::bigint[])[3]", "place")}, ($9::bigint[])[3] + 1
    from given where active returning id, owner),
  opened as (
    insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
    select owner, 1, 'grant', id, ($9::bigint[])[1], 1, ($9::bigint[])[1], ($8::bigint[])[2], 0, ($8::bigint[])[3] from accounts),
  seeds as (
    insert into play_seed (id, player, commitment, sealed, client_seed, activated_at)
    select seed, player, commitment, sealed, 'bench', case when active then now() end from given),
  people as (
    insert into account (id, email, password, first_name, last_name, username, referral_code, created_at)
    select player, player || '@bench.invalid', 'none', 'Bench', 'Player', player::text, player::text, now() from given where active),
  players as (
    insert into play_player (id, account, currency, name, avatar, role, simulated, adult_at, seed, nonce, next_seed)
    select g.player, a.id, $7, 'bench', 'fox', 'player', true, now(), g.seed, ($9::bigint[])[3], n.seed
    from given g join given n on n.player = g.player and not n.active join accounts a on a.owner = g.player where g.active)
  insert into bench_player (place, player, seed, account)
  select g.place, g.player, g.seed, a.id from given g join accounts a on a.owner = g.player where g.active`;

async function fillBets(stage: Stage, players: number, tell: (what: string) => void): Promise<void> {
  const { rows } = await stage.pool.query<{ role: string; id: number; currency: string }>(
    "select role, id, currency from ledger_account where owner is null",
  );
  const account = (role: string) => rows.find((row) => row.role === role)?.id;
  const bets = players * BETS_A_PLAYER;
  const startedAt = systemClock.now() - DAYS * 86_400_000;
  const bodyHash = createHash("sha256").update("bench").digest();
  for (let first = 0; first < bets; first += BETS_AT_ONCE) {
    const end = Math.min(bets, first + BETS_AT_ONCE);
    await patiently(stage, FILL_BETS, [
      first,
      end - 1,
      players,
      startedAt,
      (DAYS * 86_400_000 - 60_000) / bets,
      bodyHash,
      account("escrow"),
      account("house"),
      rows[0]?.currency,
    ]);
    tell(`${end} of ${bets} bets`);
  }
}

const FILL_BETS = `
  with made as materialized (
    select b.player, b.seed, b.account, nonce, ms, (nonce + b.place) % ${POCKETS} = 0 as won, to_timestamp(ms / 1000.0) as at,
      (time || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8' || substr(md5(n::text), 1, 3) || '-' || substr(md5(n::text), 4, 12))::uuid as id,
      (time || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-9' || substr(md5(n::text), 16, 3) || '-' || substr(md5(n::text), 19, 12))::uuid as key,
      ${GRANT} - ${STAKE} * (nonce + 1) + ${PAYOUT} * ${wins("(nonce + 1)", "b.place")} as balance
    from generate_series($1::bigint, $2::bigint) n
    cross join lateral (select $4::bigint + floor(n * $5::float8)::bigint as ms, n / ${BETS_A_SITTING} as sitting) s
    cross join lateral (select substr(lpad(to_hex(ms), 12, '0'), 1, 8) || '-' || substr(lpad(to_hex(ms), 12, '0'), 9) as time,
      sitting / $3::bigint * ${BETS_A_SITTING} + n % ${BETS_A_SITTING} as nonce) t
    join bench_player b on b.place = sitting % $3::bigint * ${STRIDE} % $3::bigint
    order by n),
  movements as (
    insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account, at)
    select id, 0, 'bet', account, case when won then ${PAYOUT} else 0 end - ${STAKE}, nonce + 2, balance, $7, 0, $8, at from made),
  keys as (
    insert into play_key (player, key, body_hash, bet) select player, key, $6, id from made)
  insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, created_at, settled_at)
  select id, player, '${INSTANT}', 1, 'instant', $9, ${STAKE}, case when won then ${PAYOUT} else 0 end,
    '{"chips":[{"on":"straight-7","amount":1000}]}', case when won then '{"pocket":7}' else '{"pocket":8}' end::jsonb, seed, nonce, at, at
  from made`;

const COUNT_DAYS = `
  insert into statistics_day (player, currency, day, game, result, bets, wagered, paid, judged_wagered, judged_paid, expected_thousandths)
  select player, currency, bet_day(id), game, bet_result(stake, payout, refunded), count(*), sum(stake), sum(payout), 0, 0, 0
  from play_bet group by 1, 2, 3, 4, 5`;

/** Runs a statement without the pool's limits, which are made for statements of a bet. */
async function patiently({ pool }: Stage, text: string, values: unknown[] = []): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    const query = { text, values, query_timeout: 2 ** 31 - 1 };
    await client.query(query);
  } finally {
    client.release(true);
  }
}
