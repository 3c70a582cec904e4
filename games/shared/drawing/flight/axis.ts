import { growth, msOf } from "./law.ts";

/** The box that contains the curve, in pixels of the canvas. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The reach of the axes at a moment of the flight. */
export interface Scale {
  readonly ms: number;
  /** The multiplier's reach above 1.00. */
  readonly rise: number;
}

/** The tip of the curve keeps a distance from the far edges, because the rocket needs room. */
const TIP_X = 0.88;
const TIP_Y = 0.8;
/** The axes do not move until the tip is this old; then both grow with it. */
const STILL_UNTIL_MS = 5_000;

/** Returns the reach of both axes for a tip of this age; the curve always fills its box. */
export function scaleAt(tipMs: number): Scale {
  const ms = Math.max(tipMs, STILL_UNTIL_MS);
  return { ms: ms / TIP_X, rise: (growth(ms) - 1) / TIP_Y };
}

export function xOf(ms: number, scale: Scale, box: Box): number {
  return box.left + (ms / scale.ms) * (box.right - box.left);
}

/** @param multiplier as a factor: 1 is 1.00. */
export function yOf(multiplier: number, scale: Scale, box: Box): number {
  return box.bottom - ((multiplier - 1) / scale.rise) * (box.bottom - box.top);
}

export function pointAt(ms: number, scale: Scale, box: Box): { readonly x: number; readonly y: number } {
  return { x: xOf(ms, scale, box), y: yOf(growth(ms), scale, box) };
}

export function pointOfMultiplier(
  multiplier: number,
  scale: Scale,
  box: Box,
): { readonly x: number; readonly y: number } {
  return pointAt(msOf(multiplier), scale, box);
}

/** A mark on an axis. Finer marks fade in as they get room, so that nothing jumps while the axes grow. */
export interface Tick {
  readonly value: number;
  /** 0 … 1. */
  readonly strength: number;
}

const ROOM_TO_APPEAR = 34;
const ROOM_TO_STAND = 62;

/** Returns marks at whole seconds for an axis of this reach and length. */
export function secondTicks(reach: number, pixels: number): readonly Tick[] {
  return ticks(reach, pixels, 0, 1);
}

/**
 * Returns marks at multipliers for an axis that reaches this far above 1.00: 5×, 10×, 15×, not 6×, 11×, 16×. Their
 * values are relative to 1.00 too.
 */
export function riseTicks(reach: number, pixels: number): readonly Tick[] {
  return ticks(reach, pixels, 1, 0);
}

/** From this step on, marks are multiples of their step counted from zero, not from the start of the axis. */
const ROUND_FROM_STEP = 5;

/**
 * Returns marks at 1 and 5 times powers of ten, none finer than `least`; `start` is the value at the start of the axis.
 */
function ticks(reach: number, pixels: number, start: number, least: number): readonly Tick[] {
  const found = new Map<number, number>();
  for (const step of steps(reach)) {
    if (step < least) continue;
    const shift = step >= ROUND_FROM_STEP ? start : 0;
    const room = ((step - shift) / reach) * pixels;
    const strength = Math.min(1, Math.max(0, (room - ROOM_TO_APPEAR) / (ROOM_TO_STAND - ROOM_TO_APPEAR)));
    if (strength === 0) continue;
    for (let n = 0; n * step - shift <= reach; n++) {
      const value = Math.max(0, Math.round((n * step - shift) * 1000) / 1000);
      found.set(value, Math.max(strength, found.get(value) ?? 0));
    }
  }
  return [...found].map(([value, strength]) => ({ value, strength })).sort((a, b) => a.value - b.value);
}

/** Returns the decimals that the finest mark needs; all marks of an axis are written with them. */
export function decimalsOf(marks: readonly Tick[]): number {
  const needed = (value: number) => [0, 1, 2].find((decimals) => Number(value.toFixed(decimals)) === value) ?? 3;
  return Math.max(0, ...marks.map(({ value }) => needed(value)));
}

/**
 * Returns steps around the size of the axis. Each divides the next, so that finer marks fill gaps and never crowd
 * coarser ones.
 */
function steps(reach: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(reach));
  return [power / 20, power / 10, power / 2, power, power * 5];
}
