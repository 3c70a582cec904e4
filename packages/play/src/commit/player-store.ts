import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import { type SeedStream, seedStream } from "@fairhouse/fairness/stream.ts";
import type { AnyBet, AnyHandGame, AnyMove } from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { foldHand, type OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { openAccount } from "@fairhouse/ledger/accounts.ts";
import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { RecentPlay } from "@fairhouse/protocol/play-rules.ts";
import type { Pool, PoolClient } from "pg";
import type { Games } from "../ports.ts";
import { OPEN_PHASES } from "../round/round.ts";
import type { Need, PlayerState } from "./player.ts";

type Db = Pool | PoolClient;

interface PlayerRow {
  id: string;
  version: number;
  account: number;
  balance: number;
  entries: number;
  currency: string;
  name: string | null;
  avatar: string;
  role: PlayerState["role"];
  simulated: boolean;
  adult: boolean;
  banned: boolean;
  excluded_until: Date | null;
  seed: string;
  sealed: Buffer;
  client_seed: string;
  nonce: number;
  wager_limit_day: number | null;
  wager_limit_week: number | null;
  wager_limit_month: number | null;
  loss_limit_day: number | null;
  loss_limit_week: number | null;
  loss_limit_month: number | null;
  played_on: string;
  wagered_day: number;
  wagered_week: number;
  wagered_month: number;
  returned_day: number;
  returned_week: number;
  returned_month: number;
}

/** Reads and creates the rows that the hosts work on. */
export class PlayerStore {
  readonly #vault: Vault;
  readonly #games: Games;
  readonly #random: Random;

  constructor(vault: Vault, games: Games, random: Random) {
    this.#vault = vault;
    this.#games = games;
    this.#random = random;
  }

  /**
   * Loads the current states of players; unknown ids are missing in the result. `lock` takes their rows first, in the
   * order of ids, and reads by a separate statement: one that waited for a lock would see the newest player beside an
   * old account and seed.
   */
  async load(db: Db, ids: readonly string[], lock = false): Promise<Map<string, PlayerState>> {
    if (lock) {
      const text = "select 1 from play_player where id = any($1::uuid[]) order by id for update";
      await db.query({ name: "play-lock-players", text, values: [ids] });
    }
    const { rows } = await db.query<PlayerRow>({
      name: "play-load-players",
      // Columns are named: a named statement with * fails on every open connection once a newer server adds a column.
      text: `select p.id, p.version, p.account, p.currency, p.name, p.avatar, p.role, p.simulated, p.adult_at is not null as adult,
          p.banned_at is not null as banned, p.excluded_until, p.seed, p.nonce, p.wager_limit_day, p.wager_limit_week,
          p.wager_limit_month, p.loss_limit_day, p.loss_limit_week, p.loss_limit_month, p.played_on::text as played_on,
          p.wagered_day, p.wagered_week, p.wagered_month, p.returned_day, p.returned_week, p.returned_month,
          a.balance, a.entries, s.sealed, s.client_seed
        from play_player p join ledger_account a on a.id = p.account join play_seed s on s.id = p.seed
        where p.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(rows.map((row) => [row.id, this.#state(row)]));
  }

  /** Loads what commands can need beside a player's row, by player. */
  readonly loadNeeded: {
    readonly [Name in Need]: (
      db: Db,
      players: readonly PlayerState[],
    ) => Promise<ReadonlyMap<string, PlayerState[Name]>>;
  } = { hands: (db, players) => this.loadHands(db, players), recent: loadRecent, waiting: countWaiting };

  /** Loads the open hands of players, folded from seed, version, bet and moves. */
  async loadHands(db: Db, players: readonly PlayerState[]): Promise<Map<string, ReadonlyMap<string, OpenHand>>> {
    const { rows } = await db.query<{
      id: string;
      player: string;
      game: string;
      game_version: number;
      bet: AnyBet;
      nonce: number;
      created_at: Date;
      seed: string;
      sealed: Buffer;
      client_seed: string;
      moves: AnyMove[];
    }>({
      name: "play-load-hands",
      text: `select b.id, b.player, b.game, b.game_version, b.bet, b.nonce, b.created_at, b.seed, s.sealed, s.client_seed,
          coalesce((select jsonb_agg(m.move order by m.turn) from play_move m where m.bet = b.id), '[]') as moves
        from play_bet b join play_seed s on s.id = b.seed
        where b.player = any($1::uuid[]) and b.settled_at is null and b.seed is not null`,
      values: [players.map((player) => player.id)],
    });
    const hands = new Map(players.map((player) => [player.id, new Map<string, OpenHand>()]));
    const byId = new Map(players.map((player) => [player.id, player]));
    for (const row of rows) {
      const player = byId.get(row.player);
      if (!player) continue;
      const game = this.handGame(row.game, row.game_version);
      // Nearly always the player's active seed, whose stream is ready; after a rotation elsewhere the hand's own.
      const stream =
        row.seed === player.seed.id ? player.seed.stream : seedStream(this.#vault.open(row.sealed, row.seed));
      const chance = stream(row.client_seed, row.nonce);
      const facts = { id: row.id, game, bet: row.bet, nonce: row.nonce, createdAt: row.created_at.getTime() };
      hands.get(row.player)?.set(row.id, foldHand(facts, row.moves, chance));
    }
    return hands;
  }

  handGame(id: string, version: number): AnyHandGame {
    const game = this.#games.version(id, version);
    if (game?.kind !== "hand") throw new Error(`no rules for hands of ${id} version ${version}`);
    return game;
  }

  /** Returns the chance of one recorded bet. */
  async chanceOf(db: Db, seed: string, nonce: number): Promise<Chance> {
    const { rows } = await db.query<{ sealed: Buffer; client_seed: string }>({
      name: "play-read-seed",
      text: "select sealed, client_seed from play_seed where id = $1",
      values: [seed],
    });
    const row = rows[0];
    if (!row) throw new Error(`no seed ${seed}`);
    return seedStream(this.#vault.open(row.sealed, seed))(row.client_seed, nonce);
  }

  /**
   * Creates a player: account with its first balance, seed pair, next seed pair. Part of the transaction that registers
   * them.
   * @throws the database's error if the id exists already.
   */
  async create(
    db: PoolClient,
    player: { id: string; name: string; avatar: string; role: PlayerState["role"]; simulated: boolean },
    house: HouseAccounts,
    grant: Money,
  ): Promise<void> {
    const account = await openAccount(db, player.id, house, grant);
    const seed = this.#random.uuid();
    const next = this.#random.uuid();
    await db.query(
      `insert into play_player (id, account, currency, name, avatar, role, simulated, seed, next_seed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [player.id, account, house.currency, player.name, player.avatar, player.role, player.simulated, seed, next],
    );
    await this.insertSeed(db, seed, player.id, true);
    await this.insertSeed(db, next, player.id, false);
  }

  /** Inserts a fresh seed pair, encrypted; an inactive one waits as the next. */
  async insertSeed(db: PoolClient, id: string, player: string, active: boolean): Promise<void> {
    const serverSeed = hex(this.#random.bytes(32));
    await db.query(
      `insert into play_seed (id, player, commitment, sealed, client_seed, activated_at)
       values ($1, $2, $3, $4, $5, case when $6 then now() end)`,
      [id, player, commitmentOf(serverSeed), this.#vault.seal(serverSeed, id), hex(this.#random.bytes(8)), active],
    );
  }

  /** Publishes a seed that will not be used again. */
  async reveal(db: PoolClient, seed: string, nonces: number): Promise<void> {
    const { rows } = await db.query<{ sealed: Buffer }>("select sealed from play_seed where id = $1", [seed]);
    const sealed = rows[0]?.sealed;
    if (!sealed) throw new Error(`no seed ${seed}`);
    await db.query("update play_seed set server_seed = $2, nonces = $3, revealed_at = now() where id = $1", [
      seed,
      this.#vault.open(sealed, seed),
      nonces,
    ]);
  }

  #state(row: PlayerRow): PlayerState {
    // Opened at first use: settlements read ten thousand players and draw nothing.
    let stream: SeedStream | null = null;
    return {
      id: row.id,
      version: row.version,
      account: { account: row.account, balance: row.balance, entries: row.entries },
      currency: row.currency,
      name: row.name,
      avatar: row.avatar,
      role: row.role,
      simulated: row.simulated,
      adult: row.adult,
      banned: row.banned,
      excludedUntil: row.excluded_until?.getTime() ?? null,
      seed: {
        id: row.seed,
        clientSeed: row.client_seed,
        stream: (clientSeed, nonce) => {
          stream ??= seedStream(this.#vault.open(row.sealed, row.seed));
          return stream(clientSeed, nonce);
        },
      },
      nonce: row.nonce,
      wagerLimits: { day: row.wager_limit_day, week: row.wager_limit_week, month: row.wager_limit_month },
      lossLimits: { day: row.loss_limit_day, week: row.loss_limit_week, month: row.loss_limit_month },
      spending: {
        on: row.played_on,
        wagered: { day: row.wagered_day, week: row.wagered_week, month: row.wagered_month },
        returned: { day: row.returned_day, week: row.returned_week, month: row.returned_month },
      },
      hands: null,
      recent: null,
      waiting: null,
    };
  }
}

/** Loads the last bet of players, and the games in which a bet of theirs is open. */
async function loadRecent(db: Db, players: readonly PlayerState[]): Promise<Map<string, RecentPlay>> {
  const { rows } = await db.query<{ player: string; at: Date | null; round: string | null; games: string[] }>({
    name: "play-load-recent",
    text: `select p.id as player, l.created_at as at, l.round, array(
          select h.game from play_bet h where h.player = p.id and h.settled_at is null and h.seed is not null
          union select b.game from play_round r join play_bet b on b.round = r.id and b.player = p.id and b.settled_at is null
            where r.phase = any($2)) as games
        from unnest($1::uuid[]) as p(id) left join lateral (
          select created_at, round from play_bet where player = p.id order by id desc limit 1) l on true`,
    values: [players.map((player) => player.id), OPEN_PHASES],
  });
  return new Map(
    rows.map(({ player, at, round, games }) => [player, { last: at && { at: at.getTime(), round }, openGames: games }]),
  );
}

async function countWaiting(db: Db, players: readonly PlayerState[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ player: string; waiting: number }>({
    name: "play-count-waiting",
    text: `select p.id as player, (
        select count(*) from play_bet b where b.player = p.id and b.kind = 'external' and b.settled_at is null) as waiting
      from unnest($1::uuid[]) as p(id)`,
    values: [players.map((player) => player.id)],
  });
  return new Map(rows.map(({ player, waiting }) => [player, waiting]));
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
