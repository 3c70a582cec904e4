import type { Pool } from "pg";
import { type ClaimParts, dailyAmount, readRewards } from "../promotions/claims.ts";
import { dayOf } from "../promotions/rules.ts";
import { addNotices, type NewNotice } from "./notices.ts";

/** A hand that was left this long ago waits; before that somebody is playing it. */
const HAND_LEFT_MS = 60_000;

/** The days and bets that a player's notices may be about right now; others of these kinds are past. */
export interface Current {
  readonly rewardDay: string | null;
  readonly hands: readonly string[];
}

/**
 * Notes what is so at the moment and nobody would tell otherwise: a reward that is ready, hands that wait. Answers which of these
 * notices still hold, so that a taken reward or a finished hand disappears from the bell by itself.
 */
export async function noteCurrent(parts: ClaimParts, player: string): Promise<Current> {
  const now = parts.clock.now();
  const [{ daily }, hands] = await Promise.all([readRewards(parts, player), waitingHands(parts.pool, player, now)]);
  const rewardDay = daily.claimed ? null : String(dayOf(now));
  const notices: NewNotice[] = hands.map(({ id, game, stake }) => ({
    player,
    kind: "hand_waiting",
    about: id,
    data: { game, stake },
  }));
  if (rewardDay !== null) {
    const data = { step: daily.step, amount: dailyAmount(daily.step, parts.config.currency.minBet) };
    notices.push({ player, kind: "reward_ready", about: rewardDay, data });
  }
  await addNotices(parts.pool, parts.random, notices, now);
  return { rewardDay, hands: hands.map(({ id }) => id) };
}

async function waitingHands(pool: Pool, player: string, now: number) {
  const { rows } = await pool.query<{ id: string; game: string; stake: number }>({
    name: "notices-hands",
    text: `select b.id, b.game, b.stake from play_bet b
      where b.player = $1 and b.settled_at is null and b.seed is not null and b.created_at < $2
        and not exists (select 1 from play_move m where m.bet = b.id and m.at >= $2)`,
    values: [player, new Date(now - HAND_LEFT_MS)],
  });
  return rows;
}
