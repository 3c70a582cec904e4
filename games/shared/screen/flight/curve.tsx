import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Box, pointAt, scaleAt } from "../../drawing/flight/axis.ts";
import { liveWords } from "../live/words/words.ts";
import { leaverText } from "./apart.ts";
import { placeLabels, type Rect } from "./labels.ts";
import {
  type Leaver,
  NARROW,
  type Picture,
  paintAxes,
  paintCurve,
  paintLeavers,
  paintTarget,
  wishOf,
} from "./paint.ts";
import { palette } from "./palette.ts";
import { type Pose, poseAt } from "./ship.ts";
import { paintSmoke } from "./smoke.ts";
import type { FlightSubject } from "./subject.ts";

export interface CurveProps {
  readonly subject: FlightSubject;
  /** Returns the age of the flight in milliseconds; called before every paint. */
  readonly tipMs: () => number;
  readonly phase: FlightPhase;
  readonly leavers: readonly Leaver[];
  readonly targets: readonly Target[];
  /** The large figures over the curve, which labels avoid. */
  readonly figures: RefObject<HTMLElement | null>;
}

/** An auto cash-out of the player: a factor, 1 being 1.00, and the name of its bet where there can be several. */
export interface Target {
  readonly at: number;
  readonly name: string | null;
}

/** `waiting`: the craft is on its pad. `ready`: the last moments before its start. */
export type FlightPhase = "waiting" | "ready" | "flying" | "ended";

/** More labels than this would be clutter. */
const MAX_LABELS = 14;
const SUBJECT = { wide: 84, narrow: 58 };
const AXES_COME_UP_MS = 700;

/**
 * Draws the flight: axes, curve, players who left, and the craft at the tip. It is never mirrored: time runs to the
 * right.
 */
export function Curve(props: CurveProps) {
  const words = liveWords.useWords();
  const { multiplier } = useFormats();
  const { phase, subject } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const ship = useRef<HTMLDivElement>(null);
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
    const tipMs = props.tipMs();
    const picture = begin(canvas.current, size, tipMs);
    if (picture === null) return;
    const tip = pointAt(tipMs, picture.scale, picture.box);
    const width = size.width < NARROW ? SUBJECT.narrow : SUBJECT.wide;
    const pose = poseAt(subject, tip, tipMs, slopeAt(tipMs, picture), width, picture.box);
    const middle = phase === "ended" ? { ...tip, turn: 0 } : pose;
    moveShip(ship.current, middle, width);
    if (phase === "waiting" || phase === "ready") return;
    paintAxes(picture, phase === "ended" ? 1 : Math.min(1, tipMs / AXES_COME_UP_MS), (seconds) =>
      words.seconds(String(seconds)),
    );
    paintCurve(picture, tipMs, phase === "ended", subject.line);
    if (subject.trail === "smoke" && phase === "flying") paintSmoke(picture, tipMs);
    const goals = props.targets.flatMap(({ at, name }) => {
      const figure = multiplier(Math.round(at * 100));
      return paintTarget(picture, at, name === null ? figure : leaverText(name, figure)) ?? [];
    });
    const shipRect = { x: middle.x - width / 2, y: middle.y - width / 2, width, height: width };
    const wishes = props.leavers.slice(0, MAX_LABELS).map((leaver) => wishOf(picture, leaver));
    const bounds = { x: picture.box.left, y: 4, width: size.width - picture.box.left - 4, height: size.height - 34 };
    const labels = placeLabels(
      wishes,
      [shipRect, ...figuresIn(props.figures.current, canvas.current), ...wishes.map(pointRect), ...goals],
      bounds,
      places.current,
    );
    places.current = new Map(labels.map(({ id, place }) => [id, place]));
    paintLeavers(picture, props.leavers, labels);
  };
  useAnimationFrame(phase === "flying", draw);
  // A flight at rest is painted only when something about it changes.
  useEffect(() => {
    if (phase !== "flying") draw();
  });

  return (
    <div dir="ltr" aria-hidden="true" className="absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div ref={ship} data-phase={phase} data-end={subject.end} className="flight-ship">
        {phase === "ended" && subject.end === "bursts" && <span className="flight-ring" />}
        {subject.trail === "flame" && <span className="flight-flame" />}
        <img
          src={phase === "ended" && subject.end === "bursts" ? subject.endSrc : subject.src}
          alt=""
          width="84"
          height="84"
        />
      </div>
    </div>
  );
}

/** Returns the rectangle of a point. Labels avoid all points, so that no label covers another player's point. */
function pointRect({ x, y }: { readonly x: number; readonly y: number }): Rect {
  return { x: x - 1, y: y - 1, width: 2, height: 2 };
}

/** Prepares the canvas at the screen's pixel density, at most two pixels per CSS pixel. */
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

/** Returns the slope of the curve at the tip on the screen, in degrees above the horizontal. */
function slopeAt(tipMs: number, { scale, box }: Picture): number {
  const before = pointAt(Math.max(0, tipMs - 60), scale, box);
  const after = pointAt(tipMs + 60, scale, box);
  return (Math.atan2(before.y - after.y, after.x - before.x) * 180) / Math.PI;
}

function moveShip(ship: HTMLElement | null, { x, y, turn }: Pose, width: number): void {
  if (!ship) return;
  ship.style.width = `${width}px`;
  ship.style.height = `${width}px`;
  ship.style.translate = `${x - width / 2}px ${y - width / 2}px`;
  ship.style.rotate = `${turn}deg`;
}
