import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { RecentResults, type ResultTone } from "@fairhouse/ui/game/recent-results.tsx";
import { ChartBarDecreasing, Undo2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PastRoundOf } from "../../../facts/rounds.ts";
import type { LiveTable } from "../use-live-table.ts";
import { liveWords } from "../words/words.ts";
import type { PointHistoryButtonProps } from "./point-history.tsx";

interface RoundChip {
  readonly text: ReactNode;
  readonly tone: ResultTone;
  /** The text and the result in words, for chips that express part of it by colour or picture. */
  readonly name?: string;
}

export interface RoundChipsProps<Outcome> {
  readonly table: Pick<LiveTable<unknown, Outcome>, "game" | "table" | "recent">;
  readonly label: string;
  readonly emptyText: string;
  /** Returns the text and tone of a round's result. */
  readonly chipOf: (outcome: Outcome, round: PastRoundOf<Outcome>) => RoundChip;
  /** The button for older rounds, at the end of the row. */
  readonly end?: ReactNode;
}

/** Shows the last results of a table, newest first. Each opens its round with everybody's bets and the proof. */
export function RoundChips<Outcome>({ table, label, emptyText, chipOf, end }: RoundChipsProps<Outcome>) {
  const context = usePlayContext();
  const { voided } = liveWords.useWords();
  /** The chip of a round that was voided: its stakes went back. */
  const noResult: RoundChip = {
    text: <Undo2 aria-hidden="true" className="mirror-rtl size-4" />,
    tone: "plain",
    name: voided,
  };
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <RecentResults
          label={label}
          emptyText={emptyText}
          results={table.recent.map((round) => {
            const { outcome } = round;
            const { text, tone, name }: RoundChip = outcome === null ? noResult : chipOf(outcome, round);
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
/** Initial place of the card: what the player watches stays in sight. */
const HOME = "panel-top";

/** Opens the card with the points of past rounds. */
export function PointHistoryButton({ table, chanceOf }: PointHistoryButtonProps) {
  return <HistoryButton>{(card) => <PointHistory table={table} chanceOf={chanceOf} {...card} />}</HistoryButton>;
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
