import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { liveWords } from "../words/words.ts";

/** One kind of outcome: the number of rounds that had it, and its long-run share of all rounds. */
export interface ShareBar {
  readonly key: string | number;
  readonly name: string;
  readonly count: number;
  readonly expected: number;
  readonly tone: "plain" | "win" | "gold" | "red";
}

const FILLS = { plain: "bg-dim", win: "bg-win", gold: "bg-gold", red: "bg-felt-red" } as const;

/** Shows a bar for each kind, as long as its share of the rounds; a mark shows the expected length. */
export function ShareBars({ bars, all }: { readonly bars: readonly ShareBar[]; readonly all: number }) {
  const words = liveWords.useWords();
  const { whole, percent } = useFormats();
  const rounded = (share: number) => percent(Math.round(share * 1000) / 1000);
  const shareOf = ({ count }: ShareBar) => (all === 0 ? 0 : count / all);
  const longest = Math.max(...bars.map((bar) => Math.max(bar.expected, shareOf(bar))));
  return (
    <ul className="grid gap-1.5 text-sm">
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="sr-only">
            {words.historyRow(bar.name, whole(bar.count), rounded(shareOf(bar)), rounded(bar.expected))}
          </span>
          <span aria-hidden="true" className="grid grid-cols-[7.6rem_minmax(0,1fr)_2rem_3.2rem] items-center gap-x-2">
            <bdi className="tabular text-muted">{bar.name}</bdi>
            <span className="relative h-3.5 rounded-full bg-well shadow-well">
              <span
                className={`absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--duration-reveal) ease-out-expo ${FILLS[bar.tone]}`}
                style={{ width: `${(shareOf(bar) / longest) * 100}%` }}
              />
              <span
                className="absolute -inset-y-0.5 w-0.5 rounded-full bg-text"
                style={{ insetInlineStart: `${(bar.expected / longest) * 100}%` }}
              />
            </span>
            <span className="tabular text-end font-semibold">{whole(bar.count)}</span>
            <span className="tabular text-end text-xs text-muted">{rounded(bar.expected)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
