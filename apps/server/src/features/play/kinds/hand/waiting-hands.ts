import type { CurrentNotices } from "../../../../parts.ts";
import { openHandsSql } from "./open-hands.ts";

/** Time after which a hand counts as left rather than being played. */
const HAND_LEFT_MS = 60_000;

/** Notices of hands that wait for their player. */
export const waitingHands: CurrentNotices = {
  kind: "hand_waiting",
  async find({ pool, clock }, player) {
    const { rows } = await pool.query<{ id: string; game: string; stake: number }>({
      name: "notices-hands",
      text: `select b.id, b.game, b.stake from (${openHandsSql}) b
        where b.created_at < $2
          and not exists (select 1 from play_move m where m.bet = b.id and m.at >= $2)`,
      values: [player, new Date(clock.now() - HAND_LEFT_MS)],
    });
    return rows.map(({ id, game, stake }) => ({ player, kind: "hand_waiting", about: id, data: { game, stake } }));
  },
};
