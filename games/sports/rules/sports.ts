import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { chargesOfSlip } from "../../shared/rules/slip/liability.ts";
import { EXACTLY_RETURNED } from "../../shared/rules/slip/odds.ts";
import {
  acceptLegs,
  largestPayout,
  type Slip,
  settleSlip,
  slipSchema,
  stakeOfSlip,
} from "../../shared/rules/slip/slip.ts";
import { type EventResult, type EventState, eventCard, odds, placeTerms } from "./event.ts";
import { type AcceptedLeg, endOfLeg, type WishedLeg } from "./leg.ts";
import { isSelection, lineOf, marketOf, oddsNow } from "./markets.ts";
import { sampleEvent, sampleResult } from "./sample.ts";

const MILLION = 1_000_000;
/** Nobody knows the chances of a real event, so less may be lost on one than on a virtual match. */
const MOST_BY_DEFAULT = 1_000;
const EVENT = "00000000-0000-4000-8000-000000000001";

const leg = z.strictObject({
  event: z.uuid(),
  market: z.string().max(20),
  selection: z.string().max(20),
  line: z.int().optional(),
  odds,
});
const wishedLeg: z.ZodType<WishedLeg> = leg;
const acceptedLeg: z.ZodType<AcceptedLeg> = leg
  .extend({ card: eventCard, fair: z.int().min(1).max(MILLION).nullable(), place: placeTerms.optional() })
  .refine((own) => isSelection(own, own.card.contest), "no market has this selection");

/**
 * Bets on real events (`games/sports/RULES.md`), whose odds come from a feed or a trader and whose results come with
 * evidence. Nothing about an event can be computed, so no slip has an exact return.
 */
export const sports: ExternalGame<Slip<WishedLeg>, Slip<AcceptedLeg>, EventState, EventResult> = {
  id: "sports",
  kind: "external",
  version: 1,
  wish: slipSchema(wishedLeg, true),
  bet: slipSchema(acceptedLeg, true).refine(
    ({ eachWay, legs }) => legs.every(({ place }) => (place !== undefined) === (eachWay === true)),
    "legs have terms of places if their slip is each way",
  ),

  sampleBet(stake) {
    const { card } = sampleEvent(0);
    const own = { event: EVENT, market: "result", selection: "home", odds: 1_900, card, fair: null };
    return { unit: stake, sizes: [1], policy: "better", legs: [own] };
  },

  stake: stakeOfSlip,
  smallestPart: ({ unit }) => unit,
  maxPayout: largestPayout,
  exactReturn: () => null,
  bestReturn: () => EXACTLY_RETURNED,
  exactSquare: () => null,

  sampleWish(unit, open, chance) {
    const order = [...open].map(([event, state], place) => ({ event, state, key: chance.below(1 << 30, place) }));
    const legs = order
      .sort((a, b) => a.key - b.key)
      .slice(0, MOST_SAMPLED)
      .flatMap(({ event, state }, place) => sampleLegs(event, state, chance, SAMPLE_DRAWS + place));
    return legs.length === 0 ? null : { unit, sizes: [legs.length], policy: "better", legs };
  },

  sampleFact(chance) {
    const state = sampleEvent(chance.below(1 << 20, 0));
    return { state, result: sampleResult(state.card, chance) };
  },

  wishedStake: stakeOfSlip,
  wishedFacts: ({ legs }) => legs.map(({ event }) => event),

  accept(wish, states) {
    const priceOf = (own: WishedLeg) => {
      const state = states.get(own.event);
      return state === undefined ? null : oddsNow(state, own);
    };
    const legs = acceptLegs(wish, priceOf, (own, now) => ({ ...own, odds: now, state: states.get(own.event) }));
    if (!legs.ok) return legs;
    const alone = legs.value.find(({ state }) => wish.eachWay && state?.place === undefined);
    if (alone !== undefined) {
      return refuse({ code: "bet_refused", details: { reason: "no_place_terms", event: alone.event } });
    }
    const complete = legs.value.flatMap(({ state, ...own }) => {
      if (state === undefined) return [];
      const place = wish.eachWay ? { place: state.place } : {};
      return [{ ...own, card: state.card, fair: marketOf(state, own)?.fair?.[own.selection] ?? null, ...place }];
    });
    return accept({ ...wish, legs: complete });
  },

  facts: ({ legs }) => legs.map(({ event }) => event),
  takenUntil: ({ card }) => card.startsAt,
  settle: (slip, known) => settleSlip(slip, endsOf(slip, known)),
  charges: (slip, known) => chargesOfSlip(slip, endsOf(slip, known)),
  mostLiability: (_, __, { most }) => most ?? MOST_BY_DEFAULT,
};

function endsOf({ legs }: Slip<AcceptedLeg>, known: ReadonlyMap<string, EventResult | null>) {
  return legs.map((own) => {
    const result = known.get(own.event);
    return result === undefined ? { factor: null, isVoid: false } : endOfLeg(own, result);
  });
}

/** Legs of a sample, and where the draws of their selections begin: those of the order of events come before. */
const MOST_SAMPLED = 2;
const SAMPLE_DRAWS = 1_000;

function sampleLegs(event: string, state: EventState, chance: Chance, draw: number): readonly WishedLeg[] {
  if (state.suspended) return [];
  const all = state.markets.flatMap(({ market, line, odds: offered }) =>
    Object.entries(offered).map(([selection, its]) => {
      const own = lineOf({ market, line }, selection);
      return { event, market, selection, ...(own === undefined ? {} : { line: own }), odds: its };
    }),
  );
  const picked = all.length === 0 ? undefined : all[chance.below(all.length, draw)];
  return picked === undefined ? [] : [picked];
}
