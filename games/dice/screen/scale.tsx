import type { ReactNode } from "react";
import { type Call, ROLLS } from "../rules/terms.ts";
import { Marker, type MarkerProps } from "./marker.tsx";
import "./dice.css";

const LABELS = [0, 25, 50, 75, 100];

export interface ScaleProps extends MarkerProps, Call {
  /** What stands at the target, and may move it. */
  readonly children: ReactNode;
}

/** All rolls, on which side of the target one wins, and where the die fell: an axis, so from left to right in every language. */
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
