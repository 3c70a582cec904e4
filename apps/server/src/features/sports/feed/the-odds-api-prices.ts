import { z } from "zod";
import { quartersOf, thousandthsOf } from "../decimal.ts";
import { type PartlyRead, readEach } from "./feed-json.ts";
import { instantSchema, keySchema, nameSchema } from "./feed-text.ts";
import { type Book, type BookMarket, type MarketName, type QuotedEvent, SELECTIONS } from "./odds-feed.ts";

/** Limits of one answer, far above what the feed sends: what is beyond them is not read. */
export const MOST_EVENTS = 500;
export const MOST_BOOKS = 40;
const MOST_MARKETS = 10;
const MOST_OUTCOMES = 60;

/** A price of 1 wins nothing; one that is lower is a mistake. */
const LEAST_PRICE = 1_000;

// Prices and points arrive as their texts.
const eventSchema = z.object({
  id: keySchema,
  sport_key: z.string(),
  sport_title: nameSchema,
  commence_time: instantSchema,
  home_team: nameSchema,
  away_team: nameSchema,
  bookmakers: z.array(z.unknown()),
});
const bookSchema = z.object({
  title: nameSchema,
  last_update: instantSchema.optional(),
  markets: z.array(z.unknown()),
});
const marketSchema = z.object({
  key: z.string(),
  last_update: instantSchema.optional(),
  outcomes: z.array(z.unknown()),
});
const outcomeSchema = z.object({ name: nameSchema, price: z.string(), point: z.string().optional() });

type Outcome = z.infer<typeof outcomeSchema>;
/** The names of both sides, as outcomes repeat them. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

/** Names of outcomes: a side by such a name could not be told from them. */
const DRAW = "Draw";
const OVER = "Over";
const UNDER = "Under";

/** True if each of both names can mean nothing but its side. */
export function areTold({ home, away }: Sides): boolean {
  return home !== away && ![DRAW, OVER, UNDER].some((name) => name === home || name === away);
}

/** Reads an answer of `/v4/sports/{sport}/odds`. @throws FeedError for anything but a list. */
export function readPrices(json: string, sport: string): PartlyRead<QuotedEvent> {
  return readEach(json, MOST_EVENTS, (value) => {
    const event = eventSchema.safeParse(value).data;
    if (event === undefined || event.sport_key !== sport) return null;
    const sides = { home: event.home_team, away: event.away_team };
    if (!areTold(sides)) return null;
    return {
      key: event.id,
      sport: sportOf(sport),
      competition: event.sport_title,
      ...sides,
      startsAt: event.commence_time,
      books: withoutCutResults(event.bookmakers.slice(0, MOST_BOOKS).flatMap((book) => readBook(book, sides))),
    };
  });
}

/** Returns the sport of a competition: `basketball` of `basketball_nba`. */
function sportOf(sport: string): string {
  const [kind = sport] = sport.split("_");
  return kind === "soccer" ? "football" : kind;
}

/** Returns the markets of a bookmaker as one book for each moment at which some of them were updated. */
function readBook(value: unknown, sides: Sides): readonly Book[] {
  const book = bookSchema.safeParse(value).data;
  if (book === undefined) return [];
  const markets = new Map<number, BookMarket[]>();
  for (const each of book.markets.slice(0, MOST_MARKETS)) {
    const market = marketSchema.safeParse(each).data;
    const updatedAt = market?.last_update ?? book.last_update;
    if (market === undefined || updatedAt === undefined) continue;
    const read = readMarket(market.key, market.outcomes, sides);
    markets.set(updatedAt.getTime(), [...(markets.get(updatedAt.getTime()) ?? []), ...read]);
  }
  return [...markets]
    .filter(([, read]) => read.length > 0)
    .map(([updatedAt, read]) => ({ name: book.title, updatedAt: new Date(updatedAt), markets: read }));
}

/** A head-to-head without a draw beside others with one has lost it on the way, and would pass for draw no bet. */
function withoutCutResults(books: readonly Book[]): readonly Book[] {
  const knowsDraws = books.some(({ markets }) => markets.some(({ market }) => market === "result"));
  if (!knowsDraws) return books;
  return books.map((book) => ({ ...book, markets: book.markets.filter(({ market }) => market !== "draw-no-bet") }));
}

function readMarket(key: string, values: readonly unknown[], sides: Sides): readonly BookMarket[] {
  const outcomes = values.slice(0, MOST_OUTCOMES).flatMap((value) => outcomeSchema.safeParse(value).data ?? []);
  if (key === "h2h") return readResult(outcomes, sides);
  if (key === "spreads") return readLines("asian-handicap", outcomes, sides);
  return key === "totals" ? readLines("total", outcomes, sides) : [];
}

function readResult(outcomes: readonly Outcome[], sides: Sides): readonly BookMarket[] {
  const market = outcomes.some(({ name }) => name === DRAW) ? "result" : "draw-no-bet";
  const prices = pricesOf(market, outcomes, sides);
  return prices === null ? [] : [{ market, prices }];
}

/** Returns a market for each line that both of its sides have. */
function readLines(
  market: "asian-handicap" | "total",
  outcomes: readonly Outcome[],
  sides: Sides,
): readonly BookMarket[] {
  const lines = new Map<number, Outcome[]>();
  for (const outcome of outcomes) {
    const point = quartersOf(outcome.point ?? "");
    if (point === null) continue;
    // The away side's handicap is the home side's with the other sign.
    const line = market === "asian-handicap" && outcome.name === sides.away && point !== 0 ? -point : point;
    lines.set(line, [...(lines.get(line) ?? []), outcome]);
  }
  return [...lines].flatMap(([line, its]) => {
    const prices = pricesOf(market, its, sides);
    return prices === null ? [] : [{ market, line, prices }];
  });
}

/** Returns the price of each selection; null if one is missing, twice there, unknown, or no price. */
function pricesOf(
  market: MarketName,
  outcomes: readonly Outcome[],
  { home, away }: Sides,
): Readonly<Record<string, number>> | null {
  const selections = new Map([
    [home, "home"],
    [away, "away"],
    [DRAW, "draw"],
    [OVER, "over"],
    [UNDER, "under"],
  ]);
  const prices = new Map<string, number>();
  for (const { name, price } of outcomes) {
    const [selection, odds] = [selections.get(name), thousandthsOf(price)];
    if (selection === undefined || prices.has(selection) || odds === null || odds <= LEAST_PRICE) return null;
    prices.set(selection, odds);
  }
  const wanted = SELECTIONS[market];
  if (prices.size !== wanted.length || !wanted.every((selection) => prices.has(selection))) return null;
  return Object.fromEntries(prices);
}
