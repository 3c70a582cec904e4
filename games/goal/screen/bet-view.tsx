import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { sceneOf } from "../drawing/pitch-model.ts";
import { HandFigure } from "./hand-figure.tsx";
import { type SettledHand, settledHandOf } from "./settled-hand.ts";

export const draws: BetViewModule["draws"] = (page) => settledHandOf(page) !== null;

/** The pitch of a settled hand, with the path of the ball and all keepers. */
export default function GoalBetView({ page }: BetViewProps) {
  const hand = settledHandOf(page);
  return hand && <SettledPitch hand={hand} />;
}

function SettledPitch({ hand }: { readonly hand: SettledHand }) {
  const kicks = hand.picks.length;
  return <HandFigure hand={hand} scene={sceneOf(hand, { kicked: kicks, seen: kicks, over: true })} picture />;
}
