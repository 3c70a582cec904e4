import type { Race, RaceEntry } from "@fairhouse/protocol/promotions.ts";
import type { Pool } from "pg";
import type { HouseParts } from "../../parts.ts";
import { DAY_MS, RACE_PRIZES_IN_BETS, weekOf } from "./rules.ts";
import { entriesOf, prizeOf, type Standings } from "./standings.ts";

const SHOWN = 10;

/** Reads the running race as a player, or a visitor, sees it, and the winners of the previous one. */
export async function readRace(
  parts: Pick<HouseParts, "pool" | "clock" | "config">,
  standings: Standings,
  player: string | null,
): Promise<Race> {
  const week = weekOf(parts.clock.now());
  const { minBet } = parts.config.currency;
  const from = dateOf(week);
  const [ranking, own, last] = await Promise.all([
    standings.read("week", from),
    player === null ? null : standings.own(player, "week", from),
    lastRace(parts.pool, week - 7, player),
  ]);
  const ownPlace = own === null ? null : { standing: own, place: await standings.placeOf(own, ranking, "week", from) };
  return {
    startsAt: isoOf(week),
    endsAt: isoOf(week + 7),
    prizes: RACE_PRIZES_IN_BETS.map((_, index) => prizeOf(index + 1, minBet)),
    // A player's own amount is fresher than the list, which may not count them yet.
    players: Math.max(ranking.players, ownPlace?.place ?? 0),
    ...entriesOf(ranking.list, ownPlace, SHOWN, minBet),
    last,
  };
}

async function lastRace(pool: Pool, week: number, player: string | null): Promise<Race["last"]> {
  const { rows } = await pool.query<{
    paid_at: Date;
    place: number | null;
    player: string;
    name: string | null;
    avatar: string;
    simulated: boolean;
    wagered: number;
    amount: number;
  }>({
    name: "promotion-last-race",
    text: `select r.paid_at, w.place, w.player, p.name, p.avatar, p.simulated, w.wagered, c.amount from promotion_race r
      left join (promotion_race_result w join play_player p on p.id = w.player join promotion_claim c on c.id = w.claim)
        on w.week = r.week
      where r.week = $1 order by w.place`,
    values: [week],
  });
  const first = rows[0];
  if (first === undefined) return null;
  const winners = rows.flatMap((row): RaceEntry[] =>
    row.place === null
      ? []
      : [
          {
            place: row.place,
            player: row.name,
            avatar: row.name === null ? "" : row.avatar,
            simulated: row.simulated,
            wagered: row.wagered,
            prize: row.amount,
            own: row.player === player,
          },
        ],
  );
  return { startsAt: isoOf(week), paidAt: first.paid_at.toISOString(), winners };
}

/** Returns a day as YYYY-MM-DD. */
export function dateOf(day: number): string {
  return isoOf(day).slice(0, 10);
}

export function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString();
}
