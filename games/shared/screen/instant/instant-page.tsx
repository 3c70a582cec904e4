import type { ReactNode } from "react";
import { GamePage, type GamePageProps } from "../page/game-page.tsx";
import { useGameHotkeys } from "../page/hotkeys.ts";
import { RecentRow } from "../recent-row.tsx";
import { InstantPanel } from "./instant-panel.tsx";
import type { InstantTable } from "./use-instant-table.ts";

export interface InstantPageProps extends Pick<GamePageProps, "game" | "title" | "About" | "stage"> {
  readonly table: InstantTable;
  /** The game's own fields of the panel, below the amount. */
  readonly fields?: ReactNode;
  /** Buttons beside the bet button. */
  readonly secondary?: ReactNode;
  /** The text alternative of a stage that is one picture. */
  readonly stageName?: string;
  /** The row above the stage; defaults to returns as multiples of the stake. */
  readonly recent?: ReactNode;
}

/** Shows the page of an instant game with one amount, one button and no keys of its own. */
export function InstantPage({ table, fields, secondary, recent, stage, stageName, ...page }: InstantPageProps) {
  const { auto, amount, busy, press, repeater } = table;
  // The space bar works during a bet, which keeps its press or repeats; the amount stays as it is until the end.
  const changes = busy ? { half() {}, double() {}, max() {} } : amount;
  const keys = useGameHotkeys({ playing: auto.running, amount: changes, bet: press, hold: repeater });
  return (
    <GamePage
      {...page}
      keys={keys}
      recent={recent ?? <RecentRow recent={table.recent} />}
      panel={
        <InstantPanel table={table} keys={keys} secondary={secondary}>
          {fields}
        </InstantPanel>
      }
      stage={
        stageName === undefined ? (
          stage
        ) : (
          <div role="img" aria-label={stageName} className="grid size-full place-items-center">
            {stage}
          </div>
        )
      }
      overlay={table.overlay}
      winAt="above"
    />
  );
}
