import { useEffect, useRef } from "react";
import { toneOfPoint } from "../point-tone.ts";
import type { FlightPhase } from "./curve.tsx";

export interface SkyProps {
  readonly phase: FlightPhase;
  /** The points of the last flights, newest first, in hundredths; null for a round without one. */
  readonly recent: readonly (number | null)[];
}

/**
 * Speed of the stars. Between flights they do not move: an endless motion would repaint every frame of a waiting page.
 */
const SPEED: Readonly<Record<FlightPhase, number>> = { waiting: 0, ready: 2, flying: 9, ended: 0 };
const BEAMS = 14;

/** Draws the background of the flight: stars, and before the start a horizon on which the last flights are beams. */
export function Sky({ phase, recent }: SkyProps) {
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const motion of sky.current?.getAnimations({ subtree: true }) ?? []) {
      if (motion instanceof CSSAnimation && motion.animationName.startsWith("flight-drift")) {
        if (SPEED[phase] === 0) motion.pause();
        else {
          motion.updatePlaybackRate(SPEED[phase]);
          motion.play();
        }
      }
    }
  }, [phase]);
  return (
    <div ref={sky} dir="ltr" aria-hidden="true" data-phase={phase} className="flight-sky">
      <span className="flight-stars flight-stars-far" />
      <span className="flight-stars flight-stars-near" />
      <span className="flight-planet" />
      <div className="flight-beams">
        {recent.slice(0, BEAMS).map((point, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: beams are identified by place; a new round shifts them all.
            key={index}
            data-tone={toneOfPoint(point)}
            style={{ "--height": heightOf(point ?? 100), "--index": index }}
          />
        ))}
      </div>
    </div>
  );
}

const TALLEST_HUNDREDTHS = 5_000;

/** Returns the height of a beam as a share of the tallest, on a logarithmic scale, as players perceive multipliers. */
function heightOf(point: number): number {
  const share = Math.log(point / 100) / Math.log(TALLEST_HUNDREDTHS / 100);
  return Math.round(Math.min(1, Math.max(0.05, share)) * 1000) / 1000;
}
