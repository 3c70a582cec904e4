import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts, type SettledOrder, settledOrderOf } from "../facts.ts";
import { periodName } from "../rules/periods.ts";
import { Ball, PositionMark } from "./ball.tsx";
import { OrderFigure, TicketCaption, useTicketLabel } from "./orders/settled-order.tsx";
import { useDigitName, usePositionName } from "./use-names.ts";
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

/** Shows the ball that came. */
export const RoundResult: NonNullable<BetViewModule["RoundResult"]> = function RoundResult({ outcome }) {
  const nameOf = useDigitName();
  const digit = readAs(facts.isOutcome, outcome)?.digit ?? null;
  return (
    digit !== null && (
      <span className="inline-flex items-center gap-2 align-middle font-semibold text-text">
        <Ball digit={digit} className="colour-ball-small" />
        <span>{nameOf(digit)}</span>
      </span>
    )
  );
};

/** Shows the position of an order. */
export const TicketFace: BetViewModule["TicketFace"] = function TicketFace({ face }) {
  const nameOf = usePositionName();
  const on = readAs(facts.isFace, face);
  if (on === null) return null;
  const name = nameOf(on);
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <PositionMark on={on} letter={[...name][0] ?? ""} />
      <span>{name}</span>
    </span>
  );
};

/** Shows the number of a period, and the ball that came. */
export const RoundHead: BetViewModule["RoundHead"] = function RoundHead({ proof }) {
  const words = colourWords.useWords();
  return (
    <>
      <span>
        {words.period}{" "}
        <bdi dir="ltr" className="tabular font-semibold text-text">
          {periodName(proof.table, proof.closesAt) ?? "–"}
        </bdi>
      </span>
      <RoundResult outcome={proof.outcome} />
    </>
  );
};
