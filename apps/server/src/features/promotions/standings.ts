import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Race, RaceEntry } from "@fairhouse/protocol/promotions.ts";
import type { Pool } from "pg";
import { RACE_PRIZES_IN_BETS } from "./rules.ts";

/** Lifetime of a list, which is the same for everybody. */
const KEPT_MS = 5_000;
/** Places that are kept to find a player's own; places behind them are counted. */
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

/**
 * Amounts of one currency that players wagered in the running UTC day or ISO week, largest first, from the columns that
 * their rows have for limits anyway.
 */
export class Standings {
  readonly #pool: Pool;
  readonly #currency: string;
  readonly #clock: Clock;
  readonly #isRacing: string;
  readonly #kept = new Map<string, { readonly readAt: number; readonly list: Promise<readonly Standing[]> }>();

  constructor(pool: Pool, currency: string, clock: Clock, racers: Racers) {
    this.#pool = pool;
    this.#currency = currency;
    this.#clock = clock;
    this.#isRacing = isRacing(racers);
  }

  /** Reads the standings; `from` is the first day of the period, YYYY-MM-DD. */
  read(period: "day" | "week", from: string): Promise<readonly Standing[]> {
    const name = `${period} ${from}`;
    const known = this.#kept.get(name);
    const now = this.#clock.monotonic();
    if (known !== undefined && now - known.readAt <= KEPT_MS) return known.list;
    // Earlier periods are not requested again.
    if (known === undefined)
      for (const other of this.#kept.keys()) if (other.startsWith(period)) this.#kept.delete(other);
    const list = this.#query(period, from);
    list.catch(() => this.#kept.delete(name));
    this.#kept.set(name, { readAt: now, list });
    return list;
  }

  async #query(period: "day" | "week", from: string): Promise<readonly Standing[]> {
    const wagered = `wagered_${period}`;
    const { rows } = await this.#pool.query<Standing>({
      name: `standings-${period}`,
      text: `select p.id as player, p.name, p.avatar, p.simulated, p.${wagered} as wagered from play_player p
        where p.currency = $3 and p.played_on >= $2::date and p.${wagered} > 0 and ${this.#isRacing}
        order by p.${wagered} desc, p.id limit ${REMEMBERED}`,
      values: [new Date(this.#clock.now()), from, this.#currency],
    });
    return rows;
  }

  /** Reads a player's own amount of the week, fresh; their place is found in the list by {@link placed}. */
  async own(player: string, from: string): Promise<Standing | null> {
    const { rows } = await this.#pool.query<Standing>({
      name: "standings-own",
      text: `select p.id as player, p.name, p.avatar, p.simulated, p.wagered_week as wagered from play_player p
        where p.id = $2 and p.currency = $4 and p.played_on >= $3::date and p.wagered_week > 0 and ${this.#isRacing}`,
      values: [new Date(this.#clock.now()), player, from, this.#currency],
    });
    return rows[0] ?? null;
  }
}

export function prizeOf(place: number, minBet: number): number {
  return (RACE_PRIZES_IN_BETS[place - 1] ?? 0) * minBet;
}

/**
 * Returns the first `count` of a list with one player's place in it: behind the list, their place is the first after
 * it.
 */
export function placed(
  list: readonly Standing[],
  own: Standing | null,
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
    own: standing.player === own?.player,
  });
  const standings = list.slice(0, count).map((standing, index) => entry(standing, index + 1));
  if (own === null) return { standings, own: null };
  const index = list.findIndex(({ player }) => player === own.player);
  // The list is some seconds old: a player who has just joined is placed behind those with more.
  const place = index >= 0 ? index + 1 : list.filter(({ wagered }) => wagered >= own.wagered).length + 1;
  return { standings, own: entry(own, place) };
}
