import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Pool, PoolClient } from "pg";

const PLAYERS_PER_TURN = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

interface PairRow {
  readonly player: string;
  readonly nonce: number;
  readonly active: string;
  readonly active_sealed: Buffer;
  readonly next: string;
  readonly next_sealed: Buffer;
}

export interface RenewParts {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly random: Random;
}

/**
 * Reveals the active and the next pair of every player and gives them two new ones, whose client seeds are free until
 * the first bet. Some players at a time, each of them wholly or not at all; renewing a player twice does no harm.
 * @returns the number of players.
 */
export async function renewSeeds(parts: RenewParts): Promise<number> {
  let renewed = 0;
  for (let after = FIRST; ; ) {
    const last = await inTransaction(parts.pool, (client) => renewSome(parts, client, after));
    renewed += last.players;
    if (last.id === null) return renewed;
    after = last.id;
  }
}

async function renewSome(parts: RenewParts, client: PoolClient, after: string) {
  const { rows } = await client.query<PairRow>(
    `select p.id as player, p.nonce, p.seed as active, s.sealed as active_sealed, p.next_seed as next, n.sealed as next_sealed
     from play_player p join play_seed s on s.id = p.seed join play_seed n on n.id = p.next_seed
     where p.id > $1 order by p.id limit ${PLAYERS_PER_TURN} for update of p`,
    [after],
  );
  if (rows.length === 0) return { players: 0, id: null };
  await reveal(parts, client, rows);
  const players = rows.map(({ player }) => player);
  const active = await insert(parts, client, players, true);
  const next = await insert(parts, client, players, false);
  await client.query(
    `update play_player p set seed = r.active, next_seed = r.next, nonce = 0, version = p.version + 1
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as r(player, active, next) where p.id = r.player`,
    [players, active, next],
  );
  return { players: rows.length, id: players.at(-1) ?? null };
}

async function reveal({ vault }: RenewParts, client: PoolClient, rows: readonly PairRow[]): Promise<void> {
  const pairs = rows.flatMap(({ nonce, active, active_sealed, next, next_sealed }) => [
    { id: active, seed: vault.open(active_sealed, active), nonces: nonce },
    { id: next, seed: vault.open(next_sealed, next), nonces: 0 },
  ]);
  await client.query(
    `update play_seed s set server_seed = r.seed, nonces = r.nonces, revealed_at = now()
     from unnest($1::uuid[], $2::text[], $3::bigint[]) as r(id, seed, nonces) where s.id = r.id`,
    [pairs.map(({ id }) => id), pairs.map(({ seed }) => seed), pairs.map(({ nonces }) => nonces)],
  );
}

/** Inserts one new pair for each player and returns their ids. */
async function insert(
  { vault, random }: RenewParts,
  client: PoolClient,
  players: readonly string[],
  active: boolean,
): Promise<readonly string[]> {
  const pairs = players.map((player) => {
    const id = random.uuid();
    const seed = hex(random.bytes(32));
    return {
      player,
      id,
      commitment: commitmentOf(seed),
      sealed: vault.seal(seed, id),
      clientSeed: hex(random.bytes(8)),
    };
  });
  await client.query(
    `insert into play_seed (id, player, commitment, sealed, client_seed, activated_at, restored, after_ticket)
     select r.id, r.player, r.commitment, r.sealed, r.client_seed, case when $6 then now() end, $6,
       (select case when is_called then last_value else 0 end from play_ticket_sequence)
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[], $5::text[]) as r(id, player, commitment, sealed, client_seed)`,
    [
      pairs.map(({ id }) => id),
      pairs.map(({ player }) => player),
      pairs.map(({ commitment }) => commitment),
      pairs.map(({ sealed }) => sealed),
      pairs.map(({ clientSeed }) => clientSeed),
      active,
    ],
  );
  return pairs.map(({ id }) => id);
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
