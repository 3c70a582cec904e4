import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts, type SettledOrder, settledOrderOf } from "../facts.ts";
import { periodName } from "../rules/periods.ts";
import { Ball } from "./ball.tsx";
import { OrderFigure, TicketCaption, useTicketLabel } from "./settled-order.tsx";
import { useDigitName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = (page) => settledOrderOf(page) !== null;

/** Draws the ball of an order's period, and the position of the order. */
export default function ColourBetView({ page }: BetViewProps) {
  const ticket = settledOrderOf(page);
  return ticket && <TicketResult ticket={ticket} />;
}

function TicketResult({ ticket }: { readonly ticket: SettledOrder }) {
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <OrderFigure ticket={ticket} mixing={false} />
    </BetFigure>
  );
}

/** Shows the number of a period, and the ball that came. */
export const RoundHead: BetViewModule["RoundHead"] = function RoundHead({ proof }) {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const digit = readAs(facts.isOutcome, proof.outcome)?.digit ?? null;
  return (
    <>
      <span>
        {words.period}{" "}
        <bdi dir="ltr" className="tabular font-semibold text-text">
          {periodName(proof.table, proof.closesAt) ?? "–"}
        </bdi>
      </span>
      {digit !== null && (
        <span className="inline-flex items-center gap-2 font-semibold text-text">
          <Ball digit={digit} className="colour-ball-small" />
          <span>{nameOf(digit)}</span>
        </span>
      )}
    </>
  );
};
