import type { Random } from "@fairhouse/platform/random.ts";
import type { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import type { Pool } from "pg";
import { addNotices, type NoticeRow } from "../../../notifications/notices.ts";

/** Hands that are read together; each is ended by a command of its own. */
const PAGE = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";
/**
 * Time for which conclusions without a notice are searched: a server may be killed between the two, and another one
 * then sends the notice.
 */
const TOLD_WITHIN = "30 days";

export interface AbandonedParts {
  readonly pool: Pool;
  readonly hands: Pick<HandHost, "conclude">;
}

interface Abandoned {
  readonly id: string;
  readonly player: string;
  /** Moves so far: the house ends the hand only if there are no more. */
  readonly turn: number;
}

export interface Which {
  /** Null for every game. */
  readonly game: string | null;
  readonly untouchedSince: Date;
}

/** The results by hand. */
export interface Conclusion {
  readonly concluded: number;
  /** Hands without a legal end, by id: they wait for their players. */
  readonly waiting: readonly string[];
  /** Failures, none of which holds back another hand. */
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/**
 * Ends the hands that nobody touched, as their rules say, one after another and by the same commands as their players'
 * moves: several servers may therefore do it at once, a player may move at the same moment, and a process killed half
 * way has ended some of them.
 */
export async function concludeAbandoned(
  { pool, hands }: AbandonedParts,
  which: Which,
  stopped = () => false,
): Promise<Conclusion> {
  let concluded = 0;
  const waiting: string[] = [];
  const failed: { id: string; error: unknown }[] = [];
  for (let page = await abandoned(pool, which, FIRST); page.length > 0; ) {
    for (const { id, player, turn } of page) {
      if (stopped()) return { concluded, waiting, failed };
      try {
        const answer = await hands.conclude(player, id, turn);
        if (answer.ok) concluded += 1;
        else if (answer.refusal.code === "move_refused") waiting.push(id);
      } catch (error) {
        failed.push({ id, error });
      }
    }
    page = await abandoned(pool, which, page.at(-1)?.id ?? FIRST);
  }
  return { concluded, waiting, failed };
}

/**
 * Reads the next hands after an id. All open hands are few beside all bets, and have an index: `materialized` keeps the
 * planner to it.
 */
async function abandoned(pool: Pool, { game, untouchedSince }: Which, after: string): Promise<readonly Abandoned[]> {
  const { rows } = await pool.query<Abandoned>({
    name: "play-abandoned-hands",
    text: `with open as materialized (
        select id, player, game, created_at from play_bet where settled_at is null and seed is not null)
      select o.id, o.player, (select count(*)::integer from play_move m where m.bet = o.id) as turn from open o
      where o.id > $1 and ($2::text is null or o.game = $2) and o.created_at < $3
        and not exists (select 1 from play_move m where m.bet = o.id and m.at >= $3)
      order by o.id limit ${PAGE}`,
    values: [after, game, untouchedSince],
  });
  return rows;
}

/** Stores a notice for each hand that the house ended and that has none yet. Publish the returned notices. */
export async function noteConcluded(pool: Pool, random: Random, now: number): Promise<readonly NoticeRow[]> {
  const { rows } = await pool.query<{ id: string; player: string; game: string; stake: number; payout: number }>({
    name: "play-concluded-hands",
    text: `select distinct b.id, b.player, b.game, b.stake, b.payout
      from play_move m join play_bet b on b.id = m.bet and b.settled_at is not null
      where m.by_house and m.at > now() - interval '${TOLD_WITHIN}'
        and not exists (select 1 from notification n
          where n.player = b.player and n.kind = 'hand_concluded' and n.about = b.id::text)`,
  });
  const notices = rows.map(({ id, player, game, stake, payout }) => ({
    player,
    kind: "hand_concluded" as const,
    about: id,
    data: { bet: id, game, stake, payout },
  }));
  return addNotices(pool, random, notices, now);
}
