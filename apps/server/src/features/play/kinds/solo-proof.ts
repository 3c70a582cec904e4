import type { BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { RecordRow } from "../bet-records.ts";

const hidden: BetProof = { seeding: "hidden" };

/**
 * Reads the proof of a bet on a player's own seed pair: revealed seeds, never sealed ones. Hidden from others if its
 * player hides, because it would link their bets.
 */
export async function readSoloProof(pool: Pool, bet: RecordRow, own: boolean): Promise<BetProof> {
  if (bet.player === null && !own) return hidden;
  const { rows } = await pool.query<{ commitment: string; client_seed: string; server_seed: string | null }>({
    name: "bet-solo-proof",
    text: "select commitment, client_seed, server_seed from play_seed where id = $1",
    values: [bet.seed],
  });
  const seed = rows[0];
  if (!seed || bet.nonce === null) throw new Error(`bet ${bet.id} has no seed`);
  return {
    seeding: "solo",
    serverSeedHash: seed.commitment,
    serverSeed: seed.server_seed,
    clientSeed: seed.client_seed,
    nonce: bet.nonce,
  };
}
