import type { ReactNode } from "react";

interface MarkProps {
  readonly title: string;
  /** True for a word, which is wider than a total and must not cover the ranks of cards. */
  readonly natural: boolean;
  readonly children: ReactNode;
}

/** The total of a hand, at its corner. */
export function Mark({ title, natural, children }: MarkProps) {
  return (
    <span className={natural ? "bj-mark bj-mark-natural" : "bj-mark tabular"}>
      <span className="sr-only">{title}</span>
      <bdi dir="ltr" aria-hidden="true">
        {children}
      </bdi>
    </span>
  );
}
