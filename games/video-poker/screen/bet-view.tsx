import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { stepsOf } from "../../shared/screen/hand/show.ts";
import { type SettledHand, settledHandOf } from "../facts.ts";
import { nextStep, videoPokerShow } from "./hand-show.ts";
import { SettledFigure } from "./settled-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledHandOf(page) !== null;

/** The dealt and held cards of a settled hand, and its final cards. */
export default function VideoPokerBetView({ page }: BetViewProps) {
  const hand = settledHandOf(page);
  return hand && <SettledFigure hand={hand} shown={endOf(hand)} moving={false} />;
}

function endOf(hand: SettledHand) {
  const { nothing } = videoPokerShow;
  return stepsOf({ nothing, next: nextStep }, hand).at(-1)?.shown ?? nothing;
}
