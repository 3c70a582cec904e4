import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { RollFigure } from "./roll-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The die where it fell. */
export default function DiceBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  return bet && <RollFigure bet={bet} rolling={null} onRest={() => {}} />;
}
