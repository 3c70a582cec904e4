import { SeatButton } from "../../shared/screen/flight/seat-button.tsx";
import { SeatPanel } from "../../shared/screen/flight/seat-panel.tsx";
import { SeatFields, SeatMode } from "../../shared/screen/flight/seat-parts.tsx";
import type { Flight } from "../../shared/screen/flight/use-flight.ts";
import type { FlightSeat } from "../../shared/screen/flight/use-flight-seat.ts";
import { flightWords } from "../../shared/screen/flight/words/words.ts";
import { QueuedNote } from "../../shared/screen/live/bet-button.tsx";
import { Notices } from "../../shared/screen/notices.tsx";
import { SeatResult } from "./seat-result.tsx";
import { aviatorWords } from "./words/words.ts";

interface SeatBelowProps {
  readonly flight: Flight;
  readonly seat: FlightSeat;
  /** The number by which the stage names this bet. */
  readonly number: string;
}

/**
 * Shows one of two bets under the stage: amount and target at the start, and beside them a button as high as all of them.
 * Automatic bets have too many fields for that, and scroll above a button as wide as the panel.
 */
export function SeatBelow({ flight, seat, number }: SeatBelowProps) {
  const { placedReason } = aviatorWords.useWords();
  const label = flightWords.useWords().seat(number);
  if (seat.autoMode) {
    return (
      <div className="h-[clamp(15rem,36dvh,22rem)]">
        <SeatPanel
          flight={flight}
          seat={seat}
          label={label}
          number={number}
          placedReason={placedReason}
          dense
          result={<SeatResult flight={flight} seat={seat} />}
        />
      </div>
    );
  }
  return (
    <section
      aria-label={label}
      data-compact
      data-bet-panel=""
      className="group/panel grid h-full grid-cols-[minmax(0,1fr)_clamp(7rem,32%,11rem)] content-start gap-3 px-4 py-3 lg:px-5 short:py-2"
    >
      <div
        data-dense
        className="group/panel grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 [&_.surface-well]:min-h-10.5"
      >
        <SeatMode seat={seat} number={number} />
        <SeatFields flight={flight} seat={seat} dense />
        <Notices error={seat.live.seat.error} auto={seat.auto.state} />
      </div>
      {/* A result lies on the foot of the button, so that the panel keeps its size. */}
      <div className="flex flex-col gap-1.5 [&_[data-play-button]]:h-full [&_[data-play-button]]:px-2! [&_[data-play-button]]:text-xl [&_[data-play-button]]:leading-tight [&_[data-play-button]]:whitespace-normal">
        <div className="relative min-h-0 flex-1">
          <div className="grid h-full *:h-full">
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
