import type { Money } from "@fairhouse/kernel/money.ts";
import { type Card, faceOf, RANKS, type Suit } from "../../shared/rules/cards.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/**
 * The side bets: Perfect Pairs on the player's first two cards, and 21+3 on these and the dealer's upcard. Each wins or
 * loses at the deal, whatever becomes of the hand.
 */
export const SIDES = ["pairs", "poker"] as const;
export type Side = (typeof SIDES)[number];

/** The stake of each side bet; null for one that is not placed. Bets of version 1 have neither field. */
export type SideStakes = { readonly [Name in Side]: Money | null };

/** The profit that each combination pays for one unit; the stake comes back too. The first that fits counts. */
const PAYS = {
  pairs: { "perfect-pair": 25, "coloured-pair": 12, "mixed-pair": 5 },
  poker: { "suited-three": 100, "straight-flush": 40, "three-of-a-kind": 30, straight: 10, flush: 5 },
} as const;

export type Combination = keyof (typeof PAYS)["pairs"] | keyof (typeof PAYS)["poker"];

/** The combinations of each side bet, the best first. */
export const COMBINATIONS: { readonly [Name in Side]: readonly Combination[] } = {
  pairs: ["perfect-pair", "coloured-pair", "mixed-pair"],
  poker: ["suited-three", "straight-flush", "three-of-a-kind", "straight", "flush"],
};

/** The result of a side bet. */
export interface SideResult {
  readonly side: Side;
  readonly stake: Money;
  /** Null if the bet is lost. */
  readonly combination: Combination | null;
  /** Includes the stake. */
  readonly payout: Money;
}

const RED: readonly Suit[] = ["diamond", "heart"];

/** Returns the pair that two cards make; null for two ranks. */
export function pairOf(first: Card, second: Card): Combination | null {
  const [one, other] = [faceOf(first), faceOf(second)];
  if (one.rank !== other.rank) return null;
  if (one.suit === other.suit) return "perfect-pair";
  return RED.includes(one.suit) === RED.includes(other.suit) ? "coloured-pair" : "mixed-pair";
}

/** Returns the best combination of three cards; null if they make none. */
export function pokerOf(cards: readonly Card[]): Combination | null {
  const faces = cards.map(faceOf);
  const suited = faces.every(({ suit }) => suit === faces[0]?.suit);
  if (faces.every(({ rank }) => rank === faces[0]?.rank)) return suited ? "suited-three" : "three-of-a-kind";
  if (isStraight(faces.map(({ rank }) => RANKS.indexOf(rank)))) return suited ? "straight-flush" : "straight";
  return suited ? "flush" : null;
}

/** An ace is the highest or the lowest card of a straight, never one in the middle. */
function isStraight(places: readonly number[]): boolean {
  const [low = 0, middle = 0, high = 0] = places.toSorted((a, b) => a - b);
  const ace = RANKS.length - 1;
  return middle === low + 1 && (high === middle + 1 || (low === 0 && high === ace));
}

const combinationOf: { readonly [Name in Side]: (first: Card, second: Card, up: Card) => Combination | null } = {
  pairs: pairOf,
  poker: (...cards) => pokerOf(cards),
};

/** Returns the profit that a combination pays for one unit; 0 without one. */
export function paysOf(combination: Combination | null): number {
  return combination === null ? 0 : ({ ...PAYS.pairs, ...PAYS.poker } as const)[combination];
}

/** Returns how many stakes come back for a combination, the stake itself among them; 0 without one. */
export function returnsOf(combination: Combination | null): number {
  return combination === null ? 0 : paysOf(combination) + 1;
}

/** The most that comes back for one unit of each side bet. */
export const MOST_BACK: { readonly [Name in Side]: number } = {
  pairs: returnsOf("perfect-pair"),
  poker: returnsOf("suited-three"),
};

/** Returns the side bets that are placed, with their stakes. */
export function placedSides(stakes: Partial<SideStakes>): readonly { readonly side: Side; readonly stake: Money }[] {
  return SIDES.flatMap((side) => {
    const stake = stakes[side] ?? null;
    return stake === null ? [] : [{ side, stake }];
  });
}

/** Returns the sum of the stakes of all side bets. */
export function sideStake(stakes: Partial<SideStakes>): Money {
  return placedSides(stakes).reduce((sum, { stake }) => sum + stake, 0);
}

/** Returns the results of the side bets that are placed. The cards are the first two, and the upcard. */
export function sideResults(stakes: Partial<SideStakes>, cards: readonly Card[]): readonly SideResult[] {
  const [first, second, up] = cards;
  if (first === undefined || second === undefined || up === undefined) throw new RangeError("a deal has three cards");
  return placedSides(stakes).map(({ side, stake }) => {
    const combination = combinationOf[side](first, second, up);
    return { side, stake, combination, payout: stake * returnsOf(combination) };
  });
}

export const isSide = isOneOf(SIDES);
export const isCombination = isOneOf([...COMBINATIONS.pairs, ...COMBINATIONS.poker]);
