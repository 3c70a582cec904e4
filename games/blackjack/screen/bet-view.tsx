import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts } from "../facts.ts";
import type { BlackjackView } from "../rules/view.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { Table } from "./table.tsx";

export const draws: BetViewModule["draws"] = (page) => closedViewOf(page, facts) !== null;

/** The table at the end of the hand. */
export default function BlackjackBetView({ page }: BetViewProps) {
  const hand = closedViewOf(page, facts);
  return hand && <SettledTable hand={hand} />;
}

function SettledTable({ hand }: { readonly hand: BlackjackView }) {
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <div className="bj-figure">
        <Table laid={hand} seen={hand} handId="settled" beat={null} still />
      </div>
    </BetFigure>
  );
}
