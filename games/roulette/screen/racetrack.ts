import type { Money } from "@fairhouse/kernel/money.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { POCKETS } from "../rules/positions.ts";

/**
 * The series of the French table. The last three together cover the wheel; jeu zéro repeats the numbers closest to
 * zero.
 */
export const CALL_BETS = ["zero", "voisins", "orphelins", "tiers"] as const;
export type CallBet = (typeof CALL_BETS)[number];

/** Positions and numbers of the chips of a series. */
const CHIPS: Readonly<Record<CallBet, readonly (readonly [on: string, count: number])[]>> = {
  zero: [
    ["split-0-3", 1],
    ["split-12-15", 1],
    ["straight-26", 1],
    ["split-32-35", 1],
  ],
  voisins: [
    ["street-0-2-3", 2],
    ["split-4-7", 1],
    ["split-12-15", 1],
    ["split-18-21", 1],
    ["split-19-22", 1],
    ["corner-25-26-28-29", 2],
    ["split-32-35", 1],
  ],
  orphelins: [
    ["straight-1", 1],
    ["split-6-9", 1],
    ["split-14-17", 1],
    ["split-17-20", 1],
    ["split-31-34", 1],
  ],
  tiers: [
    ["split-5-8", 1],
    ["split-10-11", 1],
    ["split-13-16", 1],
    ["split-23-24", 1],
    ["split-27-30", 1],
    ["split-33-36", 1],
  ],
};

/** The arc of the wheel that a series covers, from its first to its last pocket clockwise; orphelins have two. */
const ARCS: Readonly<Record<CallBet, readonly (readonly [first: number, last: number])[]>> = {
  zero: [[12, 15]],
  voisins: [[22, 25]],
  orphelins: [
    [17, 6],
    [1, 9],
  ],
  tiers: [[27, 33]],
};

/** Returns the chips of a series, with the same amount per chip. */
export function callBet(call: CallBet, chip: Money): readonly Chip[] {
  return CHIPS[call].map(([on, count]) => ({ on, amount: count * chip }));
}

/** Returns the number of chips in a series. */
export function chipsOf(call: CallBet): number {
  return CHIPS[call].reduce((sum, [, count]) => sum + count, 0);
}

/** Returns the numbers of a series in the order of the wheel. */
export function pocketsOf(call: CallBet): readonly number[] {
  return ARCS[call].flatMap(([first, last]) => {
    const from = WHEEL_ORDER.indexOf(first);
    const count = ((WHEEL_ORDER.indexOf(last) - from + POCKETS) % POCKETS) + 1;
    return around(from, count);
  });
}

export const MOST_NEIGHBOURS = 8;

/** Returns a number with its neighbours on each side, clockwise. */
export function neighboursOf(pocket: number, reach: number): readonly number[] {
  return around(WHEEL_ORDER.indexOf(pocket) - reach, 2 * reach + 1);
}

/** Returns one chip on a number and on each of its neighbours. */
export function neighbourBet(pocket: number, reach: number, chip: Money): readonly Chip[] {
  return neighboursOf(pocket, reach).map((number) => ({ on: `straight-${number}`, amount: chip }));
}

function around(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, step) => WHEEL_ORDER[(from + step + POCKETS) % POCKETS] ?? 0);
}
