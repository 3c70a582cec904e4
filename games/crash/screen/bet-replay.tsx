import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlightBetReplay } from "../../shared/screen/flight/replayed-flight.tsx";
import { useCrashLook } from "./look.ts";

/** Replays the flight to the point at which it crashed. */
export default function CrashBetReplay(props: BetReplayProps) {
  return <FlightBetReplay {...props} look={useCrashLook()} />;
}
