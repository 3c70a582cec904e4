import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlightBetReplay } from "../../shared/screen/flight/replayed-flight.tsx";
import { useCrashLook } from "./look.ts";

/** The flight once more, to the point where it crashed. */
export default function CrashBetReplay(props: BetReplayProps) {
  return <FlightBetReplay {...props} look={useCrashLook()} />;
}
