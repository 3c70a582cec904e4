import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import type { FactLinks, LinkFact, NextLinks } from "@fairhouse/kernel/links.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { MOST_GOALS } from "../../shared/rules/football/selection.ts";
import { chargesOfSlip } from "../../shared/rules/slip/liability.ts";
import { isOffered, MAX_ODDS, MIN_ODDS, returnOf } from "../../shared/rules/slip/odds.ts";
import {
  acceptLegs,
  largestPayout,
  returnOfSlip,
  type Slip,
  settleSlip,
  squareOfSlip,
  stakeOfSlip,
} from "../../shared/rules/slip/slip.ts";
import { slipSchema } from "../../shared/rules/slip/slip-schema.ts";
import { AVERAGE } from "./average.ts";
import { boardOf } from "./board.ts";
import { cashOutOf, resultsOf } from "./cash-out.ts";
import { HALF_TIME_TICK, TICKS } from "./clock.ts";
import { gridOf } from "./grid.ts";
import {
  isLeague,
  LEAGUES,
  type LeagueId,
  type MatchState,
  matchesOf,
  placeOf,
  seasonFrom,
  takesBetsAt,
  tickAfter,
  tickAt,
} from "./league.ts";
import { type AcceptedLeg, decidedFactor, isAsSeen, scoreOf, type WishedLeg } from "./leg.ts";
import { isSelection, MOST_PARTS, oddsNow, squareOf, weightsOf } from "./markets.ts";
import { drawMatch, type Goal } from "./match.ts";
import { MATCHDAYS, MATCHES, TEAMS } from "./season.ts";

const goals = z.int().min(0).max(MOST_GOALS);
const part = z.strictObject({ market: z.string(), selection: z.string(), line: z.int().optional() });
const leg = z.strictObject({
  event: z.uuid(),
  ...part.shape,
  parts: z.array(part).max(MOST_PARTS).optional(),
  odds: z.int().min(MIN_ODDS).max(MAX_ODDS),
  score: z.tuple([goals, goals]).optional(),
});
const team = z
  .int()
  .min(0)
  .max(TEAMS - 1);
const mean = z.int().min(1).max(10_000);
const tick = z
  .int()
  .min(0)
  .max(TICKS - 1);
const match = z.strictObject({
  league: z.enum(Object.keys(LEAGUES) as [LeagueId, ...LeagueId[]]),
  chain: z.uuid(),
  link: z.int().min(1),
  match: z
    .int()
    .min(0)
    .max(MATCHES - 1),
  season: z.int().min(1),
  matchday: z.int().min(1).max(MATCHDAYS),
  home: team,
  away: team,
  means: z.strictObject({ home: mean, away: mean }),
  inPlay: z
    .strictObject({
      tick,
      goals: z.array(z.strictObject({ side: z.enum(["home", "away"]), tick })).max(2 * MOST_GOALS),
    })
    .optional(),
});
const NO_SUCH = "no market has this selection";
const wishedLeg: z.ZodType<WishedLeg> = leg.refine(isSelection, NO_SUCH);
const acceptedLeg: z.ZodType<AcceptedLeg> = leg.extend({ match }).refine(isSelection, NO_SUCH);

/**
 * Virtual football (`games/virtual/RULES.md`): leagues whose seasons, scores and goals follow from a chain that was
 * committed before, and whose every price follows from strengths that are public.
 */
export const virtual: ExternalGame<Slip<WishedLeg>, Slip<AcceptedLeg>, MatchState, readonly Goal[]> = {
  id: "virtual",
  kind: "external",
  version: 1,
  wish: slipSchema(wishedLeg),
  bet: slipSchema(acceptedLeg),

  sampleBet(stake) {
    const selection = { market: "result", selection: "home" };
    const odds = oddsNow(AVERAGE, selection) ?? MIN_ODDS;
    const event = "00000000-0000-4000-8000-000000000001";
    return { unit: stake, sizes: [1], policy: "better", legs: [{ event, ...selection, odds, match: AVERAGE }] };
  },

  stake: stakeOfSlip,
  smallestPart: ({ unit }) => unit,
  maxPayout: largestPayout,
  exactReturn,
  bestReturn: exactReturn,

  exactSquare(slip) {
    const factors = slip.legs.map((own) => ({
      mean: meanOf(own),
      square: squareOf(own.match, own, own.odds),
    }));
    return squareOfSlip(slip, factors);
  },

  sampleWish(unit, open, chance) {
    const order = [...open].map(([event, its], place) => ({ event, its, key: chance.below(1 << 30, place) }));
    const legs = order
      .sort((a, b) => a.key - b.key)
      .slice(0, MOST_SAMPLED)
      .flatMap(({ event, its }, place) => sampleLegs(event, its, chance, SAMPLE_DRAWS + place));
    return legs.length === 0 ? null : { unit, sizes: [legs.length], policy: "better", legs };
  },

  wishedStake: stakeOfSlip,
  wishedFacts: ({ legs }) => legs.map(({ event }) => event),

  accept(wish, states) {
    const priceOf = (wished: WishedLeg) => {
      const its = states.get(wished.event);
      return its === undefined ? null : oddsNow(its, wished);
    };
    // A price may have moved the player's way though a goal has changed what they bet on.
    const moved = wish.policy === "any" ? undefined : wish.legs.find((wished) => hasMoved(wished, states));
    if (moved !== undefined) {
      const { event } = moved;
      const odds = priceOf(moved);
      if (isOffered(odds)) return refuse({ code: "price_changed", details: { event, odds } });
      return refuse({ code: "market_suspended", details: { event } });
    }
    const legs = acceptLegs(wish, priceOf, (wished, odds) => ({ ...wished, odds, match: states.get(wished.event) }));
    if (!legs.ok) return legs;
    const complete = legs.value.flatMap(({ match: its, ...own }) =>
      its === undefined ? [] : [{ ...own, match: its }],
    );
    return accept({ ...wish, legs: complete });
  },

  facts: ({ legs }) => legs.map(({ event }) => event),

  ofLinks: {
    tables: Object.keys(LEAGUES),
    timed: Object.values(LEAGUES),
    ahead: matchesAhead,
    of: ({ legs }) => new Map(legs.map(({ event, match: its }) => [event, linkFactOf(its)])),
    wishOf: (slip) => ({ ...slip, legs: slip.legs.map(({ match: _, ...wished }) => wished) }),
    result: goalsOf,

    isStateOf(state, links) {
      const drawn = matchesOf(state, seasonFrom(links, placeOf(state.link).season))[state.match];
      return drawn !== undefined && sameMatch(drawn, state);
    },

    shown({ league }, all, share) {
      const now = tickAt(league, share);
      const part = goalsBefore(all, now);
      // Half-time decides bets, as goals do.
      return { step: part.length + (now >= HALF_TIME_TICK ? 1 : 0), part };
    },

    during: (state, all, step) => inPlay(state, all, tickAfter(step)),

    asSeen(state, { inPlay: own }, all) {
      if (own === undefined || !takesBetsAt(state.league, own.tick)) return state;
      return all === null ? { ...state, inPlay: own } : inPlay(state, all, own.tick);
    },
  },

  settle: (slip, known) => settleSlip(slip, resultsOf(slip, known)),
  charges: (slip, known) => chargesOfSlip(slip, resultsOf(slip, known)),

  decided(slip, known, states) {
    const results = resultsOf(slip, known).map((result, place) => {
      const own = slip.legs[place];
      const now = own && states.get(own.event);
      return result.factor === null && own && now ? { factor: decidedFactor(own, now), isVoid: false } : result;
    });
    return settleSlip(slip, results);
  },

  cashOut: cashOutOf,
  units: ({ unit }) => unit,
  partOf: (slip, unit) => ({ ...slip, unit }),
};

function goalsBefore(all: readonly Goal[], end: number): readonly Goal[] {
  return all.filter((goal) => goal.tick < end);
}

/** Returns a match as it stands after so many ticks. */
function inPlay(state: MatchState, all: readonly Goal[], end: number): MatchState {
  return { ...state, inPlay: { tick: end, goals: goalsBefore(all, end) } };
}

/** True for a leg on a match whose score is not the one that its player saw. */
function hasMoved(wished: WishedLeg, states: ReadonlyMap<string, MatchState>): boolean {
  const its = states.get(wished.event);
  return its !== undefined && !isAsSeen(wished, its);
}

/** Lists the matches of the matchdays that have their times. */
function matchesAhead(links: NextLinks): readonly LinkFact<MatchState>[] {
  const { table: league, chain, next, last } = links;
  if (!isLeague(league)) return [];
  const places = Array.from({ length: LEAGUES[league].ahead }, (_, place) => next + place).filter(
    (link) => link <= last,
  );
  const seasons = new Map(
    [...new Set(places.map((link) => placeOf(link).season))].map((season) => [season, seasonFrom(links, season)]),
  );
  return places.flatMap((link) => {
    const drawn = seasons.get(placeOf(link).season);
    return drawn === undefined ? [] : matchesOf({ league, chain, link }, drawn).map(linkFactOf);
  });
}

function linkFactOf(state: MatchState): LinkFact<MatchState> {
  return { state, first: state.link, last: state.link, part: state.match };
}

/** Draws the goals of a match: each match of a matchday has a stream of its own. */
function goalsOf({ link, match: place, means }: MatchState, links: FactLinks): readonly Goal[] {
  return drawMatch(gridOf(means), links.stream(link, `${link}:${place}`)).goals;
}

function sameMatch({ means, ...drawn }: MatchState, { means: ownMeans, ...own }: MatchState): boolean {
  const same = <Record extends object>(a: Record, b: Record) =>
    Object.entries(a).every(([name, value]) => value === b[name as keyof Record]);
  return same(drawn, own) && same(means, ownMeans);
}

function meanOf(own: AcceptedLeg): Ratio {
  return returnOf(weightsOf(own.match, own), own.odds);
}

function exactReturn(slip: Slip<AcceptedLeg>): Ratio {
  return returnOfSlip(slip, slip.legs.map(meanOf));
}

/** Legs of a sample, and where the draws of their selections begin: those of the order of events come before. */
const MOST_SAMPLED = 2;
const SAMPLE_DRAWS = 1_000;

function sampleLegs(event: string, its: MatchState, chance: Chance, draw: number): readonly WishedLeg[] {
  const all = boardOf(its).flatMap(({ rows }) => rows.flat());
  const picked = all.length === 0 ? undefined : all[chance.below(all.length, draw)];
  return picked === undefined
    ? []
    : [{ event, ...picked.selection, odds: picked.odds, score: scoreOf(its) ?? undefined }];
}
