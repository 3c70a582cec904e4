import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { chargesOfSlip } from "../../shared/rules/slip/liability.ts";
import { EXACTLY_RETURNED, isOffered } from "../../shared/rules/slip/odds.ts";
import { acceptLegs, largestPayout, type Slip, settleSlip, stakeOfSlip } from "../../shared/rules/slip/slip.ts";
import { slipSchema } from "../../shared/rules/slip/slip-schema.ts";
import { cashOutOf, endsOfLegs } from "./cash-out.ts";
import { depend, type EventResult, type EventState, MOST_MINUTE } from "./event.ts";
import { eventCard, odds, placeTerms, score } from "./event-schema.ts";
import type { AcceptedLeg, WishedLeg } from "./leg.ts";
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
  step: z.int().min(0).optional(),
});
const madeAt = z.strictObject({ score, minute: z.int().min(0).max(MOST_MINUTE).nullable() });
const wishedLeg: z.ZodType<WishedLeg> = leg;
const acceptedLeg: z.ZodType<AcceptedLeg> = leg
  .extend({
    card: eventCard,
    fair: z.int().min(1).max(MILLION).nullable(),
    place: placeTerms.optional(),
    madeAt: madeAt.optional(),
  })
  .refine((own) => isSelection(own, own.card.contest), "no market has this selection");

/** Returns how many largest bets all slips on an event may take from its budget. */
export function mostOf({ most }: Pick<EventState, "most">): number {
  return most ?? MOST_BY_DEFAULT;
}

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
      .filter(({ state }, place, all) => !all.slice(0, place).some((own) => depend(own.state.card, state.card)))
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
    const courseOf = (own: WishedLeg) => states.get(own.event)?.inPlay?.course;
    // A price may have moved the player's way though an incident has changed what they bet on.
    const moved = wish.legs.find((own) => courseOf(own)?.step !== own.step);
    if (moved !== undefined) {
      const { event } = moved;
      const now = priceOf(moved);
      if (isOffered(now)) return refuse({ code: "price_changed", details: { event, odds: now } });
      return refuse({ code: "market_suspended", details: { event } });
    }
    const legs = acceptLegs(wish, priceOf, (own, now) => ({ ...own, odds: now, state: states.get(own.event) }));
    if (!legs.ok) return legs;
    const alone = legs.value.find(({ state }) => wish.eachWay && state?.place === undefined);
    if (alone !== undefined) {
      return refuse({ code: "bet_refused", details: { reason: "no_place_terms", event: alone.event } });
    }
    const complete = legs.value.flatMap(({ state, ...own }) => {
      if (state === undefined) return [];
      const place = wish.eachWay ? { place: state.place } : {};
      const course = state.inPlay?.course;
      const its = course === undefined ? {} : { madeAt: { score: course.score, minute: course.minute } };
      return [
        { ...own, card: state.card, fair: marketOf(state, own)?.fair?.[own.selection] ?? null, ...place, ...its },
      ];
    });
    const depends = complete.find((own, place) => complete.slice(0, place).some(({ card }) => depend(card, own.card)));
    if (depends !== undefined) {
      return refuse({ code: "bet_refused", details: { reason: "legs_depend", event: depends.event } });
    }
    return accept({ ...wish, legs: complete });
  },

  facts: ({ legs }) => legs.map(({ event }) => event),
  takenUntil: ({ card, inPlay }) => (inPlay?.course === undefined ? card.startsAt : undefined),
  course: ({ inPlay }) => (inPlay?.course === undefined ? null : { delayMs: inPlay.delayMs, step: inPlay.course.step }),
  settle: (slip, known) => settleSlip(slip, endsOfLegs(slip, known)),
  charges: (slip, known) => chargesOfSlip(slip, endsOfLegs(slip, known)),
  mostLiability: (_, __, state) => mostOf(state),
  cashOut: cashOutOf,
  units: ({ unit }) => unit,
  partOf: (slip, unit) => ({ ...slip, unit }),
};

/** Legs of a sample, and where the draws of their selections begin: those of the order of events come before. */
const MOST_SAMPLED = 2;
const SAMPLE_DRAWS = 1_000;

function sampleLegs(event: string, state: EventState, chance: Chance, draw: number): readonly WishedLeg[] {
  if (state.suspended) return [];
  const all = state.markets.flatMap(({ market, line, odds: offered }) =>
    Object.entries(offered).map(([selection, its]) => {
      const own = lineOf({ market, line }, selection);
      const step = state.inPlay?.course?.step;
      const seen = step === undefined ? {} : { step };
      return { event, market, selection, ...(own === undefined ? {} : { line: own }), odds: its, ...seen };
    }),
  );
  const picked = all.length === 0 ? undefined : all[chance.below(all.length, draw)];
  return picked === undefined ? [] : [picked];
}
