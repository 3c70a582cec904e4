import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import { multiply, ONE, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { chargesOfSlip } from "../../shared/rules/slip/liability.ts";
import { MAX_ODDS, MIN_ODDS, multiplierOf, type Odds, oddsOf, returnOf } from "../../shared/rules/slip/odds.ts";
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
import {
  FLIGHTS,
  type Flights,
  type FlightsGame,
  type FlightsSelection,
  flightsAhead,
  isLine,
  isWon,
  linkFactOf,
  MARKETS,
  MOST_FLIGHTS,
  overlap,
  pointsOf,
  weightsOf,
} from "./flights.ts";
import { linesOfEvent } from "./lines.ts";

/** A leg as a player asks for it, with the odds that they saw. */
export interface WishedLeg extends FlightsSelection {
  readonly event: string;
  readonly odds: Odds;
}

/** A leg as it was accepted: at the odds of that moment, on rounds that it names itself. */
export interface AcceptedLeg extends WishedLeg {
  readonly flights: Flights;
}

const selection = {
  event: z.uuid(),
  market: z.enum(MARKETS),
  selection: z.enum(["over", "under"]),
  line: z.int().positive(),
  odds: z.int().min(MIN_ODDS).max(MAX_ODDS),
};
const flights = z.strictObject({
  game: z.enum(Object.keys(FLIGHTS) as [FlightsGame, ...FlightsGame[]]),
  chain: z.uuid(),
  first: z.int().min(1),
  count: z.int().min(1).max(MOST_FLIGHTS),
});
const acceptedLeg: z.ZodType<AcceptedLeg> = z
  .strictObject({ ...selection, flights })
  .refine((leg) => isLine(leg, leg.flights), "the market has no such line");

/**
 * Markets about the house itself (`games/house-markets/RULES.md`): bets on the next rounds of crash and slide, whose
 * links were committed before and which no bettor can steer. Prices follow from the law of a point, so every slip has
 * an exact return.
 */
export const houseMarkets: ExternalGame<Slip<WishedLeg>, Slip<AcceptedLeg>, Flights, readonly number[]> = {
  id: "house-markets",
  kind: "external",
  version: 1,
  wish: slipSchema<WishedLeg>(z.strictObject(selection)),
  bet: slipSchema(acceptedLeg),

  sampleBet(stake) {
    return {
      unit: stake,
      sizes: [1],
      policy: "better",
      legs: [
        {
          event: "00000000-0000-4000-8000-000000000001",
          market: "highest",
          selection: "over",
          line: 1_000,
          odds: 1_084,
          flights: { game: "crash", chain: "00000000-0000-4000-8000-000000000002", first: 1, count: 20 },
        },
      ],
    };
  },

  stake: stakeOfSlip,
  smallestPart: ({ unit }) => unit,
  maxPayout: largestPayout,
  exactReturn,
  bestReturn: exactReturn,

  exactSquare(slip) {
    const factors = slip.legs.map((leg) => {
      const { won, lost } = weightsOf(leg.flights, leg);
      const [chance, odds] = [ratio(won, won + lost), multiplierOf(leg.odds)];
      return { mean: multiply(chance, odds), square: multiply(chance, multiply(odds, odds)) };
    });
    return squareOfSlip(slip, factors);
  },

  sampleWish(unit, open, chance) {
    const order = [...open].map(([event, flights], place) => ({ event, flights, key: chance.below(1 << 30, place) }));
    const picked: (typeof order)[number][] = [];
    for (const one of order.sort((a, b) => a.key - b.key).slice(0, MOST_SAMPLED)) {
      if (picked.every((other) => !overlap(one.flights, other.flights))) picked.push(one);
    }
    const legs = picked.flatMap(({ event, flights: own }, place) => sampleLegs(event, own, chance, place));
    return legs.length === 0 ? null : { unit, sizes: [legs.length], policy: "better", legs };
  },

  wishedStake: stakeOfSlip,
  wishedFacts: ({ legs }) => legs.map(({ event }) => event),

  accept(wish, states) {
    const flightsOf = ({ event }: WishedLeg): Flights | undefined => states.get(event);
    const priceOf = (leg: WishedLeg) => {
      const own = flightsOf(leg);
      return own === undefined || !isLine(leg, own) ? null : oddsOf(weightsOf(own, leg));
    };
    const legs = acceptLegs(wish, priceOf, (leg, odds) => ({ ...leg, odds, flights: flightsOf(leg) }));
    if (!legs.ok) return legs;
    const complete = legs.value.flatMap(({ flights: own, ...leg }) =>
      own === undefined ? [] : [{ ...leg, flights: own }],
    );
    const depend = complete.some((leg, place) =>
      complete.slice(place + 1).some((other) => overlap(leg.flights, other.flights)),
    );
    if (depend) return refuse({ code: "bet_refused", details: { reason: "legs_depend" } });
    return accept({ ...wish, legs: complete });
  },

  facts: ({ legs }) => legs.map(({ event }) => event),

  ofLinks: {
    tables: Object.keys(FLIGHTS),
    ahead: flightsAhead,
    of: ({ legs }) => new Map(legs.map(({ event, flights: own }) => [event, linkFactOf(own)])),
    wishOf: (slip) => ({ ...slip, legs: slip.legs.map(({ flights: _, ...wished }) => wished) }),
    isStateOf: ({ first, count }, links) => first === links.first && first + count - 1 === links.last,
    result: pointsOf,
  },

  settle: (slip, known) => settleSlip(slip, resultsOf(slip, known)),
  charges: (slip, known) => chargesOfSlip(slip, resultsOf(slip, known)),
};

function resultsOf({ legs }: Slip<AcceptedLeg>, known: ReadonlyMap<string, readonly number[] | null>) {
  return legs.map((leg) => {
    const points = known.get(leg.event);
    if (points === undefined) return { factor: null, isVoid: false };
    if (points === null) return { factor: ONE, isVoid: true };
    return { factor: isWon(points, leg) ? multiplierOf(leg.odds) : ZERO, isVoid: false };
  });
}

/** Legs of a sample. */
const MOST_SAMPLED = 2;

/** Picks one selection of an event, of those that are offered. */
function sampleLegs(event: string, own: Flights, chance: Chance, place: number): readonly WishedLeg[] {
  const { highest, reaching } = linesOfEvent(own);
  const offered = [
    ...highest.map((line) => ({ market: "highest" as const, ...line })),
    ...reaching.map((line) => ({ market: "reaching" as const, ...line })),
  ].flatMap(({ market, line, over, under }) => [
    { market, selection: "over" as const, line, odds: over },
    { market, selection: "under" as const, line, odds: under },
  ]);
  const picked = offered.length === 0 ? undefined : offered[chance.below(offered.length, SAMPLE_DRAWS + place)];
  return picked === undefined || picked.odds === null ? [] : [{ event, ...picked, odds: picked.odds }];
}

/** Draws of the order of events come before those of their selections. */
const SAMPLE_DRAWS = 1_000;

function exactReturn(slip: Slip<AcceptedLeg>) {
  const returns = slip.legs.map((leg) => returnOf(weightsOf(leg.flights, leg), leg.odds));
  return returnOfSlip(slip, returns);
}
