import { isShown } from "@fairhouse/play/round/end/unshown.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import { joinRound, type RecordRow, recordColumns, recordOf } from "../bet-records.ts";
import { idBelowBetsOf, NEWEST } from "./bet-days.ts";

export interface BetPageOf {
  readonly bets: readonly BetRecord[];
  /** Cursor of the next page; null if there is none. */
  readonly next: string | null;
}

export interface BetsAsked {
  /** The player whose bets are listed, open ones too; null for everybody's settled bets. */
  readonly player: string | null;
  readonly game: string | null;
  /** Id of the last bet that was seen; null to begin with the newest. */
  readonly cursor: string | null;
  readonly limit: number;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Limit on the bets that one page reads to find those that it shows: a rare game among millions of other bets costs a
 * short page, which states where to go on, rather than an index that every bet would have to maintain.
 */
const MAX_SCANNED = 10_000;

/** Lists bets, newest first. Ids ascend with time, so the cursor is a bet's id and pages never repeat or omit one. */
export async function listBets(pool: Pool, asked: BetsAsked): Promise<BetPageOf> {
  const { player, game, limit, now } = asked;
  const from = asked.cursor ?? NEWEST;
  const { rows } = await pool.query<RecordRow>({
    name: player === null ? "bets-of-all" : "bets-of-player",
    text: `select ${recordColumns}
      from (select * from play_bet where id < $1 ${whose(player, "$4", "$5")} order by id desc limit ${MAX_SCANNED}) b
        cross join lateral (select * from play_player where id = b.player offset 0) p ${joinRound}
      where ($2::text is null or b.game = $2) ${player === null ? `and b.ended <> 'taken_back' and ${isShown("$4")}` : ""}
      order by b.id desc limit $3`,
    values: [from, game, limit, ...(player === null ? [new Date(now)] : [player, idBelowBetsOf(player)])],
  });
  const last = rows.at(-1);
  const full = rows.length === limit && last !== undefined;
  return {
    bets: rows.map((row) => recordOf(row, now)),
    next: full ? last.id : await endOfScan(pool, player, from),
  };
}

/** Returns the id at which a page stopped reading although more bets may follow; null if it saw the last one. */
async function endOfScan(pool: Pool, player: string | null, from: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>({
    name: player === null ? "bets-of-all-scanned" : "bets-of-player-scanned",
    text: `select id from play_bet where id < $1 ${whose(player, "$3", "$4")} order by id desc limit 1 offset $2`,
    values: [from, MAX_SCANNED - 1, ...(player === null ? [] : [player, idBelowBetsOf(player)])],
  });
  return rows[0]?.id ?? null;
}

function whose(player: string | null, parameter: string, lowest: string): string {
  return player === null ? "" : `and player = ${parameter} and id > ${lowest}`;
}
