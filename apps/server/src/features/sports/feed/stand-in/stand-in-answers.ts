import type { Score } from "../odds-feed.ts";
import { BOOKS, type RecordedBook, type RecordedEvent } from "./recordings.ts";

/** Ages of prices, up to date and stale. */
const FRESH_MS = 5_000;
const STALE_MS = 600_000;
/** A jump adds so many thousandths to the chance of home. */
const JUMP = 150;

/** One match of an event that is played again and again. */
export interface Edition {
  /** Hexadecimal digits, at most 18: events of another edition are other events. */
  readonly digits: string;
  readonly startsAt: Date;
  /** Null while it is not over. */
  readonly final: Score | null;
}

/** The moment of an answer about an event. */
export interface StandInMoment {
  readonly now: Date;
  /** Counts requests: prices drift with it. */
  readonly request: number;
  readonly edition: Edition;
}

/** Returns an event as `/v4/sports/{sport}/odds` tells it. */
export function oddsAnswer(
  event: RecordedEvent,
  moment: StandInMoment,
  { jumps, isStale }: { readonly jumps: boolean; readonly isStale: boolean },
): object {
  const updated = moment.now.getTime() - (isStale ? STALE_MS : FRESH_MS);
  const moved = jumps ? JUMP : 0;
  return {
    ...headOf(event, moment),
    bookmakers: BOOKS.slice(0, event.books).map((book, place) => ({
      key: book.key,
      title: book.title,
      last_update: iso(updated),
      markets: marketsOf(event, book, driftOf(moment.request, place) + moved, iso(updated)),
    })),
  };
}

/** Returns an event as `/v4/sports/{sport}/scores` tells it; without a score before it begins. */
export function scoreAnswer(
  event: RecordedEvent,
  moment: StandInMoment,
  score: Score | null,
  { finished, isReversed }: { readonly finished: boolean; readonly isReversed: boolean },
): object {
  const scores = score === null ? null : [named(event.home, score[0]), named(event.away, score[1])];
  return {
    ...headOf(event, moment),
    completed: finished,
    scores: isReversed ? (scores?.reverse() ?? null) : scores,
    last_update: score === null ? null : iso(moment.now.getTime()),
  };
}

/** The digits of a key that name its edition. */
const EDITION = { from: 10, digits: 18 } as const;

function headOf(event: RecordedEvent, { edition: { digits, startsAt } }: StandInMoment): object {
  const end = EDITION.from + EDITION.digits;
  return {
    id: `${event.key.slice(0, EDITION.from)}${digits.padStart(EDITION.digits, "0")}${event.key.slice(end)}`,
    sport_key: event.sport,
    sport_title: event.competition,
    commence_time: iso(startsAt.getTime()),
    home_team: event.home,
    away_team: event.away,
  };
}

function named(name: string, points: number): object {
  return { name, score: String(points) };
}

/** The feed tells whole seconds. */
function iso(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Moves chances by at most 5 thousandths, each bookmaker at its own pace, and the same in every run. */
function driftOf(request: number, place: number): number {
  return ((request * 4 + place * 7) % 11) - 5;
}

function marketsOf(event: RecordedEvent, book: RecordedBook, moved: number, updated: string): readonly object[] {
  const { home, away, result, handicap, total } = event;
  const shift = book.lean + moved;
  const names = result.length === 3 ? [home, "Draw", away] : [home, away];
  const [ofHome, ofOver] = [handicap[1], total[1]];
  const opposite = handicap[0].startsWith("-") ? handicap[0].slice(1) : `-${handicap[0]}`;
  return [
    { key: "h2h", outcomes: outcomesOf(names, moveFirst(result, shift), book) },
    {
      key: "spreads",
      outcomes: outcomesOf([home, away], [ofHome + shift, 1_000 - ofHome - shift], book, [handicap[0], opposite]),
    },
    {
      key: "totals",
      outcomes: outcomesOf(["Over", "Under"], [ofOver + moved, 1_000 - ofOver - moved], book, [total[0], total[0]]),
    },
  ].map((market) => ({ ...market, last_update: updated }));
}

/** Gives to the first chance what it takes from the last, of which something stays. */
function moveFirst(chances: readonly number[], shift: number): readonly number[] {
  const last = chances.length - 1;
  const moved = Math.min(shift, (chances[last] ?? 0) - 20);
  return chances.map((chance, place) => chance + (place === 0 ? moved : place === last ? -moved : 0));
}

function outcomesOf(
  names: readonly string[],
  chances: readonly number[],
  book: RecordedBook,
  points?: readonly string[],
): readonly object[] {
  return names.map((name, place) => ({
    name,
    price: priceOf(chances[place] ?? 1, book.margin),
    ...(points !== undefined && { point: Number(points[place]) }),
  }));
}

/** Returns the decimal price with its margin, in hundredths as bookmakers write it. */
function priceOf(chance: number, margin: number): number {
  return Math.floor(100_000_000 / (chance * (1_000 + margin))) / 100;
}
