import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWidth } from "../../shared/screen/use-width.ts";
import { LINE_MS, QUARTER_MS } from "../rules/running.ts";
import { Horse } from "./horse.tsx";
import { elapsedOnScreen, finishOf, isClose, isRun, RaceMotion } from "./motion.ts";
import { type RaceEvent, toldOf } from "./use-racing.ts";
import "./track.css";

/** Shares of the width: a quarter of a length, and where the nose of the leader is. */
const QUARTER = 0.0115;
const NOSE = 0.87;
/** The speeds of the layers, in those of the ground: far ones pass slowly, near ones fast. */
const LAYERS = { hills: 0.12, stand: 0.35, turf: 1.5, rail: 2.1 } as const;
/** The distance between two posts, in quarters of a length. */
const POSTS_EVERY = 125;
const START = -LINE_MS / QUARTER_MS;
const POSTS = Array.from({ length: Math.floor(-START / POSTS_EVERY) }, (_, place) => -POSTS_EVERY * (place + 1));
/** Lanes by share of the height of the turf: the far one and the near one. */
const LANES = { far: 0.02, near: 0.92 } as const;

export interface TrackProps {
  readonly own: RaceEvent;
  /** True while the race is run. */
  readonly runs: boolean;
}

/**
 * Shows a race on its track: the camera follows the leader, and returns to the finish when all are home. It is drawn from
 * what has been told alone.
 */
export function Track({ own, runs }: TrackProps) {
  const { clock } = usePlayContext();
  const isStill = useReducedMotion();
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const [motion] = useState(() => new RaceMotion());
  const lastFrame = useRef<number | null>(null);
  const told = toldOf(own);
  const { horses } = own.race;
  const finish = told !== null && isRun(own, told) ? told : null;
  const moves = runs && finish === null && !isStill;

  const draw = (frameMs: number | null) => {
    const { current } = track;
    if (current === null || width === null) return;
    const elapsed = elapsedOnScreen(own.fact.timed, clock.now());
    const { positions, camera } =
      finish === null ? motion.at(horses.length, told, elapsed, frameMs) : finishOf(horses.length, finish);
    const quarter = QUARTER * width;
    const place = (position: number) => NOSE * width + (position - camera) * quarter;
    for (const element of current.querySelectorAll<HTMLElement>("[data-at]")) {
      element.style.transform = `translateX(${place(Number(element.dataset.at))}px)`;
    }
    for (const element of current.querySelectorAll<HTMLElement>("[data-speed]")) {
      const period = Number(element.dataset.period);
      const passed = (camera - START) * quarter * Number(element.dataset.speed);
      element.style.transform = `translateX(${-(passed % period)}px)`;
    }
    current.querySelectorAll<HTMLElement>("[data-runner]").forEach((element, runner) => {
      element.style.transform = `translateX(${place(positions[runner] ?? START)}px)`;
    });
  };
  useAnimationFrame(moves, (nowMs) => {
    draw(lastFrame.current === null ? null : Math.min(100, nowMs - lastFrame.current));
    lastFrame.current = nowMs;
  });
  const drawStill = useEffectEvent(() => draw(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a still picture is drawn again with each thing told.
  useEffect(() => {
    if (!moves) drawStill();
  }, [moves, width, own]);

  return (
    <div
      ref={track}
      dir="ltr"
      aria-hidden="true"
      className="race-track"
      data-runs={moves}
      data-finish={finish === null ? undefined : isClose(finish) ? "photo" : "clear"}
    >
      <div className="race-scene">
        <span className="race-sky" />
        <Layer name="hills" period={640} />
        <Layer name="stand" period={560} />
        <span className="race-ground" />
        <Layer name="turf" period={180} />
        {POSTS.map((at) => (
          <span key={at} data-at={at} className="race-post" />
        ))}
        <span data-at="0" className="race-line">
          <span className="race-line-post" />
        </span>
        <span data-at={START} className="race-gate" />
        {horses.map((horse, runner) => (
          <div
            key={horse}
            className="race-lane"
            style={{
              "--lane": LANES.far + ((LANES.near - LANES.far) * runner) / (horses.length - 1),
              "--runner": runner,
            }}
          >
            <div data-runner="">
              <Horse horse={horse} runner={runner} />
            </div>
          </div>
        ))}
        <Layer name="rail" period={150} />
      </div>
    </div>
  );
}

interface LayerProps {
  readonly name: keyof typeof LAYERS;
  /** The width after which it repeats, in pixels. */
  readonly period: number;
}

function Layer({ name, period }: LayerProps) {
  return <span data-speed={LAYERS[name]} data-period={period} className={`race-layer race-${name}`} />;
}
