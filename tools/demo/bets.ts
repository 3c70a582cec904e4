import { type BetType, figuresOf } from "@fairhouse/games/shared/rules/bet-types.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { completeBet } from "../game-arguments.ts";

/** Leading digits of the stakes that people choose, which are followed by zeros only. */
const STEPS = [5, 2, 1];
/** Maximum random deviation from a player's liking. */
const WHIM = 0.25;

const LEAST_TARGET = 105;
/** The share of a side bet in the whole stake. */
const SIDE_SHARE = 0.2;

interface Limits {
  readonly minBet: Money;
  readonly maxBet: Money;
}

/** Rounds a wish to a round amount within the limits of the currency. */
export function roundStake(wish: number, { minBet, maxBet }: Limits): Money {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wish)));
  const round = power * (STEPS.find((step) => step * power <= wish) ?? 1);
  return Math.min(maxBet, Math.max(minBet, round));
}

/**
 * Chooses a suitable one of a game's kinds of bets, from the calmest at 0 to the wildest at 1; `random` of 0 … 1 is the
 * whim of the moment.
 */
export function chooseType(types: readonly BetType[], daring: number, random: number): BetType | undefined {
  const calmestFirst = types
    .map((type) => ({ type, volatility: figuresOf(type.prizes).volatility }))
    .sort((one, other) => one.volatility - other.volatility);
  const wish = Math.min(1, Math.max(0, daring + WHIM * (2 * random - 1)));
  return calmestFirst[Math.min(types.length - 1, Math.floor(wish * types.length))]?.type;
}

/**
 * Makes a bet of a kind and a total stake. Chips, which the kind names for a stake of its own, share the stake
 * equally; a target is near that of the kind, by `random` of 0 … 1.
 */
export function betOf(game: AnyGame, type: BetType | undefined, stake: Money, random: number): AnyBet {
  if (type === undefined) return game.sampleBet(stake);
  if (type.isSideBet === true) return besideTheRest(game, type, stake);
  return completeBet(game, { ...withStake(type.bet, stake), ...nearTarget(type, random) }, stake);
}

/** Makes a bet with a side bet: the fields of its kind are its stakes. */
function besideTheRest(game: AnyGame, type: BetType, stake: Money): AnyBet {
  const side = Math.floor(stake * SIDE_SHARE);
  const fields = Object.keys(type.bet).map((field) => [field, side] as const);
  return completeBet(game, Object.fromEntries(fields), stake - side * fields.length);
}

function withStake(fields: BetType["bet"], stake: Money): object {
  const { chips } = fields;
  if (!Array.isArray(chips)) return fields;
  const amount = Math.floor(stake / chips.length);
  return { ...fields, chips: chips.map((chip: object) => ({ ...chip, amount })) };
}

/** The field of a target, in hundredths, with another one within a third of it. */
function nearTarget(type: BetType, random: number): object {
  if (!("target" in type) || typeof type.target !== "number") return {};
  const { target } = type;
  const near = Math.max(LEAST_TARGET, Math.round((target * (2 + random)) / 15) * 5);
  const fields = Object.entries(type.bet).filter(([, value]) => value === target);
  return Object.fromEntries(fields.map(([field]) => [field, near]));
}
