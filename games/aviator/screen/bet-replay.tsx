import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlightBetReplay } from "../../shared/screen/flight/replayed-flight.tsx";
import { useAviatorLook } from "./look.ts";

/** Replays the flight to the point at which the plane flew away. */
export default function AviatorBetReplay(props: BetReplayProps) {
  return <FlightBetReplay {...props} look={useAviatorLook()} />;
}
