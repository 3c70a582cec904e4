import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { ladderOf } from "../drawing/ladder.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { Ladder } from "./ladder.tsx";
import { type SettledHand, settledHandOf } from "./settled-hand.ts";

export const draws: BetViewModule["draws"] = (page) => settledHandOf(page) !== null;

/** The cards of a settled hand in order, each with the payout after it. */
export default function HiloBetView({ page }: BetViewProps) {
  const hand = settledHandOf(page);
  return hand && <SettledCards hand={hand} />;
}

function SettledCards({ hand }: { readonly hand: SettledHand }) {
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <CardPaints />
      <Ladder cards={ladderOf(hand)} wrap />
    </BetFigure>
  );
}
