import { type ReactNode, useRef } from "react";
import { Curve, type FlightPhase, type Target } from "./curve.tsx";
import type { Leaver } from "./paint.ts";
import { Sky } from "./sky.tsx";
import type { FlightSubject } from "./subject.ts";
import "./flight.css";

export interface FlightSceneProps {
  readonly subject: FlightSubject;
  /** The text alternative of the whole scene; null if the surroundings provide it. */
  readonly label: string | null;
  readonly phase: FlightPhase;
  /** Returns the age of the flight in milliseconds; called before every paint. */
  readonly tipMs: () => number;
  readonly leavers: readonly Leaver[];
  readonly targets: readonly Target[];
  /** The points of the last flights, newest first, in hundredths; null for a round without one. */
  readonly recent: readonly (number | null)[];
  /** The large figures over the curve, which labels avoid. */
  readonly children: ReactNode;
}

/**
 * Draws sky, curve and figures of one flight, live or replayed, without knowing about rounds. It fills its container.
 */
export function FlightScene({ label, phase, recent, children, ...curve }: FlightSceneProps) {
  const figures = useRef<HTMLDivElement>(null);
  return (
    <div {...(label !== null && { role: "img", "aria-label": label })} className="relative size-full">
      <Sky phase={phase} recent={recent} />
      <Curve figures={figures} phase={phase} {...curve} />
      <div className="pointer-events-none absolute inset-x-0 top-[1%] z-10 md:top-[5%] grid justify-items-center text-center">
        <div ref={figures} className="grid justify-items-center gap-1.5 px-4">
          {children}
        </div>
      </div>
    </div>
  );
}
