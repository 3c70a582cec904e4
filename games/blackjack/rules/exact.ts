import { add, compare, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { meanOf, type Prize } from "../../shared/rules/bet-types.ts";
import { ACE, BEST_TOTAL, totalOfPips } from "./total.ts";

/**
 * The return of blackjack under best play, by dynamic programming over exact fractions: with an endless deck the state
 * of a hand is its sum, whether it holds an ace, and the moves still open to it. No strategy table is read here; the
 * best moves are a result.
 */

/** A hand of the player, as its sum with every ace as 1. */
interface Held {
  readonly sum: number;
  readonly ace: boolean;
}

/** A possible end of a hand: its total, 0 for bust, and the number of bets it was played for. */
interface End {
  readonly total: number;
  readonly bets: 1 | 2;
}

/** Every end of a hand with its chance. */
type Ends = ReadonlyMap<string, { readonly end: End; readonly chance: Ratio }>;

export type Decision = "hit" | "stand" | "double" | "split";

/** The mean profit of a decision and every end that it leads to. */
interface Line {
  readonly decision: Decision;
  /** Profit in bets. */
  readonly value: Ratio;
  readonly ends: Ends;
}

const PIPS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chanceOf = (pips: number): Ratio => ratio(pips === 10 ? 4 : 1, 13);
const BUST = 0;

/** The dealer's final totals with their chances, 0 for bust. */
export type DealerEnds = ReadonlyMap<number, Ratio>;

/** Computes the dealer's ends from an upcard; a dealer who has peeked has no blackjack. */
export function dealerEnds(up: number, peeked: boolean): DealerEnds {
  const ends = new Map<number, Ratio>();
  const excluded = !peeked ? null : up === ACE ? 10 : up === 10 ? ACE : null;
  const left = excluded === null ? ONE : minus(ONE, chanceOf(excluded));
  for (const hole of PIPS.filter((pips) => pips !== excluded)) {
    const chance = multiply(chanceOf(hole), inverse(left));
    draw({ sum: up + hole, ace: up === ACE || hole === ACE }, chance, ends);
  }
  return ends;
}

function draw({ sum, ace }: Held, chance: Ratio, ends: Map<number, Ratio>): void {
  const { total } = totalOfPips(sum, ace);
  if (total >= 17) {
    const end = total > BEST_TOTAL ? BUST : total;
    ends.set(end, add(ends.get(end) ?? ZERO, chance));
    return;
  }
  for (const pips of PIPS) draw({ sum: sum + pips, ace: ace || pips === ACE }, multiply(chance, chanceOf(pips)), ends);
}

/** The lines of play against one upcard, given that the dealer has no blackjack. */
export class Against {
  readonly dealer: DealerEnds;
  readonly #hits = new Map<string, Line>();

  constructor(up: number) {
    this.dealer = dealerEnds(up, true);
  }

  /** Returns all lines from two cards, the best one first. */
  onTwo(first: number, second: number): readonly Line[] {
    const held = { sum: first + second, ace: first === ACE || second === ACE };
    const lines = [...this.onAny(held), this.#double(held)];
    if (first === second) lines.push(this.#split(first));
    return bestFirst(lines);
  }

  /** Returns hit and stand, the better one first. */
  onAny(held: Held): readonly Line[] {
    return bestFirst([this.#stand(held), this.#hit(held)]);
  }

  /** Returns the profits of a line: of one hand, or of both hands of a split, which share nothing but the dealer. */
  profits(line: Line): Profits {
    const profits = new Map<number, Ratio>();
    for (const [dealer, chance] of this.dealer) {
      const one = profitsOf(line.ends, dealer);
      collect(profits, line.decision === "split" ? twice(one) : one, chance);
    }
    return profits;
  }

  #stand({ sum, ace }: Held): Line {
    const { total } = totalOfPips(sum, ace);
    return this.#line("stand", single({ total: total > BEST_TOTAL ? BUST : total, bets: 1 }));
  }

  #hit(held: Held): Line {
    const name = `${held.sum} ${held.ace}`;
    const known = this.#hits.get(name);
    if (known !== undefined) return known;
    const line = this.#line(
      "hit",
      mixed(held, (next) => this.#goOn(next)),
    );
    this.#hits.set(name, line);
    return line;
  }

  /** Plays on with the best line; a hand of 21 or more takes no other card. */
  #goOn(held: Held): Ends {
    const [best] = totalOfPips(held.sum, held.ace).total >= BEST_TOTAL ? [this.#stand(held)] : this.onAny(held);
    return (best ?? this.#stand(held)).ends;
  }

  #double(held: Held): Line {
    const ends = mixed(held, (next) => this.#stand(next).ends);
    const doubled = new Map(
      [...ends].map(([, { end, chance }]) => {
        const two: End = { total: end.total, bets: 2 };
        return [nameOf(two), { end: two, chance }];
      }),
    );
    return this.#line("double", doubled);
  }

  /** Returns the ends of one of the two hands, with the value of both. */
  #split(pips: number): Line {
    const held = { sum: pips, ace: pips === ACE };
    const ends = mixed(held, (next) => {
      const stands = pips === ACE || totalOfPips(next.sum, next.ace).total === BEST_TOTAL;
      const [best] = stands ? [this.#stand(next)] : bestFirst([...this.onAny(next), this.#double(next)]);
      return (best ?? this.#stand(next)).ends;
    });
    const one = this.#line("split", ends);
    return { ...one, value: multiply(ratio(2), one.value) };
  }

  #line(decision: Decision, ends: Ends): Line {
    let value = ZERO;
    for (const [dealer, chance] of this.dealer) value = add(value, multiply(chance, meanProfit(ends, dealer)));
    return { decision, value, ends };
  }
}

/**
 * Computes the returns of a bet under best play over all upcards and all two cards. Added stakes are subtracted from
 * what comes back.
 */
export function exactPrizes(): readonly Prize[] {
  const profits = new Map<number, Ratio>();
  for (const up of PIPS) {
    const natural = up === ACE ? chanceOf(10) : up === 10 ? chanceOf(ACE) : ZERO;
    const play = new Against(up);
    for (const first of PIPS) {
      for (const second of PIPS) {
        const chance = multiply(chanceOf(up), multiply(chanceOf(first), chanceOf(second)));
        const isNatural = first + second === 11 && (first === ACE || second === ACE);
        const [best] = play.onTwo(first, second);
        if (best === undefined) throw new Error("a hand without a move");
        collect(profits, isNatural ? BLACKJACK : play.profits(best), multiply(chance, minus(ONE, natural)));
        collect(profits, isNatural ? PUSH : LOSS, multiply(chance, natural));
      }
    }
  }
  return [...profits]
    .sort(([a], [b]) => a - b)
    .map(([profit, chance]) => ({ returns: add(ONE, ratio(2 * profit, 2)), chance }));
}

/** Computes the return and the square of a bet under best play. */
export function exactFigures(): { readonly bestReturn: Ratio; readonly exactSquare: Ratio } {
  const prizes = exactPrizes();
  return {
    bestReturn: meanOf(prizes, ({ returns }) => returns),
    exactSquare: meanOf(prizes, ({ returns }) => multiply(returns, returns)),
  };
}

/** Chances of profits, in stakes. */
type Profits = ReadonlyMap<number, Ratio>;

const BLACKJACK: Profits = new Map([[1.5, ONE]]);
const PUSH: Profits = new Map([[0, ONE]]);
const LOSS: Profits = new Map([[-1, ONE]]);

function collect(all: Map<number, Ratio>, some: Profits, weight: Ratio): void {
  for (const [profit, chance] of some) all.set(profit, add(all.get(profit) ?? ZERO, multiply(weight, chance)));
}

/** Returns the profits of one hand against one end of the dealer. */
function profitsOf(ends: Ends, dealer: number): Profits {
  const profits = new Map<number, Ratio>();
  for (const { end, chance } of ends.values()) {
    collect(profits, new Map([[end.bets * outcome(end.total, dealer), ONE]]), chance);
  }
  return profits;
}

/** Returns the profits of two independent hands with equal distributions. */
function twice(one: Profits): Profits {
  const both = new Map<number, Ratio>();
  for (const [first, chance] of one) {
    collect(both, new Map([...one].map(([second, other]) => [first + second, other])), chance);
  }
  return both;
}

function meanProfit(ends: Ends, dealer: number): Ratio {
  let sum = ZERO;
  for (const { end, chance } of ends.values()) {
    sum = add(sum, multiply(chance, ratio(end.bets * outcome(end.total, dealer))));
  }
  return sum;
}

/** The profit of a hand against the dealer's end, in stakes of the hand. */
function outcome(total: number, dealer: number): -1 | 0 | 1 {
  if (total === BUST) return -1;
  if (dealer === BUST || total > dealer) return 1;
  return total === dealer ? 0 : -1;
}

/** Mixes the ends over the next card. */
function mixed(held: Held, endsOf: (next: Held) => Ends): Ends {
  const ends = new Map<string, { end: End; chance: Ratio }>();
  for (const pips of PIPS) {
    for (const [name, { end, chance }] of endsOf({ sum: held.sum + pips, ace: held.ace || pips === ACE })) {
      ends.set(name, { end, chance: add(ends.get(name)?.chance ?? ZERO, multiply(chanceOf(pips), chance)) });
    }
  }
  return ends;
}

function single(end: End): Ends {
  return new Map([[nameOf(end), { end, chance: ONE }]]);
}

function nameOf({ total, bets }: End): string {
  return `${total} ${bets}`;
}

function bestFirst(lines: readonly Line[]): readonly Line[] {
  return [...lines].sort((a, b) => compare(b.value, a.value));
}

function minus(a: Ratio, b: Ratio): Ratio {
  return add(a, multiply(b, ratio(-1)));
}

function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator);
}
