import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { ticketOf } from "./playing.ts";

/** Bets with more outcomes than this are left to the simulation. */
const MOST_OUTCOMES = 50_000;
/** A longer path may have no end: rules that draw again until something is decided. */
const MOST_DRAWS = 200;

/** The returns of a bet over all possible draws, each with its weight, in units of the stake. */
export interface Listed {
  readonly mean: number;
  readonly square: number;
}

/**
 * Enumerates the outcomes of a bet. Null for hands, whose player decides too, for bets on facts, which draw nothing, and
 * for games with too many outcomes to list.
 */
export function enumerated(game: AnyGame, bet: AnyBet): Listed | null {
  if (game.kind === "hand" || game.kind === "external") return null;
  try {
    return listed(game, bet);
  } catch (error) {
    if (error instanceof TooManyDraws) return null;
    throw error;
  }
}

class TooManyDraws extends Error {}

type Drawing = Exclude<AnyGame, { kind: "hand" | "external" }>;

function listed(game: Drawing, bet: AnyBet): Listed | null {
  const stake = game.stake(bet);
  let [mean, square, outcomes] = [0, 0, 0];
  // The digits of one path through all draws, counted up like an odometer.
  let path: Draw[] | null = [];
  while (path !== null) {
    const chance = new ListedChance(path);
    const payout = payoutOf(game, bet, chance);
    if (payout === null || ++outcomes > MOST_OUTCOMES || chance.tooMany) return null;
    const weight = path.reduce((product, { bound }) => product / bound, 1);
    mean += weight * (payout / stake);
    square += weight * (payout / stake) ** 2;
    path = next(path);
  }
  return { mean, square };
}

function payoutOf(game: Drawing, bet: AnyBet, chance: Chance): number | null {
  if (game.kind === "instant") return game.play(bet, chance).payout;
  const { carry } = game.open(null);
  if (game.refuse(bet, carry) !== null) return null;
  const ticket = ticketOf(bet);
  return game.settle(ticket, game.outcome(chance, carry, [ticket]).outcome);
}

/** One number that the rules asked for: its place in the stream, its bound, and its value. */
interface Draw {
  readonly k: number;
  readonly bound: number;
  readonly index: number;
}

function next(path: readonly Draw[]): Draw[] | null {
  const last = path.findLastIndex(({ index, bound }) => index + 1 < bound);
  const turned = path[last];
  return turned === undefined ? null : [...path.slice(0, last), { ...turned, index: turned.index + 1 }];
}

/** A chance that returns the path's numbers and appends further draws to it. */
class ListedChance implements Chance {
  readonly #path: Draw[];
  tooMany = false;

  constructor(path: Draw[]) {
    this.#path = path;
  }

  below(bound: number, k: number): number {
    const drawn = this.#path.find((draw) => draw.k === k);
    if (drawn?.bound === bound) return drawn.index;
    // One number read in two ways does not count as two draws.
    if (drawn !== undefined || bound > MOST_OUTCOMES) this.tooMany = true;
    if (this.#path.length === MOST_DRAWS) throw new TooManyDraws();
    this.#path.push({ k, bound, index: 0 });
    return 0;
  }

  /** A float, one of 2^32 numbers, which are too many to list. */
  float(): number {
    this.tooMany = true;
    return 0;
  }

  bits52(): bigint {
    this.tooMany = true;
    return 0n;
  }

  splice<Item>(items: readonly Item[], count: number): readonly Item[] {
    const rest = [...items];
    return Array.from({ length: count }, (_, k) => rest.splice(this.below(rest.length, k), 1)).flat();
  }
}
