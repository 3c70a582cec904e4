import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

// The part of the rules that the screen needs as well, separate from them so that it loads no schema library.

export const DIGITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const COLOURS = ["green", "violet", "red"] as const;
export type Colour = (typeof COLOURS)[number];
/** The numbers 0 to 9, under names so that text is never mistaken for a number. */
export const NUMBERS = [
  "digit-0",
  "digit-1",
  "digit-2",
  "digit-3",
  "digit-4",
  "digit-5",
  "digit-6",
  "digit-7",
  "digit-8",
  "digit-9",
] as const;
export const SIZES = ["small", "big"] as const;
export type Size = (typeof SIZES)[number];

/** All positions that can be bet on, as bets write them. */
export const POSITIONS = [...COLOURS, ...NUMBERS, ...SIZES] as const;
export type Position = (typeof POSITIONS)[number];
export type BetType = "colour" | "number" | "size";

/** A player has one order on every position in a period, and a few more. */
export const ROUND = { seeding: "stream", ticketsPerPlayer: 20 } as const;

/**
 * The share of a stake that remains after the fee of 2%. It is paid at the odds below; both are one multiplier, so that
 * money is rounded once.
 */
const AFTER_FEE = ratio(98, 100);
const after = (odds: Ratio): Ratio => multiply(AFTER_FEE, odds);
export const PAYS = {
  colour: after(ratio(2)),
  /** Payout of green and red on a digit that is half violet. */
  half: after(ratio(3, 2)),
  violet: after(ratio(9, 2)),
  number: after(ratio(9)),
  size: after(ratio(2)),
} as const;

/**
 * Returns the colours of a digit, the larger share first: 0 is half red and half violet, 5 half green and half violet.
 */
export function coloursOf(digit: number): readonly Colour[] {
  const whole = digit % 2 === 0 ? "red" : "green";
  return digit % 5 === 0 ? [whole, "violet"] : [whole];
}

export function sizeOf(digit: number): Size {
  return digit < 5 ? "small" : "big";
}

export const isPosition = isOneOf(POSITIONS);

export function betTypeOf(on: Position): BetType {
  if (on === "small" || on === "big") return "size";
  return on === "green" || on === "violet" || on === "red" ? "colour" : "number";
}

/** Returns the digit of a position; null for colours and sizes. */
export function numberOf(on: Position): number | null {
  const names: readonly string[] = NUMBERS;
  const digit = names.indexOf(on);
  return digit < 0 ? null : digit;
}

/** Returns the payout of a stake on a position when this digit comes, as a multiple of it; {@link ZERO} if it loses. */
export function returnsOf(on: Position, digit: number): Ratio {
  if (on === "small" || on === "big") return on === sizeOf(digit) ? PAYS.size : ZERO;
  if (on !== "green" && on !== "violet" && on !== "red") return numberOf(on) === digit ? PAYS.number : ZERO;
  const colours = coloursOf(digit);
  if (!colours.includes(on)) return ZERO;
  if (on === "violet") return PAYS.violet;
  return colours.length > 1 ? PAYS.half : PAYS.colour;
}

/** Returns the highest return of a stake on a position. */
export function highestReturn(on: Position): Ratio {
  if (on === "violet") return PAYS.violet;
  return PAYS[betTypeOf(on)];
}

export function wins(on: Position, digit: number): boolean {
  return returnsOf(on, digit) !== ZERO;
}

/** Returns the digits on which a position wins. */
export function winningDigits(on: Position): readonly number[] {
  return DIGITS.filter((digit) => wins(on, digit));
}

/** Returns the mean over all digits of a function of a position's return. */
export function meanOf(on: Position, figure: (returned: Ratio) => Ratio): Ratio {
  const sum = DIGITS.reduce((soFar, digit) => add(soFar, figure(returnsOf(on, digit))), ZERO);
  return multiply(sum, ratio(1, DIGITS.length));
}
