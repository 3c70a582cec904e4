import type { ReactNode } from "react";
import { type Call, ROLLS } from "../rules/terms.ts";
import { Marker, type MarkerProps } from "./marker.tsx";
import "./dice.css";

const LABELS = [0, 25, 50, 75, 100];

export interface ScaleProps extends MarkerProps, Call {
  /** The content at the target, which may move it. */
  readonly children: ReactNode;
}

/**
 * All rolls, the winning side of the target, and the die where it landed. Axes read from left to right in every
 * language.
 */
export function Scale({ side, target, children, ...marker }: ScaleProps) {
  return (
    <div dir="ltr" className="dice-scale" data-side={side} style={{ "--target": (target + 0.5) / ROLLS }}>
      <div className="dice-rail">
        <div className="dice-track" />
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
