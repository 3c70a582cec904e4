import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Race, RaceEntry } from "@fairhouse/protocol/promotions.ts";
import type { Pool } from "pg";
import { RACE_PRIZES_IN_BETS } from "./rules.ts";

/** Lifetime of a list, which is the same for everybody. */
const KEPT_MS = 5_000;
/** Places that are kept to find a player's own; players behind them are counted when they ask. */
const REMEMBERED = 1_000;

/** The players of race and leaderboards: real or, in a demo, simulated, never both. */
export type Racers = "real" | "simulated";

/**
 * Returns a condition in SQL that excludes staff and players who are banned or excluded. `p` is play_player, $1 the
 * moment.
 */
export function isRacing(racers: Racers): string {
  return `${racers === "simulated" ? "" : "not "}p.simulated and p.role = 'player' and p.banned_at is null
  and (p.excluded_until is null or p.excluded_until <= $1)`;
}

export interface Standing {
  readonly player: string;
  /** Null if hidden. */
  readonly name: string | null;
  readonly avatar: string;
  readonly simulated: boolean;
  readonly wagered: number;
}

export interface Ranking {
  readonly list: readonly Standing[];
  /** The number of all players who wagered, listed or not. */
  readonly players: number;
}

export type Period = "day" | "week";

/**
 * Amounts of one currency that players wagered in the running UTC day or ISO week, largest first, from the columns that
 * their rows have for limits anyway.
 */
export class Standings {
  readonly #pool: Pool;
  readonly #currency: string;
  readonly #clock: Clock;
  readonly #isRacing: string;
  readonly #kept = new Map<string, { readonly readAt: number; readonly ranking: Promise<Ranking> }>();

  constructor(pool: Pool, currency: string, clock: Clock, racers: Racers) {
    this.#pool = pool;
    this.#currency = currency;
    this.#clock = clock;
    this.#isRacing = isRacing(racers);
  }

  /** Reads the standings; `from` is the first day of the period, YYYY-MM-DD. */
  read(period: Period, from: string): Promise<Ranking> {
    const name = `${period} ${from}`;
    const known = this.#kept.get(name);
    const now = this.#clock.monotonic();
    if (known !== undefined && now - known.readAt <= KEPT_MS) return known.ranking;
    // Earlier periods are not requested again.
    if (known === undefined)
      for (const other of this.#kept.keys()) if (other.startsWith(period)) this.#kept.delete(other);
    const ranking = this.#query(period, from);
    ranking.catch(() => this.#kept.delete(name));
    this.#kept.set(name, { readAt: now, ranking });
    return ranking;
  }

  async #query(period: Period, from: string): Promise<Ranking> {
    const wagered = `wagered_${period}`;
    const { rows } = await this.#pool.query<Standing & { players: number }>({
      name: `standings-${period}`,
      text: `select p.id as player, p.name, p.avatar, p.simulated, p.${wagered} as wagered, count(*) over ()::integer as players
        from play_player p where p.currency = $3 and p.played_on >= $2::date and p.${wagered} > 0 and ${this.#isRacing}
        order by p.${wagered} desc, p.id limit ${REMEMBERED}`,
      values: [new Date(this.#clock.now()), from, this.#currency],
    });
    return { list: rows.map(({ players: _, ...standing }) => standing), players: rows[0]?.players ?? 0 };
  }

  /** Reads a player's own amount, fresh. */
  async own(player: string, period: Period, from: string): Promise<Standing | null> {
    const wagered = `wagered_${period}`;
    const { rows } = await this.#pool.query<Standing>({
      name: `standings-own-${period}`,
      text: `select p.id as player, p.name, p.avatar, p.simulated, p.${wagered} as wagered from play_player p
        where p.id = $2 and p.currency = $4 and p.played_on >= $3::date and p.${wagered} > 0 and ${this.#isRacing}`,
      values: [new Date(this.#clock.now()), player, from, this.#currency],
    });
    return rows[0] ?? null;
  }

  /** Returns the place of a player with this amount; it is counted only if it is behind the list. */
  async placeOf(own: Standing, { list, players }: Ranking, period: Period, from: string): Promise<number> {
    const index = list.findIndex(({ player }) => player === own.player);
    if (index >= 0) return index + 1;
    // The list is some seconds old: a player who has just joined is placed behind those with more.
    const ahead = list.filter(({ wagered }) => wagered >= own.wagered).length;
    return ahead === list.length && ahead < players ? (await this.#countAhead(own, period, from)) + 1 : ahead + 1;
  }

  async #countAhead(own: Standing, period: Period, from: string): Promise<number> {
    const wagered = `p.wagered_${period}`;
    const { rows } = await this.#pool.query<{ ahead: number }>({
      name: `standings-ahead-${period}`,
      text: `select count(*)::integer as ahead from play_player p
        where p.currency = $2 and p.played_on >= $3::date and (${wagered} > $4 or ${wagered} = $4 and p.id < $5) and ${this.#isRacing}`,
      values: [new Date(this.#clock.now()), this.#currency, from, own.wagered, own.player],
    });
    return rows[0]?.ahead ?? 0;
  }
}

export function prizeOf(place: number, minBet: number): number {
  return (RACE_PRIZES_IN_BETS[place - 1] ?? 0) * minBet;
}

/** A player's own amount and place. */
export interface OwnPlace {
  readonly standing: Standing;
  readonly place: number;
}

/** Returns the first `count` of a list, and a player's own entry. */
export function entriesOf(
  list: readonly Standing[],
  own: OwnPlace | null,
  count: number,
  minBet: number,
): Pick<Race, "standings" | "own"> {
  const entry = (standing: Standing, place: number): RaceEntry => ({
    place,
    player: standing.name,
    avatar: standing.name === null ? "" : standing.avatar,
    simulated: standing.simulated,
    wagered: standing.wagered,
    prize: prizeOf(place, minBet),
    own: standing.player === own?.standing.player,
  });
  const standings = list.slice(0, count).map((standing, index) => entry(standing, index + 1));
  return { standings, own: own === null ? null : entry(own.standing, own.place) };
}
