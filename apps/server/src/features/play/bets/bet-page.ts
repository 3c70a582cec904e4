import { type BetRow, readMoves } from "@fairhouse/play/commit/bet-store.ts";
import type { BetPage, BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import { joinRound, type RecordRow, recordColumns, recordOf } from "./bet-records.ts";
import { type ProofParts, readRoundProof } from "./round-proof.ts";

/**
 * Reads a bet with its proof, for anybody; null if there is none. Secrets are null while they are secret, and anything
 * that would link the bets of a hidden player is shown to that player alone. `viewer`: the player who asks; null for a
 * visitor.
 */
export async function readBetPage(parts: ProofParts, id: string, viewer: string | null): Promise<BetPage | null> {
  const { rows } = await parts.pool.query<RecordRow>({
    name: "bet-page",
    text: `select ${recordColumns} from play_bet b join play_player p on p.id = b.player ${joinRound} where b.id = $1`,
    values: [id],
  });
  const bet = rows[0];
  if (bet === undefined) return null;
  const own = bet.player_id === viewer;
  const record = recordOf(bet, parts.clock.now());
  if (bet.round !== null) {
    return { bet: record, own, proof: await readRoundProof(parts, bet.round), moves: [] };
  }
  const proof = bet.player === null && !own ? hidden : await readSoloProof(parts.pool, bet);
  // The moves of an open hand show what was found: only its player sees them, as part of the hand.
  const moves = bet.kind === "hand" && bet.settled_at !== null ? await readMoves(parts.pool, id) : [];
  return { bet: record, own, proof, moves: [...moves] };
}

const hidden: BetProof = { seeding: "hidden" };

/** Reads revealed seeds, never sealed ones. */
async function readSoloProof(pool: Pool, bet: BetRow): Promise<BetProof> {
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
