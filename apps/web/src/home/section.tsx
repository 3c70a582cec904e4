import type { ReactNode } from "react";

/** A part of the home page under its heading; `heading` contains the element with this id. */
export function Section({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">{heading}</div>
      {children}
    </section>
  );
}
