import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { RecentResults, type ResultTone } from "@fairhouse/ui/game/recent-results.tsx";
import { ChartBarDecreasing } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

interface RoundChip {
  readonly text: string;
  readonly tone: ResultTone;
  /** The text and the result in words, for chips that express part of it by colour. */
  readonly name?: string;
}

export interface RoundChipsProps {
  readonly table: Pick<LiveTable<unknown>, "game" | "table" | "recent">;
  readonly label: string;
  readonly emptyText: string;
  /** Returns the text and tone of a round's result; null for a round that was voided. */
  readonly chipOf: (round: PastRound) => RoundChip | null;
  /** The button for older rounds, at the end of the row. */
  readonly end?: ReactNode;
}

/** Shows the last results of a table, newest first. Each opens its round with everybody's bets and the proof. */
export function RoundChips({ table, label, emptyText, chipOf, end }: RoundChipsProps) {
  const context = usePlayContext();
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <RecentResults
          label={label}
          emptyText={emptyText}
          results={table.recent.map((round) => {
            const { text, tone, name } = chipOf(round) ?? { text: "–", tone: "plain" };
            const proof = { game: table.game, round: { table: table.table, number: round.number } };
            return {
              id: round.id,
              text,
              tone,
              link: <button type="button" aria-label={name} onClick={() => context.openFairness(proof)} />,
            };
          })}
        />
      </div>
      {end}
    </div>
  );
}

const PointHistory = lazy(() => import("./point-history.tsx"));
/** Initial place of the card, under the button that opens it. */
const HOME = { x: 1, y: 0.12 };

export interface PointHistoryButtonProps {
  readonly table: RoundChipsProps["table"];
  /** Returns the point of a round's outcome, in hundredths; null if it has none. */
  readonly pointOf: (outcome: unknown) => number | null;
  /** Returns the chance that a round reaches a target above 1.00, in hundredths. */
  readonly chanceOf: (target: number) => number;
}

/** Opens the card with the points of past rounds. */
export function PointHistoryButton({ table, pointOf, chanceOf }: PointHistoryButtonProps) {
  return (
    <HistoryButton>
      {(card) => (
        <PointHistory table={table.table} recent={table.recent} pointOf={pointOf} chanceOf={chanceOf} {...card} />
      )}
    </HistoryButton>
  );
}

/** Opens a card about past rounds, which is loaded when first needed. */
export function HistoryButton({
  children,
}: {
  readonly children: (card: { readonly home: typeof HOME; readonly onClose: () => void }) => ReactNode;
}) {
  const words = liveWords.useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={words.history}
        icon={<ChartBarDecreasing />}
        pressed={open}
        onClick={() => setOpen(!open)}
        className="-my-0.5"
      />
      <Suspense>{open && children({ home: HOME, onClose: () => setOpen(false) })}</Suspense>
    </>
  );
}
