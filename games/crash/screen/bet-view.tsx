import { settledFlightOf } from "../../shared/facts/flight.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { SettledFlightView } from "../../shared/screen/flight/settled-flight.tsx";
import { useCrashLook } from "./look.ts";

export const draws: BetViewModule["draws"] = (page) => settledFlightOf(page) !== null;

/** Draws the flight up to the point at which it crashed, and where the ticket left. */
export default function CrashBetView({ page }: BetViewProps) {
  return <SettledFlightView page={page} look={useCrashLook()} />;
}
