import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import type { Odds } from "../../rules/slip/odds.ts";
import { useOddsText } from "./odds-text.ts";
import { nameOfSizes } from "./slip-types.ts";
import { slipWords } from "./words/words.ts";

export interface SlipLegsProps {
  readonly sizes: readonly number[];
  /** The legs, each a `LegCard`. */
  readonly children: readonly ReactNode[];
}

/** Shows the kind of a placed slip and its legs, on the page of the bet. */
export function SlipLegs({ sizes, children }: SlipLegsProps) {
  const words = slipWords.useWords();
  const { whole } = useFormats();
  return (
    <div className="grid gap-3">
      <p className="text-center text-sm text-muted">{nameOfSizes(words, children.length, sizes, whole)}</p>
      <ol aria-label={words.legs} className="grid gap-3">
        {children}
      </ol>
    </div>
  );
}

export interface LegCardProps {
  readonly pick: string;
  readonly event: string;
  readonly odds: Odds;
  /** The end of the leg; null while it is open. */
  readonly end: "won" | "lost" | "back" | "void" | null;
  /** The result of its event. */
  readonly children: ReactNode;
}

/** Shows a leg of a placed slip with its end. */
export function LegCard({ pick, event, odds, end, children }: LegCardProps) {
  const words = slipWords.useWords();
  const oddsText = useOddsText();
  const tone = end === "won" ? "font-semibold text-win" : end === "lost" ? "font-semibold text-lose" : "text-muted";
  return (
    <li className="surface-raised grid gap-2.5 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{pick}</span>
        <span className="text-sm text-muted">{event}</span>
        <span className="tabular ms-auto font-bold">{oddsText(odds)}</span>
      </div>
      <p className={`text-sm ${tone}`}>{words[end ?? "waits"]}</p>
      {children}
    </li>
  );
}
