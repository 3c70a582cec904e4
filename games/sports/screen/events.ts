import type { BetFact } from "@fairhouse/protocol/play.ts";
import { readAs } from "../../shared/facts/facts.ts";
import { isEvent } from "../facts.ts";
import type { EventCard, EventState, PricedMarket } from "../rules/event.ts";
import {
  type EventSelection,
  isSelection,
  lineOf,
  MATCH_MARKETS,
  type MatchMarketId,
  WINNER,
} from "../rules/markets.ts";
import { dayOf } from "./start-text.ts";

/** An event with its state read. */
export interface SportsEvent {
  readonly fact: BetFact;
  readonly state: EventState;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
}

/** Events of one competition, soonest first. */
export interface Competition {
  readonly sport: string;
  readonly competition: string;
  readonly events: readonly SportsEvent[];
}

/** A market with all of its lines. */
export interface MarketOfLines {
  readonly market: string;
  readonly lines: readonly PricedMarket[];
}

export function readEvent(fact: BetFact): readonly SportsEvent[] {
  const state = readAs(isEvent, fact.state);
  return state === null ? [] : [{ fact, state, startsAt: Date.parse(state.card.startsAt) }];
}

/** True if an event takes bets at a time, unless it is suspended. */
export function takesBets({ fact, state, startsAt }: SportsEvent, now: number): boolean {
  return fact.phase === "open" && (now < startsAt || state.inPlay?.course !== undefined);
}

/** Returns the sport of an event, as feeds and traders may write it in either case. */
export function sportOf({ state }: Pick<SportsEvent, "state">): string {
  return state.card.sport.toLowerCase();
}

/** Events of one day of the viewer's calendar, or those that are in play. */
export interface Day {
  /** When the first of them begins, in milliseconds since 1970; null for those in play. */
  readonly startsAt: number | null;
  readonly events: readonly SportsEvent[];
}

/** Groups events by the day of their start, those in play first. */
export function daysOf(events: readonly SportsEvent[]): readonly Day[] {
  const sorted = events.toSorted((a, b) => a.startsAt - b.startsAt || compareText(a.fact.id, b.fact.id));
  const keyOf = ({ state, startsAt }: SportsEvent) => (state.inPlay?.course === undefined ? dayOf(startsAt) : null);
  const days = [...Map.groupBy(sorted, keyOf)].map(([day, own]) => ({
    startsAt: day === null ? null : (own[0]?.startsAt ?? null),
    events: own,
  }));
  return days.toSorted((a, b) => Number(a.startsAt !== null) - Number(b.startsAt !== null));
}

/** Groups events by sport and competition. Sports, competitions and events stand in the order of what begins soonest. */
export function competitionsOf(events: readonly SportsEvent[]): readonly Competition[] {
  const sorted = events.toSorted((a, b) => a.startsAt - b.startsAt || compareText(a.fact.id, b.fact.id));
  const sports = Map.groupBy(sorted, sportOf);
  return [...sports].flatMap(([sport, ofSport]) =>
    [...Map.groupBy(ofSport, ({ state }) => state.card.competition)].map(([competition, own]) => ({
      sport,
      competition,
      events: own,
    })),
  );
}

/** Lists the sports of events with the number of their events, in alphabetical order, which stays as events come and go. */
export function sportsOf(events: readonly SportsEvent[]): readonly (readonly [sport: string, count: number])[] {
  const counts = [...Map.groupBy(events, sportOf)].map(([sport, own]) => [sport, own.length] as const);
  return counts.sort(([a], [b]) => compareText(a, b));
}

/** The order of markets in which bettors look for them. */
const ORDER = [
  "result",
  "draw-no-bet",
  "double-chance",
  "total",
  "asian-handicap",
  "both-score",
  "score",
  "half-time",
  "half-full",
  "home-total",
  "away-total",
  "odd-even",
] as const satisfies readonly MatchMarketId[];

/** Lists the markets of an event in their order, each with its lines from the lowest on. */
export function marketsOf({ markets }: EventState): readonly MarketOfLines[] {
  return [...ORDER, WINNER].flatMap((market) => {
    const lines = markets.filter((own) => own.market === market);
    return lines.length === 0 ? [] : [{ market, lines: lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) }];
  });
}

/** Returns the market that a list of events shows; null for a match that offers none without a line. */
export function mainMarketOf(state: EventState): PricedMarket | null {
  const names = state.card.contest.kind === "outright" ? [WINNER] : ["result", "draw-no-bet"];
  for (const name of names) {
    const found = state.markets.find(({ market }) => market === name);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Lists the selections of a market in their order, those that take no bets at present included. A result without a draw
 * is that of a sport that has none.
 */
export function selectionsOf(own: PricedMarket, { contest }: Pick<EventCard, "contest">): readonly EventSelection[] {
  return namesOf(own, contest).map((selection) => {
    const line = lineOf(own, selection);
    return { market: own.market, selection, ...(line === undefined ? {} : { line }) };
  });
}

function namesOf({ market, odds, fair = {} }: PricedMarket, contest: EventCard["contest"]): readonly string[] {
  if (contest.kind === "outright") return contest.runners.map((_, place) => String(place));
  const priced = { ...fair, ...odds };
  const all = Object.hasOwn(MATCH_MARKETS, market) ? MATCH_MARKETS[market as MatchMarketId].selections : [];
  if (all === null) return scoresIn(Object.keys(priced), contest);
  const hasDraw = Object.hasOwn(priced, "draw") || Object.keys(priced).length === 0;
  return market === "result" && !hasDraw ? all.filter((selection) => selection !== "draw") : all;
}

function scoresIn(names: readonly string[], contest: EventCard["contest"]): readonly string[] {
  const sizeOf = (name: string) => name.split("-").reduce((sum, points) => sum + Number(points), 0);
  return names
    .filter((selection) => isSelection({ market: "score", selection }, contest))
    .sort((a, b) => sizeOf(a) - sizeOf(b) || compareText(b, a));
}

/** Scores as three lists: won by the home side, level, won by the away side. */
export function scoreColumns(selections: readonly EventSelection[]): readonly (readonly EventSelection[])[] {
  const leadOf = ({ selection }: EventSelection) => {
    const [home = 0, away = 0] = selection.split("-").map(Number);
    return Math.sign(home - away);
  };
  return [1, 0, -1].map((lead) => selections.filter((own) => leadOf(own) === lead)).filter(({ length }) => length > 0);
}

/** Lists runners that take bets, the one with the lowest odds first. */
export function favouritesOf(own: PricedMarket, { card }: EventState): readonly EventSelection[] {
  const oddsOf = ({ selection }: EventSelection) => own.odds[selection] ?? Number.POSITIVE_INFINITY;
  return selectionsOf(own, card)
    .filter((runner) => Object.hasOwn(own.odds, runner.selection) && !card.withdrawn.includes(Number(runner.selection)))
    .sort((a, b) => oddsOf(a) - oddsOf(b));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
