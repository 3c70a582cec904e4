import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { CopyButton } from "./copy-button.tsx";

export interface ShortHashProps {
  readonly value: string;
  readonly name: string;
  /** Number of characters at each end; fewer if there is little room, so that the text is not cut twice. */
  readonly kept?: number;
}

/** Both ends of a long hash or seed; the button copies all of it, and the tooltip shows it. A short seed is not cut. */
export function ShortHash({ value, name, kept = 10 }: ShortHashProps) {
  const short = value.length > 2 * kept + 4 ? `${value.slice(0, kept)}…${value.slice(-kept)}` : value;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <Tooltip text={<bdi className="break-all font-mono">{value}</bdi>}>
        <bdi dir="ltr" className="tabular min-w-0 truncate font-mono text-sm">
          {short}
        </bdi>
      </Tooltip>
      <CopyButton text={value} name={name} />
    </span>
  );
}
