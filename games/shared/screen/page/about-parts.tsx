import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a game's description under its heading. */
export function Section({ title, className = "", children }: SectionProps) {
  return (
    <section className={`grid max-w-3xl content-start gap-3 ${className}`}>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-dim">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
