import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { settledBetOf } from "./settled-bet.ts";
import { SpinFigure } from "./spin-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The wheel where it stopped. */
export default function WheelBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  return bet && <SpinFigure bet={bet} spinning={null} onRest={() => {}} />;
}
