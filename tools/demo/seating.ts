import type { AnyGame } from "@fairhouse/kernel/any-game.ts";

/** A place to play: a table of a live game, or a game that is played alone. */
export interface Place {
  readonly game: string;
  /** Null for games that are played alone. */
  readonly table: string | null;
  /** Time from one round of the table to the next, without the round itself; 0 without a table. */
  readonly periodMs: number;
}

/** A player's seat, until they want to get up. */
export interface Seat {
  readonly place: Place;
  /** The time at which they have had enough, on the caller's clock. */
  readonly until: number;
}

/** A table is quick if its rounds follow each other at least once a minute. */
const QUICK_MS = 60_000;
/**
 * Share of all players at quick tables, whatever they like, so that a house with few players has company everywhere.
 */
const SHARE_AT_TABLES = 0.65;
/** One or two of those at a table skip a round or come too late, and more than five bet. */
const FEWEST = 8;
const MOST = 14;
const MOST_AT_SLOW_TABLES = 6;

/** The most popular games. Other quick tables and games that are played alone are equally popular. */
const LIKED: Readonly<Record<string, number>> = { crash: 6, aviator: 5, slide: 5 };
const LIKED_SLOW = 0.5;

/** Share of the rounds at their table that players skip. */
const SKIPPED = 0.03;
/** Maximum time until a player bets, also if a round takes bets for minutes. */
const LONGEST_THOUGHT_MS = 20_000;
/** Time to think at a table that waits for players, where nobody knows when betting will end. */
const THOUGHT_MS = 5_000;
/** The first and the last part of that time in which nobody bets. */
const [EARLIEST, LATEST] = [0.05, 0.85];

/** Nobody gets up before they have played a little. */
const SHORTEST_STAY_MS = 2 * 60_000;

/** The places at which a game is played. */
export function placesOf(game: AnyGame): readonly Place[] {
  // Bets on facts wait by themselves: players at any seat may have some.
  if (game.kind === "external") return [];
  if (game.kind !== "round") return [{ game: game.id, table: null, periodMs: 0 }];
  return game.tables.map(({ id, bettingMs, resultMs }) => ({
    game: game.id,
    table: id,
    periodMs: bettingMs + resultMs,
  }));
}

export const isQuick = ({ table, periodMs }: Place): boolean => table !== null && periodMs <= QUICK_MS;

/** True if a player skips a round of their table. `random` of 0 … 1. */
export function skipsRound(random: number): boolean {
  return random < SKIPPED;
}

/**
 * Milliseconds after `now` until a player bets in a round whose betting ends at `closesAt`, on the same clock. `random`
 * of 0 … 1.
 */
export function betsAfterMs(closesAt: number | null, now: number, random: number): number {
  const leftMs = closesAt === null ? THOUGHT_MS : Math.min(LONGEST_THOUGHT_MS, Math.max(0, closesAt - now));
  return leftMs * (EARLIEST + (LATEST - EARLIEST) * random);
}

/**
 * Decides who sits where, and for how long: pure except for its memory, with time and chance as arguments. Once all
 * players have come, no quick table has fewer than `fewest` or more than {@link MOST} of them. A player who wants to
 * get up from a table with the fewest is relieved by the next one who looks for a seat.
 */
export class Seating {
  readonly #places: readonly Place[];
  readonly #taken = new Map<Place, Set<Seat>>();
  /** Seats of players who wait for a relief. */
  readonly #waiting = new Set<Seat>();
  readonly #fewest: number;

  /** @param players how many come. */
  constructor(places: readonly Place[], players: number) {
    this.#places = places;
    for (const place of places) this.#taken.set(place, new Set());
    const quick = places.filter(isQuick).length;
    this.#fewest = Math.min(FEWEST, Math.floor((SHARE_AT_TABLES * players) / Math.max(1, quick)));
  }

  /**
   * Finds a seat for a player who stays about `stayMs`, more often shorter than longer. `random` of 0 … 1 each decides
   * place and time.
   */
  sit(now: number, stayMs: number, random: () => number): Seat {
    const chance = random();
    const place = this.#deserted(chance) ?? this.#inNeed() ?? this.#liked(chance);
    const seat = { place, until: now + SHORTEST_STAY_MS - Math.log(1 - random()) * stayMs };
    this.#seatsAt(place).add(seat);
    return seat;
  }

  /** True if the player gets up now; then their seat is free. */
  getsUp(seat: Seat, now: number): boolean {
    if (now < seat.until) return false;
    if (isQuick(seat.place) && this.#seatsAt(seat.place).size <= this.#fewest) {
      this.#waiting.add(seat);
      return false;
    }
    this.leave(seat);
    return true;
  }

  /** Frees the seat of a player who leaves at once, because their coins are gone. */
  leave(seat: Seat): void {
    this.#waiting.delete(seat);
    this.#seatsAt(seat.place).delete(seat);
  }

  /** The quick table that lacks the most players, counting those who wait to get up as gone. */
  #inNeed(): Place | undefined {
    const staying = (place: Place) => [...this.#seatsAt(place)].filter((seat) => !this.#waiting.has(seat)).length;
    const [first] = this.#places
      .filter((place) => isQuick(place) && staying(place) < this.#fewest && this.#hasRoom(place))
      .sort((one, other) => staying(one) - staying(other));
    return first;
  }

  /** A quick table or a game without tables at which nobody plays: the first players are spread over all games. */
  #deserted(random: number): Place | undefined {
    const empty = this.#places.filter((place) => this.#seatsAt(place).size === 0);
    const tables = empty.filter(isQuick);
    const places = tables.length > 0 ? tables : empty.filter(({ table }) => table === null);
    return places[Math.floor(random * places.length)];
  }

  /** A place with room, weighted by popularity. */
  #liked(random: number): Place {
    const open = this.#places.filter((place) => this.#hasRoom(place));
    let left = random * open.reduce((sum, place) => sum + liking(place), 0);
    const found = open.find((place) => {
      left -= liking(place);
      return left < 0;
    });
    if (found === undefined) throw new Error("there is no place with room");
    return found;
  }

  #hasRoom(place: Place): boolean {
    if (place.table === null) return true;
    return this.#seatsAt(place).size < (isQuick(place) ? MOST : MOST_AT_SLOW_TABLES);
  }

  #seatsAt(place: Place): Set<Seat> {
    const seats = this.#taken.get(place);
    if (seats === undefined) throw new Error(`no place at ${place.table ?? place.game}`);
    return seats;
  }
}

function liking(place: Place): number {
  if (place.table !== null && !isQuick(place)) return LIKED_SLOW;
  return LIKED[place.game] ?? 1;
}
