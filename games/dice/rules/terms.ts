import { hundredths, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { Prize } from "../../shared/rules/bet-types.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

// What the screen needs of the rules too: apart from them, so that it loads no schema library.

/** Rolls are 0 … 9999, each as likely as the others; they are written as 0.00 … 99.99. */
export const ROLLS = 10_000;

export const SIDES = ["under", "over"] as const;
export type Side = (typeof SIDES)[number];

/** How many of the rolls may win: 0.01% … 98%. */
export const MIN_CHANCE = 1;
export const MAX_CHANCE = 9_800;

/** Of every bet. */
export const RETURN: Ratio = ratio(99, 100);

/** A target and the side of it that wins: the roll itself must be strictly under or over it. */
export interface Call {
  readonly side: Side;
  /** A roll. */
  readonly target: number;
}

/** How many rolls win. */
export function chanceOf({ side, target }: Call): number {
  return side === "under" ? target : ROLLS - 1 - target;
}

/** The target of which so many rolls lie on a side. */
export function targetOf(side: Side, chance: number): number {
  return side === "under" ? chance : ROLLS - 1 - chance;
}

export function wins({ side, target }: Call, roll: number): boolean {
  return side === "under" ? roll < target : roll > target;
}

/** What a bet that so many rolls win returns when it does: 99% of what would be even. */
export function paysOf(chance: number): Ratio {
  return multiply(RETURN, ratio(ROLLS, chance));
}

export function prizesOf(chance: number): readonly Prize[] {
  return [{ returns: paysOf(chance), chance: ratio(chance, ROLLS) }];
}

/** The chance whose multiplier, as it is shown, comes nearest to one in hundredths. */
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
