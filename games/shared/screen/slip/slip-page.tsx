import { Select } from "@fairhouse/ui/forms/select.tsx";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { ODDS_FORMATS } from "../../rules/slip/formats.ts";
import { GamePage } from "../page/game-page.tsx";
import { useGameHotkeys } from "../page/hotkeys.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import { OddsFormatContext, useOddsFormat } from "./odds-text.ts";
import { SlipDock } from "./slip-dock.tsx";
import type { SlipGameId } from "./slip-games.ts";
import { SlipPages } from "./slip-pages.tsx";
import { type ShownLeg, SlipPanel, useSlipProblem } from "./slip-panel.tsx";
import type { SlipTable } from "./use-slip-table.ts";
import { slipWords } from "./words/words.ts";

export interface SlipPageProps {
  readonly game: SlipGameId;
  readonly title: string;
  readonly About: ComponentType;
  readonly table: SlipTable;
  /** The legs of the slip in words. */
  readonly legs: readonly ShownLeg[];
  /** The player's bets. */
  readonly own: ReactNode;
  /** Fills the room below a slip that stands beside the stage while the player has no bets. */
  readonly noBets?: ReactNode;
  readonly recent: ReactNode;
  /** Shows events and odds, with the choice of their format in a place of its own. */
  readonly stage: (oddsFormat: ReactNode) => ReactNode;
}

/**
 * Shows a game whose bets are slips: the slip stands beside the stage with the player's bets below it, or on narrow
 * screens in a sheet.
 */
export function SlipPage({ game, table, legs, own, noBets, recent, stage, ...page }: SlipPageProps) {
  const [format, setFormat] = useOddsFormat();
  const words = slipWords.useWords();
  const beside = useMedia(BESIDE);
  const problem = useSlipProblem(legs, table.amount);
  const place = useCallback(() => void table.place(), [table]);
  const keys = useGameHotkeys({
    playing: false,
    bet: () => problem === null && place(),
    betHint: words.place,
    amount: table.amount,
  });
  const hasBets = (table.slips.own ?? []).length > 0;
  const slip = (
    <SlipPanel
      game={game}
      table={table}
      legs={legs}
      onPlace={place}
      below={beside && (hasBets ? own : noBets)}
      inSheet={!beside}
    />
  );
  const oddsFormat = (
    <Select
      label={words.format}
      labelHidden
      value={format}
      onChange={setFormat}
      options={ODDS_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
      className="w-36 @max-[320px]:w-30"
    />
  );
  return (
    <OddsFormatContext value={format}>
      <GamePage
        {...page}
        game={game}
        keys={keys}
        recent={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <SlipPages current={game} />
            {recent}
          </div>
        }
        panel={beside ? slip : own}
        dock={!beside && <SlipDock table={table}>{slip}</SlipDock>}
        stage={stage(oddsFormat)}
        flows
        overlay={table.overlay}
        winAt="above"
      />
    </OddsFormatContext>
  );
}
