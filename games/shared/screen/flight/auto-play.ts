import type { FlightBet } from "../../rules/flight.ts";
import type { AutoPlay } from "../panel/auto-bets.ts";

/** The setup of automatic tickets: they leave by themselves, at a target in hundredths. */
export interface FlightSetup {
  readonly target: number;
}

export const flightAutoPlay: AutoPlay<FlightSetup, FlightBet> = {
  bet: (amount, { target }) => ({ amount, auto: target }),
  example: { target: 200 },
};
