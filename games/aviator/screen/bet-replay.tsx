import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlightBetReplay } from "../../shared/screen/flight/replayed-flight.tsx";
import { useAviatorLook } from "./look.ts";

/** The flight once more, to the point where it flew away. */
export default function AviatorBetReplay(props: BetReplayProps) {
  return <FlightBetReplay {...props} look={useAviatorLook()} />;
}
