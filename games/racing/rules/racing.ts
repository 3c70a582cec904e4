import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import type { LinkFact, NextLinks } from "@fairhouse/kernel/links.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { chargesOfSlip } from "../../shared/rules/slip/liability.ts";
import { MAX_ODDS, MIN_ODDS } from "../../shared/rules/slip/odds.ts";
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
import { cashOutOf, endsOf } from "./cash-out.ts";
import { COURSES, type CourseId, isCourse, type RaceState, raceOf, runningOf } from "./course.ts";
import { EXAMPLE } from "./example.ts";
import { type AcceptedLeg, expectedOf, momentsOf, type WishedLeg } from "./leg.ts";
import { isSelection, MARKETS, type Market, oddsNow, placeNow, type RaceSelection, runnersOf } from "./markets.ts";
import { HORSES, LEAST_RUNNERS, MOST_RUNNERS, MOST_WEIGHT, RACES } from "./meeting.ts";
import { PLACES } from "./race.ts";
import { type Running, toldOf } from "./running.ts";

const odds = z.int().min(MIN_ODDS).max(MAX_ODDS);
const leg = z.strictObject({ event: z.uuid(), market: z.enum(MARKETS), selection: z.string().max(5), odds });
const runners = (most: number, least: number) =>
  z.array(z.int().min(least).max(most)).min(LEAST_RUNNERS).max(MOST_RUNNERS);
const race = z
  .strictObject({
    course: z.enum(Object.keys(COURSES) as [CourseId, ...CourseId[]]),
    chain: z.uuid(),
    link: z.int().min(1),
    meeting: z.int().min(1),
    race: z.int().min(1).max(RACES),
    horses: runners(HORSES - 1, 0),
    weights: runners(MOST_WEIGHT, 1),
  })
  .refine(({ horses, weights }) => horses.length === weights.length, "each horse has a weight");
const place = z.strictObject({ places: z.literal(PLACES), odds });
const NO_SUCH = "no market has this selection";
const wishedLeg: z.ZodType<WishedLeg> = leg.refine(isSelection, NO_SUCH);
const acceptedLeg: z.ZodType<AcceptedLeg> = leg
  .extend({ race, place: place.optional() })
  .refine((own) => isSelection(own) && runnersOf(own).every((runner) => runner < own.race.horses.length), NO_SUCH);

/**
 * Virtual racing (`games/racing/RULES.md`): races whose fields, runs and results follow from a chain that was committed
 * before, and whose every price follows from weights that are public.
 */
export const racing: ExternalGame<Slip<WishedLeg>, Slip<AcceptedLeg>, RaceState, Running> = {
  id: "racing",
  kind: "external",
  version: 1,
  wish: slipSchema(wishedLeg, true),
  bet: slipSchema(acceptedLeg, true).refine(
    ({ eachWay, legs }) => legs.every((own) => (own.place !== undefined) === (eachWay === true)),
    "legs have places if their slip is each way",
  ),

  sampleBet(stake) {
    const selection = { market: "win" as const, selection: "1" };
    const event = "00000000-0000-4000-8000-000000000001";
    const own = { event, ...selection, odds: oddsNow(EXAMPLE, selection) ?? MIN_ODDS, race: EXAMPLE };
    return { unit: stake, sizes: [1], policy: "better", legs: [own] };
  },

  stake: stakeOfSlip,
  smallestPart: ({ unit }) => unit,
  maxPayout: largestPayout,
  exactReturn,
  bestReturn: exactReturn,
  exactSquare: (slip) => squareOfSlip(slip, slip.legs.map(momentsOf)),

  sampleWish(unit, open, chance) {
    const order = [...open].map(([event, its], at) => ({ event, its, key: chance.below(1 << 30, at) }));
    const isEachWay = chance.below(EACH_WAY_SAMPLES, SAMPLE_DRAWS) === 0;
    const areSingles = chance.below(2, SAMPLE_DRAWS + 1) === 0;
    const legs = order
      .sort((a, b) => a.key - b.key)
      .slice(0, MOST_SAMPLED)
      .flatMap(({ event, its }, at) =>
        sampleLegs(event, its, isEachWay ? ["win"] : MARKETS, chance, SAMPLE_DRAWS + 2 + 2 * at),
      );
    const takesPlaces = legs.every((own) => {
      const its = open.get(own.event);
      return its !== undefined && placeNow(its, own) !== null;
    });
    const ways = isEachWay && takesPlaces ? { eachWay: true as const } : {};
    const sizes = [areSingles ? 1 : legs.length];
    return legs.length === 0 ? null : { unit, sizes, policy: "better", ...ways, legs };
  },

  wishedStake: stakeOfSlip,
  wishedFacts: ({ legs }) => legs.map(({ event }) => event),

  accept(wish, states) {
    const alone = wish.eachWay ? wish.legs.find(({ market }) => market !== "win") : undefined;
    if (alone !== undefined) {
      return refuse({ code: "bet_refused", details: { reason: "no_place_terms", event: alone.event } });
    }
    const priceOf = (own: WishedLeg) => {
      const its = states.get(own.event);
      if (its === undefined || (wish.eachWay && placeNow(its, own) === null)) return null;
      return oddsNow(its, own);
    };
    const legs = acceptLegs(wish, priceOf, (own, now) => ({ ...own, odds: now, race: states.get(own.event) }));
    if (!legs.ok) return legs;
    const complete = legs.value.flatMap(({ race: its, ...own }): AcceptedLeg[] => {
      if (its === undefined) return [];
      const placed = wish.eachWay ? placeNow(its, own) : null;
      return [{ ...own, race: its, ...(placed === null ? {} : { place: placed }) }];
    });
    return accept({ ...wish, legs: complete });
  },

  facts: ({ legs }) => legs.map(({ event }) => event),

  ofLinks: {
    tables: Object.keys(COURSES),
    timed: Object.values(COURSES),
    ahead: racesAhead,
    of: ({ legs }) => new Map(legs.map((own) => [own.event, linkFactOf(own.race)])),
    wishOf: (slip) => ({ ...slip, legs: slip.legs.map(({ race: _, place: __, ...wished }) => wished) }),
    result: runningOf,
    isStateOf: (state, links) => isSameRace(raceOf(state, links), state),

    shown(_, all, share) {
      const part = toldOf(all, share);
      return { step: part.calls.length + part.arrivals.length, part };
    },
  },

  settle: (slip, known) => settleSlip(slip, endsOf(slip, known)),
  charges: (slip, known) => chargesOfSlip(slip, endsOf(slip, known)),

  cashOut: (slip, known, states) => cashOutOf(slip, known, new Set(states.keys())),
  units: ({ unit }) => unit,
  partOf: (slip, unit) => ({ ...slip, unit }),
};

/** Lists the races of the next links. */
function racesAhead(links: NextLinks): readonly LinkFact<RaceState>[] {
  const { table, chain, next, last } = links;
  if (!isCourse(table)) return [];
  return Array.from({ length: COURSES[table].ahead }, (_, at) => next + at)
    .filter((link) => link <= last)
    .map((link) => linkFactOf(raceOf({ course: table, chain, link }, links)));
}

function linkFactOf(state: RaceState): LinkFact<RaceState> {
  return { state, first: state.link, last: state.link };
}

function isSameRace({ horses, weights, ...drawn }: RaceState, own: RaceState): boolean {
  const same = (a: readonly number[], b: readonly number[]) =>
    a.length === b.length && a.every((value, at) => value === b[at]);
  return (
    Object.entries(drawn).every(([name, value]) => value === own[name as keyof RaceState]) &&
    same(horses, own.horses) &&
    same(weights, own.weights)
  );
}

function exactReturn(slip: Slip<AcceptedLeg>): Ratio {
  const returns = slip.legs.map(expectedOf);
  return returnOfSlip(
    slip,
    returns.map(({ factor }) => factor),
    returns.flatMap(({ placeFactor }) => (placeFactor === undefined ? [] : [placeFactor])),
  );
}

/** Legs of a sample; one sample in four is each way. The draws of the order of races come before the others. */
const MOST_SAMPLED = 2;
const EACH_WAY_SAMPLES = 4;
const SAMPLE_DRAWS = 1_000;

function sampleLegs(
  event: string,
  its: RaceState,
  markets: readonly Market[],
  chance: Chance,
  draw: number,
): readonly WishedLeg[] {
  const market = markets[chance.below(markets.length, draw)] ?? "win";
  const numbers = its.weights.map((_, runner) => String(runner + 1));
  const selections =
    market === "forecast"
      ? numbers.flatMap((one) => numbers.filter((other) => other !== one).map((other) => `${one}-${other}`))
      : numbers;
  const offered = selections.flatMap((selection) => {
    const own: RaceSelection = { market, selection };
    const now = oddsNow(its, own);
    return now === null ? [] : [{ event, ...own, odds: now }];
  });
  const picked = offered.length === 0 ? undefined : offered[chance.below(offered.length, draw + 1)];
  return picked === undefined ? [] : [picked];
}
