import { hundredths, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { Prize } from "../../shared/rules/bet-types.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

// The screen needs this too; it is separate from the rules so that the screen loads no schema library.

/** Number of rolls: 0 … 9999, equally likely, shown as 0.00 … 99.99. */
export const ROLLS = 10_000;

export const SIDES = ["under", "over"] as const;
export type Side = (typeof SIDES)[number];

/** Bounds of the number of winning rolls: 0.01% … 98%. */
export const MIN_CHANCE = 1;
export const MAX_CHANCE = 9_800;

/** The return of every bet. */
export const RETURN: Ratio = ratio(99, 100);

/** A target and its winning side: the roll must be strictly under or over it. */
export interface Call {
  readonly side: Side;
  /** In units of a roll. */
  readonly target: number;
}

/** Counts the winning rolls. */
export function chanceOf({ side, target }: Call): number {
  return side === "under" ? target : ROLLS - 1 - target;
}

/** Returns the target that leaves the given number of rolls on a side. */
export function targetOf(side: Side, chance: number): number {
  return side === "under" ? chance : ROLLS - 1 - chance;
}

export function wins({ side, target }: Call, roll: number): boolean {
  return side === "under" ? roll < target : roll > target;
}

/** Returns the multiplier of a win for a number of winning rolls: 99% of the fair odds. */
export function paysOf(chance: number): Ratio {
  return multiply(RETURN, ratio(ROLLS, chance));
}

export function prizesOf(chance: number): readonly Prize[] {
  return [{ returns: paysOf(chance), chance: ratio(chance, ROLLS) }];
}

/** Finds the chance whose displayed multiplier comes nearest to the given one, in hundredths. */
export function chanceNear(multiplier: number): number {
  const low = within(Math.floor(hundredths(paysOf(1)) / multiplier));
  const high = within(low + 1);
  const off = (chance: number) => Math.abs(hundredths(paysOf(chance)) - multiplier);
  return off(high) < off(low) ? high : low;
}

function within(chance: number): number {
  return Math.min(MAX_CHANCE, Math.max(MIN_CHANCE, chance));
}

export const isSide = isOneOf(SIDES);

export function isChance(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= MIN_CHANCE && Number(value) <= MAX_CHANCE;
}
