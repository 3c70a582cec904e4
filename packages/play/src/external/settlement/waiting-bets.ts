import type { Pool } from "pg";
import { type BetRow, betColumns } from "../../commit/bet-store.ts";
import type { Games } from "../../ports.ts";
import type { DueBet } from "../../settlement/batch-settlement.ts";
import { rulesOfBet } from "./rules-of-bet.ts";

/** An open bet that waits for facts. */
export interface WaitingBet extends DueBet {
  readonly row: BetRow;
  readonly sold: BetRow["sold"];
  /** All facts that it was made on, by id. */
  readonly facts: readonly string[];
}

/** Reads the open bets that wait for any of these facts. */
export async function readWaitingBets(
  pool: Pool,
  games: Games,
  facts: readonly string[],
): Promise<readonly WaitingBet[]> {
  const { rows } = await pool.query<BetRow>({
    name: "fact-waiting-bets",
    text: `select ${betColumns} from (select distinct bet from play_wait where fact = any($1::uuid[])) w
      join play_bet b on b.id = w.bet and b.settled_at is null join play_player p on p.id = b.player`,
    values: [facts],
  });
  return rows.map((row) => ({
    id: row.id,
    player: row.player_id,
    stake: row.stake,
    createdAt: row.created_at,
    sold: row.sold,
    row,
    facts: rulesOfBet(games, row).facts(row.bet),
  }));
}
