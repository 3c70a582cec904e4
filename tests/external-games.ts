import { chargesOfSlip } from "@fairhouse/games/shared/rules/slip/liability.ts";
import type { ExternalGame } from "@fairhouse/kernel/game.ts";
import type { LinkFacts, TimedTable } from "@fairhouse/kernel/links.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";

const leg = z.strictObject({ event: z.uuid(), side: z.enum(["heads", "tails"]) });
const bet = z.strictObject({ amount: z.int().min(1).max(1e12), legs: z.array(leg).min(1).max(4) });
type Bet = z.infer<typeof bet>;

interface CoinState {
  /** Thousandths that a right call pays. */
  readonly odds: number;
  /** The most that bets may take from its budget, in largest bets. */
  readonly most?: number;
}

/** The state of a coin that pays twice the stake. */
export const FAIR_COIN: CoinState = { odds: 2_000 };

/** Coins that somebody tosses elsewhere: each leg of a bet calls one, and all must be right. */
export const coins: ExternalGame<Bet, Bet & { readonly odds: readonly number[] }, CoinState, "heads" | "tails"> = {
  id: "coins",
  kind: "external",
  version: 1,
  wish: bet,
  bet: bet.extend({ odds: z.array(z.int()) }),
  sampleBet: (stake) => ({
    amount: stake,
    legs: [{ event: "00000000-0000-4000-8000-000000000001", side: "heads" }],
    odds: [2_000],
  }),
  stake: ({ amount }) => amount,
  maxPayout: ({ amount, odds }) => odds.reduce((payout, its) => Math.floor((payout * its) / 1_000), amount),
  exactReturn: () => ratio(1),
  bestReturn: () => ratio(1),
  exactSquare: () => null,
  sampleWish(amount, open) {
    const [event] = open.keys();
    return event === undefined ? null : { amount, legs: [{ event, side: "heads" }] };
  },
  wishedStake: ({ amount }) => amount,
  wishedFacts: ({ legs }) => legs.map(({ event }) => event),
  accept(wish, states) {
    const odds = wish.legs.map(({ event }) => states.get(event)?.odds ?? 0);
    return odds.every((its) => its > 1_000) ? accept({ ...wish, odds }) : refuse({ code: "market_suspended" });
  },
  facts: ({ legs }) => legs.map(({ event }) => event),
  settle({ amount, legs, odds }, known) {
    const results = legs.map(({ event }) => known.get(event));
    if (results.some((side, place) => typeof side === "string" && side !== legs[place]?.side)) {
      return { payout: 0, givenBack: false };
    }
    if (results.includes(undefined)) return null;
    const payout = odds.reduce((sum, its, place) => (results[place] === null ? sum : (sum * its) / 1_000), amount);
    return { payout, givenBack: results.every((side) => side === null) };
  },
  charges({ amount, legs, odds }, known) {
    const results = legs.map(({ event, side }, place) => {
      const result = known.get(event);
      if (result === undefined) return { factor: null };
      return { factor: ratio(result === null ? 1_000 : result === side ? (odds[place] ?? 0) : 0, 1_000) };
    });
    const priced = legs.map(({ event }, place) => ({ event, odds: odds[place] ?? 0 }));
    return chargesOfSlip({ unit: amount, sizes: [legs.length], policy: "any", legs: priced }, results);
  },
  mostLiability: (_, __, { most }) => most ?? Number.POSITIVE_INFINITY,
};

/** The same coins, whose open bets the house buys back at nine tenths of their stakes. */
export const coinsForSale: typeof coins = {
  ...coins,
  cashOut: ({ amount }) => Math.floor(0.9 * amount),
  units: ({ amount }) => amount,
  partOf: (made, amount) => ({ ...made, amount }),
};

const guess = z.strictObject({ amount: z.int().min(1).max(1e12), event: z.uuid(), over: z.int().min(0) });
type Guess = z.infer<typeof guess>;

/** Two rounds in a row of the table `digit`, beginning with the next one or the one after it. */
export const digitLinks: LinkFacts<Guess, Guess, null, readonly number[]> = {
  tables: ["digit"],
  ahead: ({ next, last }) =>
    [next, next + 1].flatMap((first) => (first < last ? [{ state: null, first, last: first + 1 }] : [])),
  // A bet of this game does not name its links.
  of: () => new Map(),
  wishOf: (bet) => bet,
  result: (_, { first, last, chance }) =>
    Array.from({ length: last - first + 1 }, (__, place) => chance(first + place, "stream").below(10, 0)),
};

/** Bets that the digits of some rounds of the game `digit` add up to more than a number. Pays twice the stake. */
export const digitSum: ExternalGame<Guess, Guess, null, readonly number[]> = {
  id: "digit-sum",
  kind: "external",
  version: 1,
  wish: guess,
  bet: guess,
  sampleBet: (stake) => ({ amount: stake, event: "00000000-0000-4000-8000-000000000001", over: 9 }),
  stake: ({ amount }) => amount,
  maxPayout: ({ amount }) => 2 * amount,
  exactReturn: () => ratio(1),
  bestReturn: () => ratio(1),
  exactSquare: () => null,
  sampleWish(amount, open) {
    const [event] = open.keys();
    return event === undefined ? null : { amount, event, over: 9 };
  },
  wishedStake: ({ amount }) => amount,
  wishedFacts: ({ event }) => [event],
  accept: (wish) => accept(wish),
  facts: ({ event }) => [event],
  ofLinks: digitLinks,
  settle({ amount, event, over }, known) {
    const digits = known.get(event);
    if (digits === undefined) return null;
    if (digits === null) return { payout: amount, givenBack: true };
    return { payout: digits.reduce((sum, digit) => sum + digit, 0) > over ? 2 * amount : 0, givenBack: false };
  },
  charges: ({ amount, event }, known) => new Map(known.has(event) ? [] : [[event, amount]]),
};

const guessInPlay = guess.extend({
  /** The number of digits that its player has seen; absent before the show. */
  seen: z.int().optional(),
});
const madeInPlay = guessInPlay.extend({ told: z.array(z.int()).nullable(), step: z.int().nullable() });

/** A table without rounds: every minute, fifteen seconds past it, a link is taken and shown for twenty seconds. */
export const TOSSES: TimedTable = { id: "toss", periodMs: 60_000, offsetMs: 15_000, showMs: 20_000, ahead: 3 };

/** Bets that one of the two digits of the next links is above a number. The digits are told one after the other. */
export const tosses: ExternalGame<Guess, Guess, null, readonly number[]> = {
  ...digitSum,
  id: "tosses",
  ofLinks: {
    tables: [TOSSES.id],
    timed: [TOSSES],
    ahead: ({ next, last }) =>
      Array.from({ length: TOSSES.ahead }, (_, place) => next + place)
        .filter((link) => link <= last)
        .flatMap((link) => [0, 1].map((part) => ({ state: null, first: link, last: link, part }))),
    of: () => new Map(),
    wishOf: (bet) => bet,
    result: (_, { last, stream }) => [0, 1].map((place) => stream(last, "toss").below(10, place)),
    shown(_, digits, share) {
      const part = digits.slice(0, Math.floor(2 * share));
      return { step: part.length, part };
    },
  },
};

interface ShownDigits {
  readonly told: readonly number[];
  /** The seconds of the show that are over. */
  readonly step: number;
}

/** The same table with bets in play, once a second until two seconds before the end. */
const TOSSES_IN_PLAY: TimedTable = { ...TOSSES, inPlay: { steps: 20, until: 18, writtenWithinMs: 1_000 } };

/** The same bets in play: they name the digits that were told when they were made. */
export const tossesInPlay: ExternalGame<
  z.infer<typeof guessInPlay>,
  z.infer<typeof madeInPlay>,
  ShownDigits | null,
  readonly number[]
> = {
  ...tosses,
  wish: guessInPlay,
  bet: madeInPlay,
  sampleBet: (stake) => ({ ...tosses.sampleBet(stake), told: null, step: null }),
  accept(wish, states) {
    const state = states.get(wish.event) ?? null;
    if (wish.seen !== state?.told.length) return refuse({ code: "price_changed" });
    return accept({ ...wish, told: state === null ? null : [...state.told], step: state?.step ?? null });
  },
  decided({ amount, event, over }, known, states) {
    const digits = known.get(event) ?? states.get(event)?.told ?? [];
    return digits.reduce((sum, digit) => sum + digit, 0) > over ? { payout: 2 * amount, givenBack: false } : null;
  },
  cashOut({ amount, event }, known, states) {
    const state = states.get(event);
    return known.has(event) || state === undefined ? null : Math.floor(0.9 * amount) + (state?.told.length ?? 0);
  },
  units: ({ amount }) => amount,
  partOf: (made, amount) => ({ ...made, amount }),
  ofLinks: {
    tables: [TOSSES.id],
    timed: [TOSSES_IN_PLAY],
    ahead: tosses.ofLinks?.ahead ?? (() => []),
    of: ({ event, told, step }) => {
      const state = step === null ? null : { step, told: told ?? [] };
      return new Map([[event, { state, first: 1, last: 1 }]]);
    },
    wishOf: ({ told: _, step: __, ...wish }) => wish,
    // No digit is 0: the first one decides each bet above 0.
    result: (_, links) => (tosses.ofLinks?.result(null, links) ?? []).map((digit) => digit + 1),
    shown: (_, digits, share) => tosses.ofLinks?.shown?.(null, digits, share) ?? { step: 0, part: [] },
    during: (_, digits, step) => ({ step, told: digits.slice(0, Math.floor(step / 10)) }),
    asSeen(state, claim, digits) {
      if (claim === null || claim.step >= 18) return state;
      return digits === null ? claim : { step: claim.step, told: digits.slice(0, Math.floor(claim.step / 10)) };
    },
  },
};
