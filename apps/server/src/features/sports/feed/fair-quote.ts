import { isOffered, type Odds, oddsOf } from "@fairhouse/games/shared/rules/slip/odds.ts";
import { chancesOf } from "@fairhouse/games/sports/rules/markets.ts";
import { MILLION, medianOf, millionthsOf } from "./fair-chances.ts";
import { type Book, type MarketName, type QuotedEvent, SELECTIONS } from "./odds-feed.ts";

/** A market is quoted from at least so many bookmakers: the median of two follows either of them. */
export const LEAST_BOOKS = 3;
/** Prices that are older say nothing about now. */
export const STALE_AFTER_MS = 120_000;
/** Lines that are offered on each side of the most even one. */
const NEIGHBOURS = 2;
const LOWEST_PRICE = 1_000;

export interface FairMarket {
  readonly market: MarketName;
  /** Quarter goals or points; a handicap is that of the home side. */
  readonly line?: number;
  /** The chance of each selection without a margin, in millionths that sum to a million; of a line, of what is decided. */
  readonly fair: Readonly<Record<string, number>>;
  /** Our odds; null for a selection on which no bets are taken. */
  readonly prices: Readonly<Record<string, Odds | null>>;
}

/** Returns the name of a market within its event, by which two quotes are compared. */
export function marketKey({ market, line }: Pick<FairMarket, "market" | "line">): string {
  return line === undefined ? market : `${market} ${line}`;
}

/**
 * Quotes an event: for each market and line the median of the chances that bookmakers give without their margins, and our
 * odds for them. Nothing is quoted from its start on: a feed that is polled tells a goal later than the stands do.
 * @returns result and draw no bet, then handicaps, then totals, by their lines.
 */
export function quoteOf(event: QuotedEvent, now: Date): readonly FairMarket[] {
  if (now >= event.startsAt) return [];
  const fresh = event.books
    .filter(({ updatedAt }) => Math.abs(now.getTime() - updatedAt.getTime()) <= STALE_AFTER_MS)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const markets = [...collect(fresh).values()].flatMap((collected) => quoteMarket(collected) ?? []);
  const linesOf = (market: MarketName) => evenLines(markets.filter((each) => each.market === market));
  return [
    ...markets.filter(({ market }) => market === "result"),
    ...markets.filter(({ market }) => market === "draw-no-bet"),
    ...linesOf("asian-handicap"),
    ...linesOf("total"),
  ];
}

/** Prices of one market by the names of bookmakers. */
interface Collected {
  readonly market: MarketName;
  readonly line?: number;
  /** Prices in the order of the selections. */
  readonly prices: Map<string, readonly number[]>;
}

/** Collects prices by market; of one bookmaker the first that are usable, so that a name counts once. */
function collect(books: readonly Book[]): ReadonlyMap<string, Collected> {
  const all = new Map<string, Collected>();
  for (const { name, markets } of books) {
    for (const { market, line, prices } of markets) {
      const asked = SELECTIONS[market].map((selection) => prices[selection] ?? 0);
      if (
        !hasSuitedLine(market, line) ||
        !asked.every((price) => Number.isSafeInteger(price) && price > LOWEST_PRICE)
      ) {
        continue;
      }
      const key = marketKey({ market, ...(line !== undefined && { line }) });
      const collected = all.get(key) ?? { market, ...(line !== undefined && { line }), prices: new Map() };
      all.set(key, collected);
      if (!collected.prices.has(name)) collected.prices.set(name, asked);
    }
  }
  return all;
}

/** True if a market has a line exactly when it needs one, in whole quarters. */
function hasSuitedLine(market: MarketName, line: number | undefined): boolean {
  if (market === "result" || market === "draw-no-bet") return line === undefined;
  return Number.isSafeInteger(line) && (market === "asian-handicap" || Number(line) > 0);
}

/** Returns null if there are too few bookmakers, or if bets are taken on no selection. */
function quoteMarket({ prices: asked, ...market }: Collected): FairMarket | null {
  if (asked.size < LEAST_BOOKS) return null;
  const chances = [...asked.values()].map(chancesOf);
  const selections = SELECTIONS[market.market];
  const medians = selections.map((_, place) => medianOf(chances.flatMap((each) => each[place] ?? [])));
  const millionths = millionthsOf(medians);
  const fair = selections.map((selection, place) => [selection, millionths[place] ?? 0] as const);
  const prices = fair.map(([selection, chance]) => [selection, priceOf(chance)] as const);
  if (prices.every(([, price]) => price === null)) return null;
  return { ...market, fair: Object.fromEntries(fair), prices: Object.fromEntries(prices) };
}

function priceOf(chance: number): Odds | null {
  const odds = oddsOf({ won: BigInt(chance), lost: BigInt(MILLION - chance) });
  return isOffered(odds) ? odds : null;
}

/** Returns the line whose chances are nearest to even, the lower of two, and its neighbours, by their lines. */
function evenLines(markets: readonly FairMarket[]): readonly FairMarket[] {
  const byLine = markets.toSorted((a, b) => Number(a.line) - Number(b.line));
  const distances = byLine.map(({ fair }) => Math.max(...Object.values(fair)));
  const even = distances.indexOf(Math.min(...distances));
  return byLine.slice(Math.max(0, even - NEIGHBOURS), even + NEIGHBOURS + 1);
}
