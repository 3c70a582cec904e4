import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { winnerOf } from "@fairhouse/play/round/end/pot-winners.ts";
import type { RoundHost } from "@fairhouse/play/round/round-host.ts";
import type { RoundName } from "@fairhouse/protocol/round-name.ts";
import type { PotWinner, RoundPage } from "@fairhouse/protocol/table.ts";
import type { Pool } from "pg";
import type { ProofParts } from "../kind.ts";
import { type RoundProof, readRoundProof } from "./round-proof.ts";

export interface RoundPageParts extends ProofParts {
  readonly rounds: Pick<RoundHost, "tickets">;
}

interface RoundRow {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly newest: number;
}

/** A round with its proof, and the winner of its pot. Secrets are null while they are secret. */
export interface RoundFacts {
  readonly game: AnyRoundGame;
  readonly newest: number;
  readonly proof: RoundProof;
  readonly winner?: PotWinner | undefined;
}

/** Reads a round, for anybody; null if there is none. */
export async function readRoundFacts(parts: ProofParts, name: RoundName): Promise<RoundFacts | null> {
  const round = await readRound(parts.pool, name);
  const game = round && parts.games.version(round.game, round.game_version);
  if (round === undefined || game?.kind !== "round") return null;
  const proof = await readRoundProof(parts, round.id);
  return { game, newest: round.newest, proof, winner: await winnerOf(parts.pool, game, proof) };
}

/** Reads a round with its tickets. `viewer`: the player who asks; null for a visitor. */
export async function readRoundPage(
  parts: RoundPageParts,
  name: RoundName,
  viewer: string | null,
): Promise<RoundPage | null> {
  const facts = await readRoundFacts(parts, name);
  if (facts === null) return null;
  const { game, proof, ...told } = facts;
  const [tally, own] = await Promise.all([
    parts.rounds.tickets({ id: proof.roundId, game }, told.winner?.ticket),
    viewer === null ? null : readOwnTotals(parts.pool, proof, viewer),
  ]);
  return { game: game.id, gameVersion: game.version, proof, ...told, ...tally, own };
}

const columns = `r.id, r.game, r.game_version,
  (select n.number from play_round n where n."table" = r."table" order by n.number desc limit 1) as newest`;

async function readRound(pool: Pool, name: RoundName): Promise<RoundRow | undefined> {
  const query =
    "id" in name
      ? { name: "round-page-by-id", text: `select ${columns} from play_round r where r.id = $1`, values: [name.id] }
      : {
          name: "round-page",
          text: `select ${columns} from play_round r where r."table" = $1 and r.number = $2`,
          values: [name.table, name.number],
        };
  return (await pool.query<RoundRow>(query)).rows[0];
}

/** Reads what a player has in a round. The return is told with the result, never before. */
async function readOwnTotals(
  pool: Pool,
  { roundId, outcome, voided }: RoundProof,
  player: string,
): Promise<RoundPage["own"]> {
  const { rows } = await pool.query<{ staked: number | null; returned: number | null }>({
    name: "round-own-totals",
    text: `select sum(stake)::bigint as staked, sum(payout)::bigint as returned from play_bet
      where round = $1 and player = $2 and ended is distinct from 'taken_back'`,
    values: [roundId, player],
  });
  const { staked = null, returned = null } = rows[0] ?? {};
  if (staked === null) return null;
  return { staked, returned: outcome !== null || voided ? returned : null };
}
