import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { type NextStep, stepsOf } from "../../shared/screen/hand/show.ts";
import { useReplay } from "../../shared/screen/hand/use-replay.ts";
import { type SettledHand, settledHandOf } from "../facts.ts";
import { nextStep, type Shown, videoPokerShow } from "./hand-show.ts";
import { SettledFigure } from "./settled-figure.tsx";

/** Pause before the draw, long enough to see the held cards. */
const LOOK_MS = 900;

/** Replays the hand: dealt, held, drawn. */
export default function VideoPokerBetReplay({ page, onEnd }: BetReplayProps) {
  const hand = settledHandOf(page);
  return hand && <PlayedHand hand={hand} onEnd={onEnd} />;
}

function PlayedHand({ hand, onEnd }: { readonly hand: SettledHand; readonly onEnd: () => void }) {
  const shown = useReplay({
    steps: () => replaySteps(hand),
    nothing: videoPokerShow.nothing,
    onStep: (step) => soundOf(step, hand),
    onEnd,
  });
  return <SettledFigure hand={hand} shown={shown} moving={!prefersReducedMotion()} />;
}

/** Lists all steps, each with its delay; the first step of the draw waits longest. */
function replaySteps(hand: SettledHand): readonly NextStep<Shown>[] {
  let looked = false;
  return stepsOf({ nothing: videoPokerShow.nothing, next: nextStep }, hand).map((step) => {
    const draws = step.shown.ready && (step.shown.drawn > 0 || step.shown.over);
    if (!draws || looked) return step;
    looked = true;
    return { ...step, afterMs: step.afterMs + LOOK_MS };
  });
}

function soundOf({ ready, drawn, over }: Shown, { makes }: SettledHand): void {
  if (over) makes === "nothing" ? sounds.lose() : sounds.win(1);
  else if (!ready || drawn > 0) sounds.flip();
}
