import { BetPanel, type BetPanelProps } from "@fairhouse/ui/game/bet-panel.tsx";
import type { ReactNode } from "react";
import type { LiveBetButtonProps } from "../live/bet-button.tsx";
import { SeatButton } from "./seat-button.tsx";
import { SeatFields, SeatMode, SeatNotes } from "./seat-parts.tsx";
import type { Flight } from "./use-flight.ts";
import type { FlightSeat } from "./use-flight-seat.ts";

interface SeatPanelProps
  extends Pick<BetPanelProps, "label" | "below" | "foot" | "dense">,
    Pick<LiveBetButtonProps<unknown>, "placedReason"> {
  readonly flight: Flight;
  readonly seat: FlightSeat;
  /** The number of the panel, where there are two. */
  readonly number?: string;
  /** The result of the seat's ticket, shown under the button. */
  readonly result?: ReactNode;
}

/** Shows the amount and target of one seat, and the button that bets and leaves. */
export function SeatPanel({ flight, seat, placedReason, number, result, ...panel }: SeatPanelProps) {
  return (
    <BetPanel
      {...panel}
      dense={panel.dense === true || seat.autoMode}
      mode={<SeatMode seat={seat} number={number} />}
      action={
        <>
          <SeatButton flight={flight} seat={seat} placedReason={placedReason} />
          {result}
          <SeatNotes seat={seat} />
        </>
      }
    >
      <SeatFields flight={flight} seat={seat} dense={panel.dense} />
    </BetPanel>
  );
}
