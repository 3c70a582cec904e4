import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useReplay } from "../../shared/screen/hand/use-replay.ts";
import { sceneOf } from "../drawing/pitch-model.ts";
import { facts } from "../facts.ts";
import type { GoalView } from "../rules/hand.ts";
import { HandFigure } from "./hand-figure.tsx";
import { goalShow } from "./hand-show.ts";
import { replaySteps } from "./replay.ts";
import { soundOf } from "./sound.ts";

/** Replays the hand kick by kick. */
export default function GoalBetReplay({ page, onEnd }: BetReplayProps) {
  const hand = closedViewOf(page, facts);
  return hand && <PlayedHand hand={hand} onEnd={onEnd} />;
}

function PlayedHand({ hand, onEnd }: { readonly hand: GoalView; readonly onEnd: () => void }) {
  const shown = useReplay({
    steps: () => replaySteps(hand),
    nothing: goalShow.nothing,
    onStep(step) {
      soundOf(step, hand);
      if (step.over) hand.saved ? sounds.lose() : sounds.cashOut();
    },
    onEnd,
  });
  return <HandFigure hand={hand} scene={sceneOf(hand, shown)} />;
}
