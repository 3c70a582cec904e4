import { accept } from "@fairhouse/kernel/result.ts";
import type { Pool } from "pg";
import type { GroupCommit } from "../commit/group-commit.ts";

const HANDS_PER_PAGE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

interface OpenHandRow {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  readonly created_at: Date;
}

/**
 * Gives the stakes of all open hands back, by the statement that moves all money: their players may know
 * the cards that follow.
 * @returns the number of hands.
 */
export async function giveBackHands(pool: Pool, commit: GroupCommit): Promise<number> {
  let given = 0;
  for (let after = FIRST; ; ) {
    const hands = await openHands(pool, after);
    for (const hand of hands) {
      await giveBack(commit, hand);
      given += 1;
    }
    const last = hands.at(-1);
    if (last === undefined) return given;
    after = last.id;
  }
}

async function giveBack(commit: GroupCommit, { id, player, stake, created_at: madeAt }: OpenHandRow): Promise<void> {
  const answer = await commit.submit<true>({
    player,
    key: null,
    run: (draft) => {
      draft.giveBack({ id, stake, payout: stake, outcome: null, ended: "refunded", leftAt: null }, madeAt.getTime());
      return accept({ bet: id, moves: 0, answer: true, announcements: [] });
    },
    standing: async (db) => {
      const { rowCount } = await db.query("select 1 from play_bet where id = $1 and ended = 'refunded'", [id]);
      return rowCount === 0 ? null : true;
    },
  });
  if (!answer.ok) throw new Error(`hand ${id} could not be given back: ${answer.refusal.code}`);
}

async function openHands(pool: Pool, after: string): Promise<readonly OpenHandRow[]> {
  const { rows } = await pool.query<OpenHandRow>(
    `with open as materialized (
        select id, player, stake, created_at from play_bet where settled_at is null and seed is not null)
      select id, player, stake, created_at from open where id > $1 order by id limit ${HANDS_PER_PAGE}`,
    [after],
  );
  return rows;
}
