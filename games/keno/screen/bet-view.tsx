import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { DrawFigure } from "./draw-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The board with what was chosen and what was drawn. */
export default function KenoBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  return bet && <DrawFigure bet={bet} drawn={bet.drawn} />;
}
