import { settledFlightOf } from "../../shared/facts/flight.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { SettledFlightView } from "../../shared/screen/flight/settled-flight.tsx";
import { useAviatorLook } from "./look.ts";

export const draws: BetViewModule["draws"] = (page) => settledFlightOf(page) !== null;

/** Draws the flight up to the point at which the plane flew away, and where the ticket left. */
export default function AviatorBetView({ page }: BetViewProps) {
  return <SettledFlightView page={page} look={useAviatorLook()} />;
}
