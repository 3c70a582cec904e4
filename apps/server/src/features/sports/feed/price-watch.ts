import { type FairMarket, marketKey, STALE_AFTER_MS } from "./fair-quote.ts";

/** A chance that moved by more than 10 points between two polls is a mistake, or news that others have already. */
const JUMP = 100_000;
/** Two polls agree if no chance differs by more than 2 points. */
const AGREEMENT = 20_000;
/**
 * Moves of at most a fiftieth of a chance are not published, because each is kept for ever and refuses bets that were on
 * their way. They cost less than half of the least usual margin.
 */
const SMALL_PART = 50;
/** Lines that one event may have had: a feed that makes up more is not followed. */
const MOST_MARKETS = 200;

/** A market as it was published last, and whether bets are taken on it. */
export interface WatchedMarket extends FairMarket {
  readonly offered: boolean;
  /** The chances that the newest poll gave, published or not; null if it had none. */
  readonly heard: FairMarket["fair"] | null;
}

export interface Watched {
  /** When the newest answer that counted was asked for. */
  readonly polledAt: Date;
  readonly markets: readonly WatchedMarket[];
  /** True if this step changed anything that a bettor sees: a market, its odds, or whether it is offered. */
  readonly changed: boolean;
}

/**
 * Follows the prices of an event. A market is published when it is new, and while its chances move by steps. It is
 * suspended when a poll lacks it, when its chances jump, and when nothing was heard for 120 s; it comes back, at new odds,
 * after two polls in a row that agree.
 * @param before null at first.
 * @param quote null if there was no answer: then only time goes by.
 * @param polledAt when the answer was asked for; one that is not newer than the one before says nothing.
 */
export function watchPrices(
  before: Watched | null,
  quote: readonly FairMarket[] | null,
  polledAt: Date,
  now: Date,
): Watched {
  const known = before?.markets ?? [];
  const isNews = quote !== null && (before === null || polledAt > before.polledAt);
  const heardAt = isNews || before === null ? polledAt : before.polledAt;
  const isStale = now.getTime() - heardAt.getTime() > STALE_AFTER_MS;
  const followed = isNews ? follow(known, quote) : known;
  const markets = isStale ? followed.map(suspend) : followed;
  return { polledAt: heardAt, markets, changed: !looksEqual(known, markets) };
}

function follow(known: readonly WatchedMarket[], quote: readonly FairMarket[]): readonly WatchedMarket[] {
  const fresh = new Map(quote.map((market) => [marketKey(market), market]));
  const followed = known.map((market) => {
    const heard = fresh.get(marketKey(market));
    return heard === undefined ? suspend(market) : hear(market, heard);
  });
  const names = new Set(known.map(marketKey));
  const added = [...fresh].filter(([name]) => !names.has(name)).map(([, market]) => publish(market));
  return [...followed, ...added.slice(0, Math.max(0, MOST_MARKETS - known.length))];
}

function hear(market: WatchedMarket, heard: FairMarket): WatchedMarket {
  const offersTheSame = sameNames(market.prices, heard.prices);
  if (market.offered && offersTheSame && isSmallMove(market.fair, heard.fair)) {
    return { ...market, heard: heard.fair };
  }
  const isTrusted = market.offered
    ? isWithin(JUMP, market.fair, heard.fair)
    : market.heard !== null && isWithin(AGREEMENT, market.heard, heard.fair);
  return isTrusted ? publish(heard) : { ...market, offered: false, heard: heard.fair };
}

function publish(market: FairMarket): WatchedMarket {
  return { ...market, offered: true, heard: market.fair };
}

/** Keeps the odds that were published last; what was heard before is forgotten, as the next two polls have to agree. */
function suspend(market: WatchedMarket): WatchedMarket {
  return { ...market, offered: false, heard: null };
}

function isWithin(most: number, a: FairMarket["fair"], b: FairMarket["fair"]): boolean {
  return Object.entries(a).every(([selection, chance]) => Math.abs(chance - (b[selection] ?? 0)) <= most);
}

function isSmallMove(from: FairMarket["fair"], to: FairMarket["fair"]): boolean {
  return Object.entries(from).every(
    ([selection, chance]) => Math.abs(chance - (to[selection] ?? 0)) * SMALL_PART <= chance,
  );
}

/** True if the same selections have odds. */
function sameNames(a: FairMarket["prices"], b: FairMarket["prices"]): boolean {
  return Object.entries(a).every(([selection, price]) => (price === null) === ((b[selection] ?? null) === null));
}

/** True if a bettor sees the same: markets keep their places, and new ones stand behind them. */
function looksEqual(a: readonly WatchedMarket[], b: readonly WatchedMarket[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ offered, prices }, place) => {
      const other = b[place];
      return (
        other?.offered === offered &&
        Object.entries(prices).every(([selection, price]) => other.prices[selection] === price)
      );
    })
  );
}
