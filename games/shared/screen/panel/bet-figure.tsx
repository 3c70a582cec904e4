import type { ReactNode } from "react";

export interface BetFigureProps {
  /** The text alternative of the picture. */
  readonly label: string;
  readonly children: ReactNode;
  /** A line under the picture that gives its content in figures. */
  readonly caption: ReactNode;
}

/** Frames the picture of a settled bet with its caption, alike for all games. */
export function BetFigure({ label, children, caption }: BetFigureProps) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4">
      <div
        role="img"
        aria-label={label}
        // A picture may move parts of it beyond its edge, as dice does; the page must not become wider. In a grid, Chromium
        // lays out a picture that is sized by its container again for each grid around it: seconds for a pitch of goal.
        className="flex w-full flex-col items-center overflow-x-clip"
      >
        {children}
      </div>
      <figcaption className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1.5 text-center text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  );
}

/** Shows a figure of the caption: its name, and its value in bold. */
export function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <span>
      {name} <span className="tabular font-semibold text-text">{value}</span>
    </span>
  );
}
