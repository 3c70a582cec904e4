import { chanceOf } from "../../rules/point-law.ts";
import { QueuedNote } from "../live/bet-button.tsx";
import { QuickTargets } from "../live/quick-targets.tsx";
import { Notices } from "../notices.tsx";
import { AmountField } from "../panel/amount-field.tsx";
import { AutoProgress } from "../panel/auto-button.tsx";
import { AutoFields } from "../panel/auto-fields.tsx";
import { ModeSwitch } from "../panel/mode-switch.tsx";
import { TargetField, TargetProfit } from "../panel/target-field.tsx";
import { BESIDE, useMedia } from "../use-media.ts";
import { QuickAmounts } from "./quick-amounts.tsx";
import type { Flight } from "./use-flight.ts";
import type { FlightSeat } from "./use-flight-seat.ts";
import { flightWords } from "./words/words.ts";

interface SeatProps {
  readonly seat: FlightSeat;
}

interface SeatModeProps extends SeatProps {
  /** The number of one of two panels side by side, whose name is on the panel itself. */
  readonly number?: string | undefined;
}

/** Switches between manual and automatic bets. */
export function SeatMode({ seat, number }: SeatModeProps) {
  const mode = <ModeSwitch table={seat} disabled={isAsleep(seat)} />;
  if (number === undefined) return mode;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5">
      <span
        aria-hidden="true"
        className="tabular grid size-8 place-items-center rounded-full bg-panel-high font-bold text-text"
      >
        {number}
      </span>
      {mode}
    </div>
  );
}

export interface SeatFieldsProps extends SeatProps {
  readonly flight: Flight;
  /** True for one of two panels under the stage: amount and target are a row each, with quick amounts below. */
  readonly dense?: boolean | undefined;
}

/** Shows the fields of a seat's bets. */
export function SeatFields({ flight, seat, dense = false }: SeatFieldsProps) {
  const words = flightWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, target, autoMode, auto } = seat;
  const asleep = isAsleep(seat);
  return (
    <>
      {/* Fields of automatic bets have longer names, and keep them above. */}
      <div data-dense={dense || undefined} className="group/panel contents">
        <AmountField amount={amount} disabled={asleep} />
        <TargetField
          label={words.autoCashOut}
          target={target}
          chanceOf={dense ? null : (wanted) => chanceOf(wanted, flight.look.law)}
          placeholder={words.noAuto}
          clear={autoMode ? undefined : { text: words.noAuto, label: words.clearAuto }}
          disabled={asleep}
        />
      </div>
      {dense && !autoMode && <QuickAmounts amount={amount} disabled={asleep} />}
      {!dense && !autoMode && (
        <QuickTargets target={target} chanceOf={(wanted) => chanceOf(wanted, flight.look.law)} disabled={asleep} />
      )}
      {beside && !dense && <TargetProfit target={target} amount={amount.value} />}
      {autoMode && (dense ? <WideAutoFields seat={seat} /> : <AutoFields auto={auto} />)}
    </>
  );
}

/**
 * Shows each pair of fields as a column beside the others, where the panel is low and has the width for three; the
 * strategy, which fewer need, comes last.
 */
function WideAutoFields({ seat: { auto } }: SeatProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-1.5 gap-y-1 low:gap-y-0.5 @max-[340px]:[&_input]:text-sm @min-[280px]:grid-flow-col @min-[280px]:grid-cols-3 @min-[280px]:grid-rows-[repeat(3,auto)] @min-[280px]:[&_div:has(>label)]:mb-0.5 @min-[280px]:[&_div:has(>label)]:text-[0.6875rem] @min-[290px]:[&_div:has(>label)]:text-xs @min-[280px]:[&_div:has(>label)]:leading-4 @min-[280px]:[&>button]:col-span-3 @min-[280px]:[&>button]:col-start-1 @min-[280px]:[&>button]:row-start-3 @min-[280px]:[&>div]:contents">
        <AutoFields auto={auto} />
      </div>
    </div>
  );
}

/** Notes under a seat's button: the waiting bet, the progress of automatic bets, and what prevents play. */
export function SeatNotes({ seat: { live, auto, autoMode } }: SeatProps) {
  return (
    <>
      <QueuedNote table={live} />
      {autoMode && <AutoProgress auto={auto} />}
      <Notices error={live.seat.error} auto={auto.state} />
    </>
  );
}

/**
 * Returns true while a bet made with these values is queued or in flight: the fields are disabled until it has landed.
 */
function isAsleep({ auto, flies, live: { seat } }: FlightSeat): boolean {
  return auto.running || seat.placing || seat.next !== null || flies;
}
