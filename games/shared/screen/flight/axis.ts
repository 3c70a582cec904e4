import { growth, msOf } from "./law.ts";

/** The box in which the curve is drawn, in pixels of the canvas. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the axes reach at a moment of the flight. */
export interface Scale {
  readonly ms: number;
  /** Above 1.00. */
  readonly rise: number;
}

/** The tip of the curve keeps away from the far edges, where the rocket needs room. */
const TIP_X = 0.88;
const TIP_Y = 0.8;
/** The axes stand still until the tip has come this far in time; then they grow with it, both at once. */
const STILL_UNTIL_MS = 5_000;

/** The reach of both axes when the tip is so many milliseconds old: the curve fills its box from the first still moment on. */
export function scaleAt(tipMs: number): Scale {
  const ms = Math.max(tipMs, STILL_UNTIL_MS);
  return { ms: ms / TIP_X, rise: (growth(ms) - 1) / TIP_Y };
}

export function xOf(ms: number, scale: Scale, box: Box): number {
  return box.left + (ms / scale.ms) * (box.right - box.left);
}

/** `multiplier` 1 is 1.00. */
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

/** A mark on an axis; finer marks fade in as they get room, so that nothing jumps while the axes grow. */
export interface Tick {
  readonly value: number;
  /** 0 … 1. */
  readonly strength: number;
}

const ROOM_TO_APPEAR = 34;
const ROOM_TO_STAND = 62;

/** Whole seconds of an axis that reaches so far and is so many pixels long. */
export function secondTicks(reach: number, pixels: number): readonly Tick[] {
  return ticks(reach, pixels, 0, 1);
}

/** Multipliers of an axis that reaches so far above 1.00: 5×, 10×, 15×, not 6×, 11×, 16×. Values are above 1.00 too. */
export function riseTicks(reach: number, pixels: number): readonly Tick[] {
  return ticks(reach, pixels, 1, 0);
}

/** From here on marks are multiples of their step counted from nothing, not from where the axis starts. */
const ROUND_FROM_STEP = 5;

/** Marks on 1 and 5 times powers of ten, none finer than `least`; `start` is what the axis starts with. */
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

/** As many decimals as the finest of the marks needs: all of an axis are written with the same. */
export function decimalsOf(marks: readonly Tick[]): number {
  const needed = (value: number) => [0, 1, 2].find((decimals) => Number(value.toFixed(decimals)) === value) ?? 3;
  return Math.max(0, ...marks.map(({ value }) => needed(value)));
}

/** Steps around the size of the axis. Each divides the next, so that finer marks only fill gaps and never crowd coarser ones. */
function steps(reach: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(reach));
  return [power / 20, power / 10, power / 2, power, power * 5];
}
