import type { CurrentNotices } from "../../../../parts.ts";

/** The bell holds the newest slips of these days: players of quick leagues settle hundreds a day. */
const HELD_FOR = "3 days";
const MOST_HELD = 10;

/**
 * Notices of slips that ended without their player: by results, because they were given back, or because an order sold
 * them. Nothing is written when a slip is settled, so that ten thousand at once cost no more.
 */
export const settledSlips: CurrentNotices = {
  kind: "slip_settled",
  async find({ pool }, player) {
    const { rows } = await pool.query<{
      id: string;
      game: string;
      stake: number;
      payout: number;
      ended: string;
      settled_at: Date;
    }>({
      name: "notices-slips",
      text: `select b.id, b.game, b.stake, b.payout, b.ended, b.settled_at from play_bet b
        where b.player = $1 and b.kind = 'external' and b.settled_at > now() - interval '${HELD_FOR}'
          and (b.ended <> 'cashed_out' or exists (
            select from play_cash_out_order o where o.bet = b.id and o.ended_at >= b.settled_at))
          and not exists (
            select from notification n where n.player = b.player and n.kind = 'given_back' and n.about = b.id::text)
        order by b.settled_at desc limit ${MOST_HELD}`,
      values: [player],
    });
    return rows.toReversed().map(({ id, game, stake, payout, ended, settled_at: at }) => ({
      player,
      kind: "slip_settled",
      about: id,
      data: { bet: id, game, stake, payout, ended },
      at,
    }));
  },
};
