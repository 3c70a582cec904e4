import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { seeds } from "@fairhouse/protocol/fairness.ts";
import { openDatabase } from "@fairhouse/server/machinery/database/open.ts";
import { createVault } from "@fairhouse/server/machinery/database/vault.ts";
import { loadKeys } from "@fairhouse/server/machinery/keys.ts";
import type { Pool } from "pg";
import { pino } from "pino";
import type { Player } from "../page/player.ts";

/** The number of client seeds to try: the chance of missing two bets that come once in 2,300 times is e^-26. */
const MOST_SEEDS = 60_000;

/**
 * Rotates to a pair of seeds under which the player's next bets have the wanted outcomes. The server seed is read from
 * the database of the test's own house with its own key, and the client seed is chosen as any player may choose theirs:
 * the server knows nothing of tests. `wanted` is given the chance of each nonce, from 0.
 */
export async function rotateTo(
  player: Player,
  wanted: (chanceOf: (nonce: number) => Chance) => boolean,
): Promise<void> {
  const { nextServerSeedHash } = seeds.parse(await player.get("/fairness/seeds"));
  const serverSeed = await serverSeedBehind(nextServerSeedHash);
  for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
    const clientSeed = `wanted ${tried}`;
    if (wanted((nonce) => soloChance(serverSeed, clientSeed, nonce))) return player.rotate(clientSeed);
  }
  throw new Error(`no client seed of ${MOST_SEEDS} gives what is wanted`);
}

async function serverSeedBehind(commitment: string): Promise<string> {
  return withTestDatabase(async ({ pool, vault }) => {
    const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from play_seed where commitment = $1",
      [commitment],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`no seed has the commitment ${commitment}`);
    return vault.open(row.sealed, row.id);
  });
}

/** Gives access to secrets that only the test's own house knows: its database, and the key that encrypts them. */
export async function withTestDatabase<Answer>(
  read: (secrets: { readonly pool: Pool; readonly vault: ReturnType<typeof createVault> }) => Promise<Answer>,
): Promise<Answer> {
  const dataDir = process.env.HOUSE_DATA_DIR;
  if (dataDir === undefined) throw new Error("the secrets of a house that somebody else started are not known");
  const config = { dataDir, databaseUrl: null, mode: "test" as const, databaseOwnerUrl: null, databaseConnections: 4 };
  const database = await openDatabase(config, pino({ level: "silent" }), "tool");
  try {
    return await read({ pool: database.pool, vault: createVault((await loadKeys(null, dataDir)).seeds) });
  } finally {
    await database.close();
  }
}
