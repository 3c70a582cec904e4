import { BetPanel, type BetPanelProps } from "@fairhouse/ui/game/bet-panel.tsx";
import type { LiveBetButtonProps } from "../live/bet-button.tsx";
import { SeatButton } from "./seat-button.tsx";
import { SeatFields, SeatMode, SeatNotes } from "./seat-parts.tsx";
import type { Flight } from "./use-flight.ts";
import type { FlightSeat } from "./use-flight-seat.ts";

interface SeatPanelProps
  extends Pick<BetPanelProps, "label" | "below" | "foot">,
    Pick<LiveBetButtonProps<unknown>, "placedReason"> {
  readonly flight: Flight;
  readonly seat: FlightSeat;
}

/** Shows the amount and target of one seat, and the button that bets and leaves. */
export function SeatPanel({ flight, seat, placedReason, ...panel }: SeatPanelProps) {
  return (
    <BetPanel
      {...panel}
      dense={seat.autoMode}
      mode={<SeatMode seat={seat} />}
      action={
        <>
          <SeatButton flight={flight} seat={seat} placedReason={placedReason} />
          <SeatNotes seat={seat} />
        </>
      }
    >
      <SeatFields flight={flight} seat={seat} />
    </BetPanel>
  );
}
