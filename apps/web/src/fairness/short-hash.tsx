import { CopyButton } from "./copy-button.tsx";

const KEPT_SIGNS = 10;
/** A hash of 64 signs is cut, a short seed is not. */
const LONGEST = 2 * KEPT_SIGNS + 4;

/** Head and tail of a long hash or seed; the whole is copied, and told by the tooltip. */
export function ShortHash({ value, name }: { value: string; name: string }) {
  const short = value.length > LONGEST ? `${value.slice(0, KEPT_SIGNS)}…${value.slice(-KEPT_SIGNS)}` : value;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <bdi dir="ltr" title={value} className="tabular min-w-0 truncate font-mono text-sm">
        {short}
      </bdi>
      <CopyButton text={value} name={name} />
    </span>
  );
}
