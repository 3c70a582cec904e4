import { classes } from "@fairhouse/ui/classes.ts";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
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
  /** Keeps a long hash on one line: the tooltip shows all of it, and the button copies it. */
  readonly cut?: boolean;
  /** Shows words instead of figures. */
  readonly prose?: boolean;
  readonly note?: string;
}

export function Fact({
  name,
  value,
  absent = "—",
  wide = false,
  full = false,
  cut = false,
  prose = false,
  note,
}: FactProps) {
  return (
    <div className={wide || full ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="mb-1 text-sm text-muted">{name}</dt>
      <dd className="surface-well flex min-h-11 items-center gap-2 ps-3.5 pe-1">
        {value === null ? (
          <span className="flex-1 text-muted">{absent}</span>
        ) : (
          <Value text={value} prose={prose} cut={cut} />
        )}
        {value !== null && wide && <CopyButton text={value} name={name} />}
      </dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}

function Value({ text, prose, cut }: { readonly text: string; readonly prose: boolean; readonly cut: boolean }) {
  const value = (
    <bdi
      dir="auto"
      className={classes(
        "tabular min-w-0 flex-1 py-2 pe-2.5 text-sm rtl:text-right",
        cut ? "truncate" : "wrap-anywhere",
        !prose && "font-mono",
      )}
    >
      {text}
    </bdi>
  );
  return cut ? <Tooltip text={<bdi className="break-all font-mono">{text}</bdi>}>{value}</Tooltip> : value;
}
