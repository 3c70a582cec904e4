import { add, compare, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { meanOf, type Prize } from "../../shared/rules/bet-types.ts";
import { ACE, BEST_TOTAL, totalOfPips } from "./total.ts";

/**
 * The return of blackjack under best play, by dynamic programming over exact fractions: with an endless deck the state
 * of a hand is its sum, whether it holds an ace, and the moves still open to it. No strategy table is read here; the
 * best moves are a result.
 */

/** A hand, as its sum with every ace as 1. */
interface Held {
  readonly sum: number;
  readonly ace: boolean;
}

/** A possible end of a hand: its total, 0 for bust, and the number of bets it was played for. */
interface End {
  readonly total: number;
  readonly bets: number;
}

/** Every possible value of something, with its chance. */
type Chances<Value> = ReadonlyMap<Value, Ratio>;

export type Decision = "hit" | "stand" | "double" | "split";

/** A decision, and what it leads to if all further ones are the best. */
interface Line {
  readonly decision: Decision;
  /** The ends of the hand; of one of two after a split. */
  readonly ends: Chances<End>;
  /** Profits in bets, of both hands after a split. */
  readonly profits: Chances<number>;
  readonly meanProfit: Ratio;
}

const PIPS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chanceOf = (pips: number): Ratio => ratio(pips === 10 ? 4 : 1, 13);
const BUST = 0;
const DEALER_STANDS = 17;

/** Every end once: an object is equal to itself only, and ends are keys. */
const ENDS: readonly End[] = [1, 2].flatMap((bets) =>
  Array.from({ length: BEST_TOTAL + 1 }, (_, total) => ({ total, bets })),
);

/** Computes the dealer's final totals from an upcard, 0 for bust; a dealer who has peeked has no blackjack. */
export function dealerEnds(up: number, peeked: boolean): Chances<number> {
  const excluded = !peeked ? null : up === ACE ? 10 : up === 10 ? ACE : null;
  const left = excluded === null ? ONE : minus(ONE, chanceOf(excluded));
  const holes = PIPS.filter((hole) => hole !== excluded);
  return mixed(holes.map((hole) => [dealerDraws(handOf(up, hole)), multiply(chanceOf(hole), inverse(left))]));
}

function dealerDraws(held: Held): Chances<number> {
  const { total } = totalOfPips(held.sum, held.ace);
  return total >= DEALER_STANDS ? certain(finalTotal(held)) : withNextCard(held, dealerDraws);
}

/** The lines of play against one upcard. They begin once it is known that the dealer has no blackjack. */
export class Against {
  readonly #dealer: Chances<number>;
  readonly #dealersBlackjack: Ratio;
  readonly #hits = new Map<string, Line>();

  constructor(up: number) {
    this.#dealer = dealerEnds(up, true);
    this.#dealersBlackjack = up === ACE ? chanceOf(10) : up === 10 ? chanceOf(ACE) : ZERO;
  }

  /** Returns the profits of two cards under best play, before the dealer has looked at the hole card. */
  profitsOf(first: number, second: number): Chances<number> {
    const natural = isBlackjack(first, second);
    return mixed([
      [natural ? BLACKJACK : this.bestOnTwo(first, second).profits, minus(ONE, this.#dealersBlackjack)],
      [natural ? PUSH : LOSS, this.#dealersBlackjack],
    ]);
  }

  /** Returns the mean of {@link profitsOf}. */
  meanProfitOf(first: number, second: number): Ratio {
    const natural = isBlackjack(first, second);
    const open = natural ? ratio(3, 2) : this.bestOnTwo(first, second).meanProfit;
    const peeked = multiply(natural ? ZERO : ratio(-1), this.#dealersBlackjack);
    return add(multiply(open, minus(ONE, this.#dealersBlackjack)), peeked);
  }

  /** Returns the best line from the first two cards. */
  bestOnTwo(first: number, second: number): Line {
    const held = handOf(first, second);
    const unsplit = bestOf(this.bestOnAny(held), this.#double(held));
    return first === second ? bestOf(unsplit, this.#split(first)) : unsplit;
  }

  /** Returns the best line from any cards after which the hand may still hit. */
  bestOnAny(held: Held): Line {
    return bestOf(this.#stand(held), this.#hit(held));
  }

  #stand(held: Held): Line {
    return this.#line("stand", certain(endOf(held, 1)));
  }

  #hit(held: Held): Line {
    const name = `${held.sum} ${held.ace}`;
    const known = this.#hits.get(name);
    if (known !== undefined) return known;
    // A hand of 21 or more takes no other card.
    const goOn = (next: Held) => (isFull(next) ? this.#stand(next) : this.bestOnAny(next)).ends;
    const line = this.#line("hit", withNextCard(held, goOn));
    this.#hits.set(name, line);
    return line;
  }

  #double(held: Held): Line {
    return this.#line(
      "double",
      withNextCard(held, (last) => certain(endOf(last, 2))),
    );
  }

  /** Aces get one card each; any other half may hit and double. */
  #split(pips: number): Line {
    const goOn = (half: Held) =>
      pips === ACE || isFull(half) ? this.#stand(half) : bestOf(this.bestOnAny(half), this.#double(half));
    const ends = withNextCard({ sum: pips, ace: pips === ACE }, (half) => goOn(half).ends);
    return this.#line("split", ends);
  }

  #line(decision: Decision, ends: Chances<End>): Line {
    const profitsAgainst = (dealer: number) => {
      const one = mixed([...ends].map(([end, chance]) => [certain(profitOf(end, dealer)), chance]));
      // The two hands of a split share nothing but the dealer.
      return decision === "split" ? sumOf(one, one) : one;
    };
    const profits = mixed([...this.#dealer].map(([dealer, chance]) => [profitsAgainst(dealer), chance]));
    const parts = [...profits].map(([profit, chance]) => multiply(ratio(profit), chance));
    return { decision, ends, profits, meanProfit: parts.reduce(add, ZERO) };
  }
}

const BLACKJACK = certain(1.5);
const PUSH = certain(0);
const LOSS = certain(-1);

/**
 * Computes the returns of a bet under best play over all upcards and all two cards. Added stakes are subtracted from
 * what comes back.
 */
export function exactPrizes(): readonly Prize[] {
  const profits = mixed(PIPS.map((up) => [profitsAgainst(up), chanceOf(up)]));
  return [...profits]
    .sort(([a], [b]) => a - b)
    .map(([profit, chance]) => ({ returns: add(ONE, ratio(2 * profit, 2)), chance }));
}

function profitsAgainst(up: number): Chances<number> {
  const play = new Against(up);
  const hands = PIPS.flatMap((first) => PIPS.map((second) => [first, second] as const));
  return mixed(
    hands.map(([first, second]) => [play.profitsOf(first, second), multiply(chanceOf(first), chanceOf(second))]),
  );
}

/** Computes the mean returns of the hand for every two cards and upcard, by their pips: first, second, upcard. */
export function meanReturns(): ReadonlyMap<string, Ratio> {
  const means = PIPS.flatMap((up) => {
    const play = new Against(up);
    return PIPS.flatMap((first) =>
      PIPS.filter((second) => second >= first).flatMap((second) => {
        const mean = add(ONE, play.meanProfitOf(first, second));
        return [
          [`${first} ${second} ${up}`, mean],
          [`${second} ${first} ${up}`, mean],
        ] as const;
      }),
    );
  });
  return new Map(means);
}

/** Computes the return and the square of a bet under best play. */
export function exactFigures(): { readonly bestReturn: Ratio; readonly exactSquare: Ratio } {
  const prizes = exactPrizes();
  return {
    bestReturn: meanOf(prizes, ({ returns }) => returns),
    exactSquare: meanOf(prizes, ({ returns }) => multiply(returns, returns)),
  };
}

function isBlackjack(first: number, second: number): boolean {
  return first + second === ACE + 10 && (first === ACE || second === ACE);
}

function handOf(first: number, second: number): Held {
  return { sum: first + second, ace: first === ACE || second === ACE };
}

function isFull({ sum, ace }: Held): boolean {
  return totalOfPips(sum, ace).total >= BEST_TOTAL;
}

function finalTotal({ sum, ace }: Held): number {
  const { total } = totalOfPips(sum, ace);
  return total > BEST_TOTAL ? BUST : total;
}

function endOf(held: Held, bets: number): End {
  const total = finalTotal(held);
  const end = ENDS.find((known) => known.total === total && known.bets === bets);
  if (end === undefined) throw new Error(`a hand does not end with ${total}`);
  return end;
}

/** Returns the profit of a hand against the dealer's final total, in bets. */
function profitOf({ total, bets }: End, dealer: number): number {
  if (total === BUST) return -bets;
  if (dealer === BUST || total > dealer) return bets;
  return total === dealer ? 0 : -bets;
}

function bestOf(a: Line, b: Line): Line {
  return compare(b.meanProfit, a.meanProfit) > 0 ? b : a;
}

function certain<Value>(value: Value): Chances<Value> {
  return new Map([[value, ONE]]);
}

/** Returns the chances of values that come about in several ways, each with its own chances and its weight. */
function mixed<Value>(ways: readonly (readonly [Chances<Value>, Ratio])[]): Chances<Value> {
  const all = new Map<Value, Ratio>();
  for (const [chances, weight] of ways) {
    for (const [value, chance] of chances) all.set(value, add(all.get(value) ?? ZERO, multiply(weight, chance)));
  }
  return all;
}

function withNextCard<Value>(held: Held, chancesOf: (next: Held) => Chances<Value>): Chances<Value> {
  const next = (pips: number): Held => ({ sum: held.sum + pips, ace: held.ace || pips === ACE });
  return mixed(PIPS.map((pips) => [chancesOf(next(pips)), chanceOf(pips)]));
}

/** Returns the chances of the sum of two independent numbers. */
function sumOf(one: Chances<number>, other: Chances<number>): Chances<number> {
  const plus = (a: number) => new Map([...other].map(([b, chance]) => [a + b, chance]));
  return mixed([...one].map(([a, chance]) => [plus(a), chance]));
}

function minus(a: Ratio, b: Ratio): Ratio {
  return add(a, multiply(b, ratio(-1)));
}

function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator);
}
