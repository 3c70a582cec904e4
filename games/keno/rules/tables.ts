import { type Prize, prizeOf } from "../../shared/rules/bet-types.ts";
import { choose } from "../../shared/rules/choose.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { RISKS as SHARED_RISKS } from "../../shared/rules/risks.ts";

// The screen needs this too; it is separate from the rules so that the screen loads no schema library.

/** Each bet draws ten of forty numbers. */
export const NUMBERS = 40;
export const DRAWN = 10;
/** The numbers 1 … 40. */
export const BOARD: readonly number[] = Array.from({ length: NUMBERS }, (_, i) => i + 1);
/** A player chooses at least one number and at most ten. */
export const MAX_SPOTS = 10;

export const RISKS = ["classic", ...SHARED_RISKS] as const;
export type KenoRisk = (typeof RISKS)[number];

/**
 * Payouts in hundredths by number of hits, from none to all, for 1 to 10 spots (`games/keno/RULES.md`): the tables that
 * players know, adjusted by hundredths until each returns exactly 99%.
 */
const TABLES: Readonly<Record<KenoRisk, readonly (readonly number[])[]>> = {
  classic: [
    [0, 396],
    [0, 189, 456],
    [0, 100, 308, 1061],
    [0, 81, 180, 492, 2211],
    [0, 24, 140, 414, 1660, 3646],
    [0, 0, 100, 368, 700, 1667, 4000],
    [0, 0, 44, 300, 473, 1400, 3100, 5773],
    [0, 0, 0, 220, 400, 1300, 2180, 5520, 6987],
    [0, 0, 0, 155, 300, 801, 1500, 4400, 5880, 8406],
    [0, 0, 0, 140, 225, 449, 800, 1700, 5220, 7810, 10134],
  ],
  low: [
    [70, 186],
    [0, 201, 376],
    [0, 110, 138, 2611],
    [0, 0, 220, 789, 9051],
    [0, 0, 150, 421, 1300, 30046],
    [0, 0, 110, 200, 620, 10000, 69847],
    [0, 0, 110, 160, 350, 1527, 22200, 70600],
    [0, 0, 110, 150, 200, 550, 3900, 9900, 80857],
    [0, 0, 110, 130, 170, 249, 736, 5000, 25000, 101238],
    [0, 0, 110, 120, 130, 186, 348, 1300, 5000, 24000, 102390],
  ],
  medium: [
    [40, 276],
    [0, 180, 516],
    [0, 0, 280, 5001],
    [0, 0, 170, 990, 10266],
    [0, 0, 140, 400, 1400, 39146],
    [0, 0, 0, 300, 907, 18000, 70977],
    [0, 0, 0, 200, 700, 3000, 40100, 80687],
    [0, 0, 0, 200, 400, 1100, 6760, 40100, 90707],
    [0, 0, 0, 200, 250, 502, 1500, 10000, 51500, 101700],
    [0, 0, 0, 162, 200, 387, 700, 2600, 10000, 50100, 100128],
  ],
  high: [
    [0, 396],
    [0, 0, 1716],
    [0, 0, 0, 8151],
    [0, 0, 0, 1000, 25941],
    [0, 0, 0, 449, 4800, 45496],
    [0, 0, 0, 0, 1100, 35000, 71022],
    [0, 0, 0, 0, 700, 9000, 40100, 80687],
    [0, 0, 0, 0, 500, 2000, 27000, 60900, 91307],
    [0, 0, 0, 0, 400, 1100, 5610, 50000, 80900, 97812],
    [0, 0, 0, 0, 350, 800, 1300, 6300, 49600, 82600, 95172],
  ],
};

/** Returns the payouts of 0, 1, … hits in hundredths for a number of spots. */
export function paysOf(risk: KenoRisk, spots: number): readonly number[] {
  const pays = TABLES[risk][spots - 1];
  if (pays === undefined) throw new RangeError(`nobody chooses ${spots} numbers`);
  return pays;
}

/**
 * Returns the prizes of a table. The chance of a number of hits is C(10, hits) · C(30, spots − hits) / C(40, spots).
 */
export function prizesOf(risk: KenoRisk, spots: number): readonly Prize[] {
  const waysOf = (hits: number) => choose(DRAWN, hits) * choose(NUMBERS - DRAWN, spots - hits);
  return paysOf(risk, spots).map((pays, hits) => prizeOf(pays, waysOf(hits), choose(NUMBERS, spots)));
}

export function hitsOf(chosen: readonly number[], drawn: readonly number[]): number {
  return chosen.filter((number) => drawn.includes(number)).length;
}

export const isKenoRisk = isOneOf(RISKS);

/** True for at most ten different numbers of the board, including none, which is not yet a valid bet. */
export function isChoice(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length > MAX_SPOTS || new Set(value).size !== value.length) return false;
  return value.every(isOneOf(BOARD));
}
