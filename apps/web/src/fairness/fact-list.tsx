import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

/** Names and values that a reader may want to copy exactly: hashes, seeds, numbers. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid min-w-0 gap-3 sm:grid-cols-2">{children}</dl>;
}

export interface FactProps {
  readonly name: string;
  /** Null shows `absent` instead. */
  readonly value: string | null;
  readonly absent?: string;
  /** Takes the whole width: hashes. */
  readonly wide?: boolean;
  /** Takes the whole width, without a copy button. */
  readonly full?: boolean;
  /** Shows words instead of figures. */
  readonly prose?: boolean;
  readonly note?: string;
}

export function Fact({ name, value, absent = "—", wide = false, full = false, prose = false, note }: FactProps) {
  return (
    <div className={wide || full ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="mb-1 text-sm text-muted">{name}</dt>
      <dd className="surface-well flex min-h-11 items-center gap-2 ps-3.5 pe-1">
        {value === null ? (
          <span className="flex-1 text-muted">{absent}</span>
        ) : (
          <bdi
            dir="auto"
            className={`tabular min-w-0 flex-1 py-2 pe-2.5 text-sm wrap-anywhere rtl:text-right ${prose ? "" : "font-mono"}`}
          >
            {value}
          </bdi>
        )}
        {value !== null && wide && <CopyButton text={value} name={name} />}
      </dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}
