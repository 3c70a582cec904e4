import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { periodName } from "../rules/periods.ts";
import { Ball } from "./ball.tsx";
import { digitOf } from "./facts.ts";
import { SettledOrder, TicketCaption, useTicketLabel } from "./settled-order.tsx";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";
import { useDigitName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = (page) => settledTicketOf(page) !== null;

/** Draws the ball of an order's period, and the position of the order. */
export default function ColourBetView({ page }: BetViewProps) {
  const ticket = settledTicketOf(page);
  return ticket && <TicketResult ticket={ticket} />;
}

function TicketResult({ ticket }: { readonly ticket: SettledTicket }) {
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledOrder ticket={ticket} mixing={false} />
    </BetFigure>
  );
}

/** Shows the number of a period, and the ball that came. */
export const RoundHead: BetViewModule["RoundHead"] = function RoundHead({ proof }) {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const digit = digitOf(proof.outcome);
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
