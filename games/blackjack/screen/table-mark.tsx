import type { ReactNode } from "react";

/** The total of a hand, at its corner. */
export function Mark({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <span className="bj-mark tabular">
      <span className="sr-only">{title}</span>
      <bdi dir="ltr" aria-hidden="true">
        {children}
      </bdi>
    </span>
  );
}
