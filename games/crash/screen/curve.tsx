import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import burst from "./art/burst.svg?url";
import rocket from "./art/rocket.svg?url";
import { type Box, pointAt, scaleAt } from "./axis.ts";
import { placeLabels, type Rect } from "./labels.ts";
import { type Leaver, type Picture, paintAxes, paintCurve, paintLeavers, paintTarget, wishOf } from "./paint.ts";
import { palette } from "./palette.ts";

export interface CurveProps {
  /** How old the flight is now, in milliseconds: asked before every paint. */
  readonly tipMs: () => number;
  readonly flying: boolean;
  readonly crashed: boolean;
  readonly leavers: readonly Leaver[];
  /** The player's own auto cash-out, 1 = 1.00. */
  readonly target: number | null;
  /** The large figures over the curve: labels keep away from them. */
  readonly figures: RefObject<HTMLElement | null>;
}

/** More labels than this are noise. */
const MAX_LABELS = 14;
const ROCKET = { wide: 84, narrow: 58 };

/** The flight: axes, curve, those who left, and the rocket at the tip. Never mirrored: time runs to the right. */
export function Curve(props: CurveProps) {
  const { multiplier } = useFormats();
  const still = useReducedMotion();
  const canvas = useRef<HTMLCanvasElement>(null);
  const ship = useRef<HTMLImageElement>(null);
  const places = useRef(new Map<string, number>());
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const draw = () => {
    const picture = begin(canvas.current, size, props.tipMs());
    if (picture === null) return;
    const tipMs = props.tipMs();
    const tip = pointAt(tipMs, picture.scale, picture.box);
    paintAxes(picture);
    paintCurve(picture, tipMs, props.crashed);
    if (props.target !== null) paintTarget(picture, props.target, multiplier(Math.round(props.target * 100)));
    const width = size.width < 520 ? ROCKET.narrow : ROCKET.wide;
    const shipRect = { x: tip.x - width / 2, y: tip.y - width / 2, width, height: width };
    const wishes = props.leavers.slice(0, MAX_LABELS).map((leaver) => wishOf(picture, leaver));
    const bounds = { x: picture.box.left, y: 4, width: size.width - picture.box.left - 4, height: size.height - 34 };
    const labels = placeLabels(
      wishes,
      [shipRect, ...figuresIn(props.figures.current, canvas.current)],
      bounds,
      places.current,
    );
    places.current = new Map(labels.map(({ id, place }) => [id, place]));
    paintLeavers(picture, props.leavers, labels);
    moveShip(ship.current, tip, width, slopeAt(tipMs, picture), props.crashed, picture.box);
  };
  useAnimationFrame(props.flying, draw);
  // A flight that stands still is painted when something about it changes.
  useEffect(() => {
    if (!props.flying) draw();
  });

  return (
    <div dir="ltr" aria-hidden="true" className="absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <img
        ref={ship}
        src={props.crashed ? burst : rocket}
        alt=""
        width="84"
        height="84"
        className={`pointer-events-none absolute top-0 left-0 origin-center drop-shadow-[0_8px_16px_rgb(0_0_0/0.4)] ${props.crashed && !still ? "animate-glow" : ""}`}
      />
    </div>
  );
}

/** Prepares the canvas in the pixels of the screen, at most two a CSS pixel. */
function begin(
  canvas: HTMLCanvasElement | null,
  { width, height }: { readonly width: number; readonly height: number },
  tipMs: number,
): Picture | null {
  const context = canvas?.getContext("2d");
  if (!canvas || !context || width === 0 || height === 0) return null;
  const density = Math.min(2, window.devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  const box: Box = { left: 52, top: 8, right: width - 6, bottom: height - 30 };
  return { context, width, height, box, scale: scaleAt(tipMs), palette: palette() };
}

function figuresIn(figures: HTMLElement | null, canvas: HTMLElement | null): readonly Rect[] {
  if (!figures || !canvas) return [];
  const origin = canvas.getBoundingClientRect();
  const { x, y, width, height } = figures.getBoundingClientRect();
  return [{ x: x - origin.x, y: y - origin.y, width, height }];
}

/** Steepness of the curve at the tip on the screen, in degrees above the horizontal. */
function slopeAt(tipMs: number, { scale, box }: Picture): number {
  const before = pointAt(Math.max(0, tipMs - 60), scale, box);
  const after = pointAt(tipMs + 60, scale, box);
  return (Math.atan2(before.y - after.y, after.x - before.x) * 180) / Math.PI;
}

/** The picture of the rocket points up and right by 45 degrees. */
const ROCKET_POINTS_AT = 45;

function moveShip(
  ship: HTMLImageElement | null,
  tip: { readonly x: number; readonly y: number },
  width: number,
  slope: number,
  crashed: boolean,
  box: Box,
): void {
  if (!ship) return;
  // The flame, not the middle, sits on the line.
  const ahead = crashed ? 0 : width * 0.3;
  const turn = (slope * Math.PI) / 180;
  // On its pad it stands beside the axis, not on its figures.
  const x = Math.max(box.left - width * 0.1, tip.x + Math.cos(turn) * ahead - width / 2);
  const y = tip.y - Math.sin(turn) * ahead - width / 2;
  ship.style.width = `${width}px`;
  ship.style.height = `${width}px`;
  ship.style.translate = `${x}px ${y}px`;
  ship.style.rotate = crashed ? "0deg" : `${ROCKET_POINTS_AT - slope}deg`;
}
