import type { ReactNode } from "react";
import { type Call, ROLLS } from "../rules/terms.ts";
import { Marker, type MarkerProps } from "./marker.tsx";
import type { PastRoll } from "./past-rolls.ts";
import "./dice.css";

const LABELS = [0, 25, 50, 75, 100];
/** Most marks of past rolls: more would hide the track. */
const MARKS = 12;

export interface ScaleProps extends MarkerProps, Call {
  /** The content at the target, which may move it. */
  readonly children: ReactNode;
  /** Earlier rolls, newest first, which leave marks that fade with age. */
  readonly past?: readonly PastRoll[];
}

/**
 * All rolls, the winning side of the target, and the die where it landed. Axes read from left to right in every
 * language.
 */
export function Scale({ side, target, children, past = [], ...marker }: ScaleProps) {
  return (
    <div dir="ltr" className="dice-scale" data-side={side} style={{ "--target": (target + 0.5) / ROLLS }}>
      <div className="dice-rail">
        <div className="dice-track" />
        <div aria-hidden="true" className="dice-marks">
          {past.slice(0, MARKS).map(({ id, roll }, age) => (
            <span key={id} style={{ left: `${((roll + 0.5) / ROLLS) * 100}%`, opacity: 1 - age / (MARKS + 2) }} />
          ))}
        </div>
        {children}
        <Marker {...marker} />
      </div>
      <div aria-hidden="true" className="dice-labels tabular">
        {LABELS.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
