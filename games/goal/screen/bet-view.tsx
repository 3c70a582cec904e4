import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { sceneOf } from "../drawing/pitch-model.ts";
import { facts } from "../facts.ts";
import type { GoalView } from "../rules/hand.ts";
import { HandFigure } from "./hand-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => closedViewOf(page, facts) !== null;

/** The pitch of a settled hand, with the path of the ball and all keepers. */
export default function GoalBetView({ page }: BetViewProps) {
  const hand = closedViewOf(page, facts);
  return hand && <SettledPitch hand={hand} />;
}

function SettledPitch({ hand }: { readonly hand: GoalView }) {
  const kicks = hand.picks.length;
  return <HandFigure hand={hand} scene={sceneOf(hand, { kicked: kicks, seen: kicks, over: true })} picture />;
}
