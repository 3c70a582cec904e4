import type { Log } from "@fairhouse/platform/log.ts";
import { z } from "zod";
import { affords, type Budget, budgetAfter, UNTOLD } from "./budget.ts";
import type { PartlyRead } from "./feed-json.ts";
import { askFeed, usedUp } from "./feed-request.ts";
import { FeedError, type FeedScore, type OddsFeed, type QuotedEvent } from "./odds-feed.ts";
import { readPrices } from "./the-odds-api-prices.ts";
import { readScores } from "./the-odds-api-scores.ts";

/** A key in the clear would be everybody's; the stand-in answers on the machine itself. */
function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "localhost"].includes(hostname));
}

export const theOddsApiSettings = z.strictObject({
  key: z.string().regex(/^[\w-]{1,128}$/),
  baseUrl: z
    .url()
    .refine(isPrivate, "must begin with https://, or name this machine")
    .default("https://api.the-odds-api.com"),
  /** Competitions by the names of the feed: `soccer_epl`. */
  sports: z
    .array(z.string().regex(/^[a-z0-9_]{1,64}$/))
    .min(1)
    .max(20),
  /** Regions of bookmakers: `eu`, `uk`. Each costs as much as the first. */
  regions: z
    .array(z.string().regex(/^[a-z]{2}\d?$/))
    .min(1)
    .max(4),
  timeoutMs: z.int().min(1).max(60_000).default(10_000),
  /** Credits that prices leave to results: without prices no bets are placed, without results none are settled. */
  reserve: z.int().min(0).default(100),
});

export type TheOddsApiSettings = z.infer<typeof theOddsApiSettings>;

/** The id of this feed, which its events keep. */
export const THE_ODDS_API = "the-odds-api";

const MARKETS = ["h2h", "spreads", "totals"];
/** The feed tells scores of up to three days ago, for two credits an answer. */
const DAYS = 3;
const COST_OF_SCORES = 2;

/**
 * The Odds API, version 4 (https://the-odds-api.com/liveapi/guides/v4/). Competitions are asked one after the other. One
 * whose answer cannot be read is left out and logged; if the feed takes no more requests, those that were answered count.
 */
export class TheOddsApi implements OddsFeed {
  readonly id = THE_ODDS_API;
  readonly #settings: TheOddsApiSettings;
  readonly #log: Log;
  #budget: Budget = UNTOLD;

  constructor(settings: TheOddsApiSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  prices(): Promise<readonly QuotedEvent[]> {
    const { regions, reserve } = this.#settings;
    const query = { regions: regions.join(), markets: MARKETS.join(), oddsFormat: "decimal", dateFormat: "iso" };
    return this.#eachSport(async (sport) => {
      const cost = MARKETS.length * regions.length;
      return readPrices(await this.#ask(`/v4/sports/${sport}/odds`, query, cost, reserve), sport);
    });
  }

  results(): Promise<readonly FeedScore[]> {
    const query = { daysFrom: String(DAYS), dateFormat: "iso" };
    return this.#eachSport(async (sport) =>
      readScores(await this.#ask(`/v4/sports/${sport}/scores`, query, COST_OF_SCORES, 0), sport),
    );
  }

  async #eachSport<Entry>(read: (sport: string) => Promise<PartlyRead<Entry>>): Promise<readonly Entry[]> {
    const all: Entry[] = [];
    const failures: FeedError[] = [];
    for (const sport of this.#settings.sports) {
      try {
        const { entries, unreadable } = await read(sport);
        all.push(...entries);
        this.#report(sport, unreadable);
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        failures.push(error);
        this.#log.error({ err: error, feed: this.id, sport }, "a competition of the feed was not read");
        // The next competition would get the same answer.
        if (error.kind === "limited" || error.kind === "refused") break;
      }
    }
    const [failure] = failures;
    if (failure !== undefined && all.length === 0) throw failure;
    return all;
  }

  #report(sport: string, unreadable: readonly string[]): void {
    if (unreadable.length === 0) return;
    const [first] = unreadable;
    this.#log.error({ feed: this.id, sport, events: unreadable.length, first }, "events of the feed cannot be read");
  }

  /** @throws FeedError `limited` if the request would take from the reserve. */
  async #ask(path: string, query: Readonly<Record<string, string>>, cost: number, reserve: number): Promise<string> {
    // The list of sports costs nothing and tells what is left. Without it nobody would learn that the count began again.
    if (!affords(this.#budget, cost, reserve)) await this.#request("/v4/sports", {}, 0);
    if (!affords(this.#budget, cost, reserve)) throw usedUp();
    return this.#request(path, query, cost);
  }

  async #request(path: string, query: Readonly<Record<string, string>>, cost: number): Promise<string> {
    const url = new URL(path, this.#settings.baseUrl);
    for (const [name, value] of Object.entries({ ...query, apiKey: this.#settings.key })) {
      url.searchParams.set(name, value);
    }
    const { text, headers } = await askFeed(url, this.#settings.timeoutMs);
    this.#budget = budgetAfter(this.#budget, cost, headers.get("x-requests-remaining"));
    return text;
  }
}
