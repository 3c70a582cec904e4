import type { BetPage } from "@fairhouse/protocol/play.ts";
import { joinRound, type RecordRow, recordColumns, recordOf } from "../bet-records.ts";
import type { ProofParts } from "../kinds/kind.ts";
import { kinds } from "../kinds/kinds.ts";

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
  const proven = await kinds[bet.kind].proof(parts, bet, own);
  return { bet: recordOf(bet, parts.clock.now()), own, ...proven };
}
