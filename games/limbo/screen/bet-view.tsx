import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { PointFigure } from "./point-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The needle where it came to rest. */
export default function LimboBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  return bet && <PointFigure bet={bet} running={null} onRest={() => {}} />;
}
