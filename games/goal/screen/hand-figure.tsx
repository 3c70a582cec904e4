import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import type { Scene } from "../drawing/pitch-model.ts";
import type { GoalView } from "../rules/hand.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { Pitch } from "./pitch.tsx";

export interface HandFigureProps {
  readonly hand: GoalView;
  /** The part of the hand that is visible now. */
  readonly scene: Scene;
  readonly picture?: boolean;
}

/** A settled hand on its pitch, still or in motion: the replay takes the place of the picture. */
export function HandFigure({ hand, scene, picture = false }: HandFigureProps) {
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <div className="@container-size pointer-events-none grid aspect-[3/2] w-full max-w-140 place-items-center sm:aspect-[2/1]">
        <Pitch scene={scene} stake={hand.bet.amount} column={null} ballKey="settled" picture={picture} />
      </div>
    </BetFigure>
  );
}
