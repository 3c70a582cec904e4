import type { Random } from "@fairhouse/platform/random.ts";
import type { Pool } from "pg";
import { addNotices, type NoticeRow } from "../../../notifications/notices.ts";

/** Time for which re-settlements without a notice are searched: a server may be killed between the two. */
const TOLD_WITHIN = "30 days";

/** Stores a notice for each re-settlement that has none yet. Publish the returned notices. */
export async function noteResettled(pool: Pool, random: Random, now: number): Promise<readonly NoticeRow[]> {
  const { rows } = await pool.query<{
    bet: string;
    number: number;
    player: string;
    game: string;
    was: number;
    payout: number;
  }>({
    name: "play-resettled-bets",
    text: `select r.bet, r.number, b.player, b.game, r.was_payout as was, r.payout
      from play_resettlement r join play_bet b on b.id = r.bet
      where r.at > now() - interval '${TOLD_WITHIN}' and not exists (
        select from notification n
        where n.player = b.player and n.kind = 'resettled' and n.about = r.bet::text || ' ' || r.number)`,
  });
  const notices = rows.map(({ bet, number, player, game, was, payout }) => ({
    player,
    kind: "resettled" as const,
    about: `${bet} ${number}`,
    data: { bet, game, was, payout },
  }));
  return addNotices(pool, random, notices, now);
}
