import { type BetRow, factsOfRow, readBet, readMoves } from "@fairhouse/play/commit/bet-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { type SaltRow, saltColumns, saltFacts } from "@fairhouse/play/seed/chain-facts.ts";
import type { BetPage, BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";

export interface ProofParts {
  readonly pool: Pool;
  readonly games: Games;
}

/**
 * One bet with its proof, for anybody; null when there is none. Whatever is secret yet is null in it, and what would join the bets of
 * somebody who hides is for that player alone. `viewer`: the player who asks; null for a visitor.
 */
export async function readBetPage(parts: ProofParts, id: string, viewer: string | null): Promise<BetPage | null> {
  const bet = await readBet(parts.pool, id);
  if (bet === null) return null;
  const own = bet.player_id === viewer;
  if (bet.round !== null) {
    const proof = await readRoundProof(parts, bet.round);
    return { bet: { ...factsOfRow(bet), outcome: proof.outcome }, own, proof, moves: [] };
  }
  const proof = bet.player === null && !own ? hidden : await readSoloProof(parts.pool, bet);
  // The moves of an open hand tell what was found: only its player sees them, as part of the hand.
  const moves = bet.kind === "hand" && bet.settled_at !== null ? await readMoves(parts.pool, id) : [];
  return { bet: factsOfRow(bet), own, proof, moves: [...moves] };
}

const hidden: BetProof = { seeding: "hidden" };

/** Reads what is revealed, never what is sealed. */
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

type RoundProof = Extract<BetProof, { table: string }>;

interface RoundProofRow extends SaltRow {
  table: string;
  number: number;
  game: string;
  game_version: number;
  link: number;
  revealed: string | null;
  outcome: unknown;
  interrupted: boolean;
  voided: boolean;
  terminal_hash: string;
  salt: string;
}

/** What proves a round that there is. */
export async function readRoundProof({ pool, games }: ProofParts, id: string): Promise<RoundProof> {
  const { rows } = await pool.query<RoundProofRow>({
    name: "bet-round-proof",
    text: `select r."table", r.number, r.game, r.game_version, r.link, r.revealed, r.interrupted, r.phase = 'voided' as voided,
        case when r.phase in ('settled', 'voided') then r.outcome end as outcome, c.terminal_hash, c.salt,
        ${saltColumns}
      from play_round r join play_chain c on c.id = r.chain where r.id = $1`,
    values: [id],
  });
  const round = rows[0];
  const game = round && games.version(round.game, round.game_version);
  if (!round || game?.kind !== "round") throw new Error(`no round ${id}`);
  return {
    seeding: game.seeding,
    table: round.table,
    round: round.number,
    roundId: id,
    terminalHash: round.terminal_hash,
    salt: round.salt,
    saltFacts: saltFacts(round),
    index: round.link,
    link: round.revealed,
    outcome: round.outcome,
    interrupted: round.interrupted,
    voided: round.voided,
  };
}
