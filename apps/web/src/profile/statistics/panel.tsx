import { type ReactNode, useId } from "react";

export interface PanelProps {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A panel with one view of the statistics. */
export function Panel({ title, end, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="surface-panel grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
