import type { AccountState } from "@fairhouse/ledger/entry.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { queryWithoutTimeout, takeTime } from "@fairhouse/platform/without-timeout.ts";
import type { PoolClient } from "pg";
import { addNotices, type NoticeRow } from "../notifications/notices.ts";
import type { RewardParts } from "./claims.ts";
import { give } from "./give.ts";
import { DAY_MS, endedWeeks, RACE_PRIZES_IN_BETS } from "./rules.ts";
import { isRacing, prizeOf, type Racers } from "./standings.ts";

/** Limit on the participants who are told their place. */
const TOLD = 10_000;

interface Finisher {
  player: string;
  wagered: number;
}

export interface PaidRace {
  readonly week: number;
  readonly winners: readonly { readonly player: string; readonly account: AccountState }[];
  readonly notices: readonly NoticeRow[];
}

/** Pays every race that is over and unpaid, each in its own transaction. Returns those that this call paid. */
export async function payRaces(parts: RewardParts, racers: Racers): Promise<readonly PaidRace[]> {
  const paid: PaidRace[] = [];
  for (const week of endedWeeks(parts.clock.now())) {
    const race = await inTransaction(parts.pool, (db) => payRace(parts, db, week, racers));
    if (race !== null) paid.push(race);
  }
  return paid;
}

/**
 * Pays one race. Its row is written first: a second server waits for it and then finds it, and a server that dies in
 * between leaves nothing. Null if it was paid before.
 */
async function payRace(parts: RewardParts, db: PoolClient, week: number, racers: Racers): Promise<PaidRace | null> {
  const noted = await db.query(
    "insert into promotion_race (week, players, wagered) values ($1, 0, 0) on conflict (week) do nothing",
    [week],
  );
  if (noted.rowCount === 0) return null;
  const now = parts.clock.now();
  const finishers = await readFinishers(db, parts.config.currency._id, week, now, racers);
  const wagered = finishers.reduce((sum, finisher) => sum + finisher.wagered, 0);
  await db.query("update promotion_race set players = $2, wagered = $3 where week = $1", [
    week,
    finishers.length,
    String(wagered),
  ]);
  const first = finishers.slice(0, RACE_PRIZES_IN_BETS.length);
  const accounts = await lockPlayers(db, first);
  const winners: PaidRace["winners"][number][] = [];
  for (const [index, { player, wagered: own }] of first.entries()) {
    const place = index + 1;
    const account = accounts.get(player);
    if (account === undefined) throw new Error(`no player ${player}`);
    const id = parts.random.uuid();
    const amount = prizeOf(place, parts.config.currency.minBet);
    const reward = { id, player, kind: "race", ordinal: week, step: place, amount, key: null, at: now } as const;
    winners.push({ player, account: await give(db, reward, account, parts.houseAccounts(parts.config.currency._id)) });
    await db.query(
      "insert into promotion_race_result (week, place, player, wagered, claim) values ($1, $2, $3, $4, $5)",
      [week, place, player, own, id],
    );
  }
  const notices = finishers.slice(0, TOLD).map((finisher, index) => ({
    player: finisher.player,
    kind: "race_ended" as const,
    about: String(week),
    data: { place: index + 1, prize: prizeOf(index + 1, parts.config.currency.minBet), wagered: finisher.wagered },
  }));
  return { week, winners, notices: await addNotices(db, parts.random, notices, now) };
}

/** Locks players in the order of ids, like everything that locks several players, so that there is no deadlock. */
async function lockPlayers(db: PoolClient, finishers: readonly Finisher[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: string; account: number }>(
    "select id, account from play_player where id = any($1::uuid[]) order by id for update",
    [finishers.map(({ player }) => player)],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/**
 * Reads the players' wagers of a currency in a week from the records of the bets: made in it and not given back. Bets on
 * later events are open still, and count as in the standings. Ids of bets ascend with time, so the week is one range of the primary key; it is widened by an hour for servers
 * whose clocks differ.
 */
async function readFinishers(
  db: PoolClient,
  currency: string,
  week: number,
  now: number,
  racers: Racers,
): Promise<readonly Finisher[]> {
  const [start, end] = [week * DAY_MS, (week + 7) * DAY_MS];
  const HOUR_MS = 3_600_000;
  // A week of a busy house takes longer than a statement of a bet may.
  await takeTime(db);
  const { rows } = await queryWithoutTimeout<Finisher>(
    db,
    `select w.player, w.wagered from (
        select b.player, sum(b.stake)::bigint as wagered from play_bet b
        where b.currency = $6 and b.id >= $2 and b.id < $3 and b.created_at >= $4 and b.created_at < $5
          and not b.refunded
        group by b.player) w
      join play_player p on p.id = w.player where ${isRacing(racers)}
      order by w.wagered desc, w.player`,
    [new Date(now), firstIdAt(start - HOUR_MS), firstIdAt(end + HOUR_MS), new Date(start), new Date(end), currency],
  );
  return rows;
}

/** Returns the smallest UUID of version 7 with this time. */
function firstIdAt(at: number): string {
  const time = Math.max(0, at).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
