import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Owned, Rider } from "@fairhouse/ledger/rider.ts";
import { LedgerStatement } from "@fairhouse/ledger/statement.ts";
import type { BetChange, Draft, FactTest, NewBet, NewMove, RoundTest } from "./draft.ts";
import type { PlayerState } from "./player.ts";

export interface KeyRow {
  readonly key: string;
  /** Hex. */
  readonly bodyHash: string;
  readonly bet: string;
  /** Number of moves that the command carried. */
  readonly moves: number;
}

/** The rows of play that are written with the ledger's. A type alias, because interfaces have no index signature. */
export type PlayRows = {
  readonly players: { readonly was: PlayerState; readonly next: PlayerState };
  readonly keys: KeyRow;
  readonly rounds: RoundTest;
  readonly facts: FactTest;
  readonly bets: { readonly bet: NewBet; readonly player: PlayerState; readonly at: number };
  readonly changes: BetChange & { readonly at: number };
  readonly moves: NewMove;
};

/** The rows of a statement while they are gathered, by rider. */
export type GatheredRows = { readonly [Name in keyof PlayRows]: Owned<PlayRows[Name]>[] };

export const noRows = (): GatheredRows => ({
  players: [],
  keys: [],
  rounds: [],
  facts: [],
  bets: [],
  changes: [],
  moves: [],
});

/** Adds the rows that a command drafted for an owner. */
export function gather(draft: Draft, owner: number, into: GatheredRows): void {
  const at = draft.now;
  for (const row of draft.rounds) into.rounds.push({ owner, row });
  for (const row of draft.facts) into.facts.push({ owner, row });
  for (const bet of draft.bets) into.bets.push({ owner, row: { bet, player: draft.player, at } });
  for (const change of draft.changes) into.changes.push({ owner, row: { ...change, at } });
  for (const row of draft.moves) into.moves.push({ owner, row });
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const players: Rider<PlayRows["players"]> = {
  name: "player_rows",
  type: "play_player_row",
  gate: { admits: "(o.place, p.version) in (select w.place, w.version from player_rows_all w)" },
  updates: true,
  locked: ["next_nonce"],
  columns: {
    version: "bigint",
    nonce: "bigint",
    played_on: "date",
    wagered_day: "bigint",
    wagered_week: "bigint",
    wagered_month: "bigint",
    returned_day: "bigint",
    returned_week: "bigint",
    returned_month: "bigint",
  },
  cells: ({ was, next }) => {
    const { on, wagered, returned } = next.spending;
    return [
      was.version,
      next.nonce,
      on,
      wagered.day,
      wagered.week,
      wagered.month,
      returned.day,
      returned.week,
      returned.month,
    ];
  },
  write: (rows) => `update play_player p set version = p.version + 1, nonce = r.nonce, played_on = r.played_on,
      wagered_day = r.wagered_day, wagered_week = r.wagered_week, wagered_month = r.wagered_month,
      returned_day = r.returned_day, returned_week = r.returned_week, returned_month = r.returned_month
    from ${rows} r where p.id = r.owner`,
  asserts: (present) => (present.has("bet_rows") ? takesItsNonces : takesNoNonce),
};

/**
 * Checks that a player's new bets are on the seed of the locked row and take exactly the nonces from that row's to the
 * new one, which comes last: none twice, none left out. This replaces a unique index on seed and nonce, which would be
 * one more page that every bet changes. Numbered without a join, because the planner estimates the rows of a batch as
 * one.
 */
const takesItsNonces = `
  select coalesce(bool_and(on_seed and nonce = next_nonce - 1 + place), true) from (
    select on_seed, nonce, next_nonce, row_number() over (partition by owner order by is_last, nonce) as place from (
      select owner, nonce, next_nonce, true as on_seed, true as is_last from player_rows
      union all
      select owner, nonce, next_nonce, seed = active_seed, false from bet_rows where seed is not null) taken) numbered`;
const takesNoNonce = "select coalesce(bool_and(nonce = next_nonce), true) from player_rows";

const keys: Rider<PlayRows["keys"]> = {
  name: "key_rows",
  type: "play_key_row",
  // `not in` on purpose: it becomes one hashed list, while `not exists` would search the keys of all players for each
  // player.
  gate: {
    admits: `o.place not in (
      select q.place from key_rows_all q join owners a on a.place = q.place join play_key k on k.player = a.owner and k.key = q.key)`,
  },
  columns: { key: "uuid", body_hash: "bytea", bet: "uuid", moves: "integer" },
  cells: (row) => [row.key, row.bodyHash, row.bet, row.moves],
  write: (rows) =>
    `insert into play_key (player, key, body_hash, bet, moves)
    select owner, key, body_hash, bet, moves from ${rows}`,
};

const rounds: Rider<PlayRows["rounds"]> = {
  name: "round_rows",
  type: "play_round_row",
  gate: {
    before: `held as materialized (
      select r.id, r.phase, r.fence from play_round r
      where r.id in (select round from round_rows_all) order by r.id for share skip locked)`,
    admits: `o.place not in (
      select q.place from round_rows_all q where not exists (
        select 1 from held h where h.id = q.round and h.phase = q.phase and h.fence = q.fence))`,
  },
  columns: { round: "uuid", phase: "text", fence: "bigint" },
  cells: (row) => [row.round, row.phase, row.fence],
  write: null,
};

const facts: Rider<PlayRows["facts"]> = {
  name: "wait_rows",
  type: "play_timed_wait_row",
  gate: {
    before: `held_facts as materialized (
      select f.id, f.phase, f.version from play_fact f
      where f.id in (select fact from wait_rows_all) order by f.id for share skip locked)`,
    admits: `o.place not in (
      select q.place from wait_rows_all q where not exists (
        select 1 from held_facts h where h.id = q.fact and h.phase = 'open' and h.version = q.version
          and (q.deadline is null or clock_timestamp() < q.deadline)))`,
  },
  columns: { fact: "uuid", version: "bigint", bet: "uuid", charge: "bigint", deadline: "timestamptz" },
  cells: (row) => [row.fact, row.version, row.bet, row.charge, row.deadline],
  write: (rows) => `insert into play_wait (fact, bet, charge) select fact, bet, charge from ${rows}`,
};

const bets: Rider<PlayRows["bets"]> = {
  name: "bet_rows",
  type: "play_bet_row",
  locked: ["active_seed", "next_nonce"],
  columns: {
    id: "uuid",
    game: "text",
    game_version: "integer",
    kind: "text",
    currency: "text",
    stake: "bigint",
    payout: "bigint",
    bet: "jsonb",
    outcome: "jsonb",
    seed: "uuid",
    nonce: "bigint",
    round: "uuid",
    at: "timestamptz",
  },
  cells: ({ bet, player, at }) => [
    bet.id,
    bet.game,
    bet.gameVersion,
    bet.kind,
    player.currency,
    bet.stake,
    bet.payout,
    JSON.stringify(bet.bet),
    json(bet.outcome),
    bet.nonce === null ? null : player.seed.id,
    bet.nonce,
    bet.round,
    at,
  ],
  write: (
    rows,
  ) => `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed,
      nonce, round, ticket, created_at, settled_at)
    select id, owner, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, round,
      case when round is null then null else nextval('play_ticket_sequence') end,
      at, case when payout is null then null else at end
    from ${rows}`,
};

const changes: Rider<PlayRows["changes"]> = {
  name: "change_rows",
  type: "play_change_row",
  updates: true,
  columns: {
    id: "uuid",
    stake: "bigint",
    payout: "bigint",
    outcome: "jsonb",
    left_at: "bigint",
    refunded: "boolean",
    at: "timestamptz",
  },
  // The database makes `ended` of these: a ticket that was taken back left at 0.
  cells: (row) => [
    row.id,
    row.stake,
    row.payout,
    json(row.outcome),
    row.ended === "taken_back" ? 0 : row.leftAt,
    isGivenBack(row),
    row.at,
  ],
  write: (rows) => `update play_bet b set stake = r.stake, payout = r.payout, outcome = r.outcome, left_at = r.left_at,
      refunded = r.refunded, settled_at = case when r.payout is null then null else r.at end
    from ${rows} r where b.id = r.id and b.player = r.owner and b.settled_at is null`,
};

const moves: Rider<PlayRows["moves"]> = {
  name: "move_rows",
  type: "play_move_row",
  columns: { bet: "uuid", turn: "integer", move: "jsonb", extra_stake: "bigint", by_house: "boolean" },
  cells: (row) => [row.bet, row.turn, JSON.stringify(row.move), row.extraStake, row.byHouse],
  write: (rows) =>
    `insert into play_move (bet, turn, move, extra_stake, by_house)
    select bet, turn, move, extra_stake, by_house from ${rows}`,
};

/**
 * Locks the players and decides whose rows may be written: those of players who are not locked elsewhere, have the
 * version that the rows were computed from, bring no known key, and play only in rounds and on facts that are as those
 * rows assume. Rounds and facts are locked before players, and nothing here waits for a lock (SKIP LOCKED), so the statement cannot be part of
 * a deadlock. A round that is just being closed counts as closed. Both tests run on the newest committed row, even if
 * it changed after the snapshot.
 */
const gate = (conditions: string) => `
  select o.place, p.id as owner, p.seed as active_seed, p.nonce as next_nonce from owners o join play_player p on p.id = o.owner
  where ${conditions}
  order by p.id for update of p skip locked`;

/** The one statement that moves money in this house. */
export const playStatement = new LedgerStatement<PlayRows>("play", gate, {
  players,
  keys,
  rounds,
  facts,
  bets,
  changes,
  moves,
});
