import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { BetPanel, FieldPair, Readout } from "@fairhouse/ui/game/bet-panel.tsx";
import { ChipRack } from "@fairhouse/ui/game/chip-rack.tsx";
import type { ReactNode } from "react";
import { HotkeyHint } from "../page/hotkey-hint.tsx";
import type { Hotkeys } from "../page/hotkeys.ts";
import { AutoProgress } from "../panel/auto-button.tsx";
import { AutoFields } from "../panel/auto-fields.tsx";
import { useIsVisitor } from "../panel/for-players.tsx";
import { LastResult } from "../panel/last-result.tsx";
import { ModeSwitch } from "../panel/mode-switch.tsx";
import { useStakeLabel } from "../panel/use-stake-label.ts";
import { gameWords } from "../words/words.ts";
import { ChipActions } from "./chip-actions.tsx";
import { ChipButton, ChipNotices } from "./chip-button.tsx";
import type { ChipTable } from "./chip-table.ts";
import { chipWords } from "./words/words.ts";

export interface ChipPanelProps {
  readonly table: ChipTable;
  readonly keys: Hotkeys;
  /**
   * The label of the large button: "Spin"; or another button, where a bet is not over with its answer. `withTotal` asks
   * that button to show the total as well.
   */
  readonly play: string | ((withTotal: boolean) => ReactNode);
  /** The possible return of the layout, shown under the button. */
  readonly outlook: ReactNode;
  /** Other choices of the bet, shown below the total. */
  readonly children?: ReactNode;
}

/**
 * Shows the panel beside the stage: the rack of chips, the chips on the cloth, the button that bets, and the possible
 * return of the layout.
 */
export function ChipPanel({ table, keys, play, outlook, children }: ChipPanelProps) {
  const words = chipWords.useWords();
  const shared = gameWords.useWords();
  const currency = useCurrencyInPlay();
  const label = useStakeLabel(words.totalBet);
  const { auto, autoMode } = table;
  const total = <Readout label={label} value={<Money amount={table.total} currency={currency} icon />} />;
  return (
    <BetPanel
      label={shared.panel}
      dense={autoMode}
      mode={<ModeSwitch table={table} disabled={table.asleep} />}
      action={
        <>
          <LargeButton table={table} play={play} withTotal={false} />
          {autoMode && <AutoProgress auto={auto} />}
          <ChipNotices table={table} />
        </>
      }
      secondary={<ChipActions table={table} />}
      below={!autoMode && outlook}
      foot={<HotkeyHint keys={keys} />}
    >
      <Chips table={table} />
      {autoMode ? (
        total
      ) : (
        // A line of its own would push the chances of the layout out of low windows.
        <FieldPair>
          {total}
          <LastResult recent={table.recent} labelAbove />
        </FieldPair>
      )}
      {children}
      {autoMode && <AutoFields auto={auto} />}
    </BetPanel>
  );
}

export interface ChipSheetProps extends Pick<ChipPanelProps, "table" | "outlook" | "children"> {}

/** Shows the rest of the panel on phones, where the dock has everything needed to bet. */
export function ChipSheet({ table, outlook, children }: ChipSheetProps) {
  const shared = gameWords.useWords();
  const { auto, autoMode } = table;
  return (
    <section aria-label={shared.panel} data-compact className="group/panel grid gap-2.5 p-3">
      {autoMode ? (
        <>
          <AutoProgress auto={auto} />
          <AutoFields auto={auto} />
        </>
      ) : (
        <>
          <LastResult recent={table.recent} />
          {outlook}
        </>
      )}
      {children}
    </section>
  );
}

/** Shows the dock on phones: everything within reach of a thumb, above the bottom navigation. */
export function ChipDock({ table, play }: Pick<ChipPanelProps, "table" | "play">) {
  return (
    <div className="grid gap-1.5 p-2">
      <ChipNotices table={table} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(96px,34%)] items-center gap-2">
        <Chips table={table} flat />
        {/* Labels too long for a thumb-sized button take two lines. */}
        <div className="[&_button]:px-2! [&_button]:text-base! [&_button]:leading-tight! [&_button]:whitespace-normal!">
          <LargeButton table={table} play={play} withTotal />
        </div>
      </div>
      <div data-compact className="group/panel grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        {/* Smaller, so that a mode does not touch the edges of its thumb. */}
        <div className="text-[0.8125rem] [&_fieldset]:gap-0! [&_label]:px-0!">
          <ModeSwitch table={table} disabled={table.asleep} />
        </div>
        <div className="grid auto-cols-[minmax(46px,auto)] grid-flow-col gap-1 *:min-h-12! *:min-w-0! *:px-1! *:text-[0.6875rem]!">
          <ChipActions table={table} />
        </div>
      </div>
    </div>
  );
}

type LargeButtonProps = Pick<ChipPanelProps, "table" | "play"> & { readonly withTotal: boolean };

function LargeButton({ table, play, withTotal }: LargeButtonProps) {
  const visitor = useIsVisitor();
  const isName = typeof play === "string";
  if (!isName && (visitor || !table.autoMode)) return play(withTotal);
  return <ChipButton table={table} name={isName ? play : ""} withTotal={withTotal} />;
}

function Chips({ table, flat = false }: { readonly table: ChipTable; readonly flat?: boolean }) {
  const words = chipWords.useWords();
  return (
    <ChipRack
      label={words.chips}
      value={table.chip}
      onChange={table.setChip}
      amounts={table.amounts}
      disabled={table.asleep}
      className={
        flat
          ? "[&>div]:border-transparent! [&>div]:bg-transparent! [&>div]:p-0! [&>div]:shadow-none! [&>legend]:sr-only"
          : ""
      }
    />
  );
}
