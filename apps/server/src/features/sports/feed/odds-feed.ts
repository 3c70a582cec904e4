/** A source of prices and scores of real events, asked now and then. Prices are used until their event begins. */
export interface OddsFeed {
  readonly id: string;
  /**
   * Returns the events that are quoted now. An event whose answer could not be read is not among them.
   * @throws FeedError if nothing could be read.
   */
  prices(): Promise<readonly QuotedEvent[]>;
  /**
   * Returns the scores of events that are being played or ended in the last days.
   * @throws FeedError if nothing could be read.
   */
  results(): Promise<readonly FeedScore[]>;
}

/** An event and what bookmakers ask for it. Names are free of invisible characters and have at most 80 signs. */
export interface QuotedEvent {
  /** The event's name in its feed, for all answers about it. */
  readonly key: string;
  readonly sport: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  /** A bookmaker whose markets were updated at different moments is a book for each of them, by the same name. */
  readonly books: readonly Book[];
}

export interface Book {
  readonly name: string;
  readonly updatedAt: Date;
  readonly markets: readonly BookMarket[];
}

/** Draw no bet is a head-to-head without a draw, in sports that know none too. */
export type MarketName = "result" | "draw-no-bet" | "total" | "asian-handicap";

/** The selections of each market, in the order of screens. */
export const SELECTIONS = {
  result: ["home", "draw", "away"],
  "draw-no-bet": ["home", "away"],
  "asian-handicap": ["home", "away"],
  total: ["over", "under"],
} as const satisfies Record<MarketName, readonly string[]>;

export interface BookMarket {
  readonly market: MarketName;
  /** Quarter goals or points: 10 is 2.5. A handicap is that of the home side: −3 is −0.75. */
  readonly line?: number;
  /** Decimal odds in whole thousandths, each above 1000, by selection; none is missing. */
  readonly prices: Readonly<Record<string, number>>;
}

export type Score = readonly [home: number, away: number];

export interface FeedScore {
  readonly key: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly score: Score;
  readonly finished: boolean;
  /** When the feed says it looked last. */
  readonly updatedAt: Date;
}

/**
 * Why a feed gave nothing. `limited`: it takes no more requests for a while. `unreadable`: its answer is cut or foreign, so
 * that nothing of it is used. `unreachable`: it did not answer. `refused`: it does not know the key.
 */
export type FeedErrorKind = "limited" | "unreadable" | "unreachable" | "refused";

/** A failure of a feed. Its message names neither the key nor the address that holds it. */
export class FeedError extends Error {
  readonly kind: FeedErrorKind;
  /** Time in which nothing should be asked; null unless limited. */
  readonly retryAfterMs: number | null;

  constructor(kind: FeedErrorKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = "FeedError";
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
