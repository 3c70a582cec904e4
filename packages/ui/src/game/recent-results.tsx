import type { ReactElement, ReactNode } from "react";
import { cloneElement } from "react";
import { classes } from "../classes.ts";

export type ResultTone =
  | "win"
  | "plain"
  | "lose"
  | "gold"
  | "red"
  | "black"
  | "green"
  | "blue"
  | "green-violet"
  | "red-violet";

export interface RecentResult {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone: ResultTone;
  /** Makes the chip a link: an anchor or a router's link without content, to the page of the bet or round. */
  readonly link?: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
}

export interface RecentResultsProps {
  readonly label: string;
  /** Newest first. */
  readonly results: readonly RecentResult[];
  /** Shown while there are no results, so that the row keeps its height. */
  readonly emptyText?: string | undefined;
}

const tones: Readonly<Record<ResultTone, string>> = {
  win: "bg-win-soft text-win",
  plain: "bg-panel-high text-muted",
  lose: "bg-lose-soft text-lose",
  gold: "bg-gold-soft text-gold",
  red: "bg-felt-red text-on-felt",
  black: "bg-felt-black text-on-felt",
  green: "bg-felt-green text-on-felt",
  blue: "bg-felt-blue text-on-felt",
  "green-violet": "bg-[linear-gradient(115deg,var(--felt-green)_50%,var(--felt-violet)_50%)] text-on-felt",
  "red-violet": "bg-[linear-gradient(115deg,var(--felt-red)_50%,var(--felt-violet)_50%)] text-on-felt",
};

/** The last results of a game as a row of chips: the newest pushes in at the start, the oldest fade away at the end. */
export function RecentResults({ label, results, emptyText }: RecentResultsProps) {
  return (
    <ol
      aria-label={label}
      className="flex h-9 items-center gap-2 overflow-hidden [mask-image:linear-gradient(to_right,black_85%,transparent)] rtl:[mask-image:linear-gradient(to_left,black_85%,transparent)]"
    >
      {results.length === 0 && (
        <li data-empty className="text-sm text-muted">
          {emptyText}
        </li>
      )}
      {results.map((result) => {
        const style = classes(
          "tabular grid h-8 min-w-8 place-items-center rounded-full px-3 text-sm font-semibold whitespace-nowrap",
          tones[result.tone],
        );
        return (
          <li key={result.id} className="shrink-0 animate-pop-in">
            {result.link ? (
              cloneElement(result.link, {
                className: `${style} touch-target hover:brightness-115`,
                children: result.text,
              })
            ) : (
              <span className={style}>{result.text}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
