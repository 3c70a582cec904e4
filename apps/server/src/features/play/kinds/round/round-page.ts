import type { RoundHost } from "@fairhouse/play/round/round-host.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import type { ProofParts } from "../kind.ts";
import { readRoundProof } from "./round-proof.ts";

export interface RoundPageParts extends ProofParts {
  readonly rounds: Pick<RoundHost, "tickets">;
}

/**
 * Reads one round of a table with its tickets and its proof, for anybody; null if there is none. Secrets are null while
 * they are secret.
 */
export async function readRoundPage(parts: RoundPageParts, table: string, number: number): Promise<RoundPage | null> {
  const { rows } = await parts.pool.query<{ id: string; game: string; game_version: number; newest: number }>({
    name: "round-page",
    text: `select r.id, r.game, r.game_version,
        (select n.number from play_round n where n."table" = r."table" order by n.number desc limit 1) as newest
      from play_round r where r."table" = $1 and r.number = $2`,
    values: [table, number],
  });
  const round = rows[0];
  const game = round && parts.games.version(round.game, round.game_version);
  if (round === undefined || game?.kind !== "round") return null;
  const [proof, tally] = await Promise.all([
    readRoundProof(parts, round.id),
    parts.rounds.tickets({ id: round.id, game }),
  ]);
  return { game: round.game, gameVersion: round.game_version, newest: round.newest, proof, ...tally };
}
