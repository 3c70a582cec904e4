import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { ladderOf } from "../drawing/ladder.ts";
import { facts } from "../facts.ts";
import type { HiloView } from "../rules/hand.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { Ladder } from "./ladder.tsx";

export const draws: BetViewModule["draws"] = (page) => closedViewOf(page, facts) !== null;

/** The cards of a settled hand in order, each with the payout after it. */
export default function HiloBetView({ page }: BetViewProps) {
  const hand = closedViewOf(page, facts);
  return hand && <SettledCards hand={hand} />;
}

function SettledCards({ hand }: { readonly hand: HiloView }) {
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <CardPaints />
      <Ladder cards={ladderOf(hand)} wrap />
    </BetFigure>
  );
}
