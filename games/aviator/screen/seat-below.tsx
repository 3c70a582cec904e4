import { classes } from "@fairhouse/ui/classes.ts";
import { ScrollArea } from "@fairhouse/ui/components/scroll-area.tsx";
import { SeatButton } from "../../shared/screen/flight/seat-button.tsx";
import { SeatFields, SeatMode } from "../../shared/screen/flight/seat-parts.tsx";
import type { Flight } from "../../shared/screen/flight/use-flight.ts";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { flightWords } from "../../shared/screen/flight/words/words.ts";
import { QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { AutoProgress } from "../../shared/screen/panel/auto-button.tsx";
import { SeatResult } from "./seat-result.tsx";
import { aviatorWords } from "./words/words.ts";

interface SeatBelowProps {
  readonly flight: Flight;
  readonly seat: FlightSeat;
  /** The number by which the stage names this bet. */
  readonly number: string;
}

/**
 * Shows one of two bets under the stage: its fields at the start, and beside them a button as high as all of them. The
 * many fields of automatic bets scroll, below what the run has brought; the button stays.
 */
export function SeatBelow({ flight, seat, number }: SeatBelowProps) {
  const { placedReason } = aviatorWords.useWords();
  const label = flightWords.useWords().seat(number);
  const { autoMode, auto } = seat;
  return (
    <section
      aria-label={label}
      data-compact
      data-bet-panel=""
      className={classes(
        "group/panel grid content-start gap-3 px-4 py-3 lg:px-5 short:py-1.5",
        // The rest of the height belongs to the bars above and below and to the stage.
        autoMode
          ? "h-[max(12rem,min(37dvh,22rem,100dvh-var(--header-height)-466px))] grid-cols-[minmax(0,1fr)_7rem] grid-rows-[minmax(0,1fr)]"
          : "h-full grid-cols-[minmax(0,1fr)_clamp(7rem,32%,11rem)]",
      )}
    >
      <div
        className={classes(
          "flex min-h-0 flex-col gap-1.5",
          autoMode && "low:gap-0.5 low:not-pointer-coarse:[&_legend~label]:min-h-7!",
        )}
      >
        <div data-dense className="group/panel">
          <SeatMode seat={seat} number={number} />
        </div>
        <ScrollArea
          className={autoMode ? "-ms-4 min-h-0 flex-1 overflow-y-auto overscroll-contain ps-4 lg:-ms-5 lg:ps-5" : ""}
        >
          <div
            data-dense={!autoMode || undefined}
            className={classes(
              "group/panel grid grid-cols-[minmax(0,1fr)] content-start",
              // All six are seen in windows of 768 px, and the strategy below them in those of 900 px.
              autoMode
                ? "gap-1 low:gap-0.5 [&_.surface-well]:min-h-9.5 low:[&_.surface-well]:min-h-8.5"
                : "gap-1.5 [&_.surface-well]:min-h-10.5",
            )}
          >
            {autoMode && <AutoProgress auto={auto} />}
            {autoMode && <Notices error={seat.live.seat.error} auto={auto.state} />}
            <SeatFields flight={flight} seat={seat} dense />
            {!autoMode && <Notices error={seat.live.seat.error} auto={auto.state} />}
          </div>
        </ScrollArea>
      </div>
      {/* A result lies on the foot of the button, so that the panel keeps its size. */}
      <div className="flex min-h-0 flex-col gap-1.5 [&_[data-play-button]]:h-full [&_[data-play-button]]:px-2! [&_[data-play-button]]:text-xl [&_[data-play-button]]:leading-tight [&_[data-play-button]]:whitespace-normal">
        <div className="relative min-h-0 flex-1">
          <div className="grid h-full auto-rows-fr gap-1.5 *:h-full">
            <SeatButton flight={flight} seat={seat} placedReason={placedReason} />
          </div>
          <div className="pointer-events-none absolute inset-x-2 bottom-2.5">
            <SeatResult flight={flight} seat={seat} />
          </div>
        </div>
        <QueuedNote table={seat.live} />
      </div>
    </section>
  );
}
