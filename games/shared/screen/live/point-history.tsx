import type { PastRound } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { FloatingPanel, type FloatingPanelProps } from "../floating-panel.tsx";
import { toneOfPoint } from "../point-tone.ts";
import { distributionOf, type Share } from "./distribution.ts";
import { newestOf, usePastRounds } from "./past-rounds.ts";
import type { PointHistoryButtonProps } from "./round-chips.tsx";
import { liveWords } from "./words/words.ts";

const ROUNDS = 100;
/** How many of them are listed. */
const LISTED = 42;
const POINT_TEXT = { plain: "text-muted", win: "text-win", gold: "text-gold" } as const;
const POINT_FILL = { plain: "bg-dim", win: "bg-win", gold: "bg-gold" } as const;

interface PointHistoryProps extends Omit<PointHistoryButtonProps, "table"> {
  readonly table: string;
  readonly recent: readonly PastRound[];
}

/** The last rounds of a table whose outcome is a point: how many ended where, beside what is expected, and the newest of them. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function PointHistory({
  table,
  recent,
  pointOf,
  chanceOf,
  ...card
}: PointHistoryProps & FloatingPanelProps) {
  const words = liveWords.useWords();
  const { whole, multiplier } = useFormats();
  const { older, failed } = usePastRounds(table, ROUNDS);
  const points = newestOf(recent, older, ROUNDS)
    .map((round) => (round.voided ? null : pointOf(round.outcome)))
    .filter((point) => point !== null);
  return (
    <FloatingPanel {...card} name="history" title={words.history} wide>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{failed ? words.historyFailed : words.historyOf(whole(points.length))}</p>
        <Distribution shares={distributionOf(points, chanceOf)} all={points.length} />
        <ol dir="ltr" className="flex flex-wrap gap-1 border-t border-line pt-3 text-muted">
          {points.slice(0, LISTED).map((point, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place; equal points are not told apart.
              key={place}
              className={`tabular rounded-control bg-panel-high px-1.5 py-0.5 text-xs font-semibold ${POINT_TEXT[toneOfPoint(point)]}`}
            >
              {multiplier(point)}
            </li>
          ))}
        </ol>
      </div>
    </FloatingPanel>
  );
}

/** A bar a range, as long as its share of the rounds; a mark stands where the bar is expected to end. */
function Distribution({ shares, all }: { readonly shares: readonly Share[]; readonly all: number }) {
  const words = liveWords.useWords();
  const { whole, multiplier, percent } = useFormats();
  const rounded = (share: number) => percent(Math.round(share * 1000) / 1000);
  const shareOf = ({ count }: Share) => (all === 0 ? 0 : count / all);
  const longest = Math.max(...shares.map((share) => Math.max(share.expected, shareOf(share))));
  const rangeOf = ({ from, to }: Share) =>
    to === null ? words.rangeFrom(multiplier(from)) : `${multiplier(from)}–${multiplier(to - 1)}`;
  return (
    <ul className="grid gap-1.5 text-sm">
      {shares.map((share) => (
        <li key={share.from}>
          <span className="sr-only">
            {words.historyRow(rangeOf(share), whole(share.count), rounded(shareOf(share)), rounded(share.expected))}
          </span>
          <span aria-hidden="true" className="grid grid-cols-[7.6rem_minmax(0,1fr)_2rem_3.2rem] items-center gap-x-2">
            <bdi className="tabular text-muted">{rangeOf(share)}</bdi>
            <span className="relative h-3.5 rounded-full bg-well shadow-well">
              <span
                className={`absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--duration-reveal) ease-out-expo ${POINT_FILL[toneOfPoint(share.from)]}`}
                style={{ width: `${(shareOf(share) / longest) * 100}%` }}
              />
              <span
                className="absolute -inset-y-0.5 w-0.5 rounded-full bg-text"
                style={{ insetInlineStart: `${(share.expected / longest) * 100}%` }}
              />
            </span>
            <span className="tabular text-end font-semibold">{whole(share.count)}</span>
            <span className="tabular text-end text-xs text-muted">{rounded(share.expected)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
