import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { FallFigure } from "./fall-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The way of the ball, and its bucket. */
export default function PlinkoBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  return bet && <FallFigure bet={bet} falling={null} onLand={() => {}} />;
}
