import type { ReactNode } from "react";

/** Shows a number under its name, as part of a `<dl>` of figures. */
export function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular truncate font-semibold">{children}</dd>
    </div>
  );
}
