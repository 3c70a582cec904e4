import { positionsOfFace } from "../../shared/facts/chips.ts";
import { readAs } from "../../shared/facts/facts.ts";
import { settledTicketOf } from "../../shared/facts/rounds.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts } from "../facts.ts";
import { isPosition } from "../rules/positions.ts";
import { LiveCardView, useLiveCardName, useRankName } from "./live-card.tsx";
import { type SettledCard, SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";
import { useFaceText } from "./use-face-text.ts";
import { hiloWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = (page) => settledTicketOf(page, facts) !== null;

/** The card of a settled ticket beside its base, and the cloth with its chips. */
export default function LiveHiloBetView({ page }: BetViewProps) {
  const ticket = settledTicketOf(page, facts);
  return ticket && <TicketResult ticket={ticket} />;
}

/** The drawn card and its base. */
export const RoundHead: BetViewModule["RoundHead"] = function RoundHead({ proof }) {
  const nameOf = useLiveCardName();
  const rankName = useRankName();
  const words = hiloWords.useWords();
  const drawn = readAs(facts.isOutcome, proof.outcome);
  const carry = readAs(facts.isCarry, proof.carry);
  if (drawn === null) return null;
  const { card } = drawn;
  return (
    <span className="inline-flex items-center gap-3 font-semibold text-text">
      <span dir="ltr" className="w-10">
        <LiveCardView card={card} />
      </span>
      <span>{carry === null ? nameOf(card) : words.settled(rankName(carry.base), nameOf(card))}</span>
    </span>
  );
};

/** Shows the drawn card. */
export const RoundResult: BetViewModule["RoundResult"] = function RoundResult({ outcome }) {
  const nameOf = useLiveCardName();
  const drawn = readAs(facts.isOutcome, outcome);
  return (
    drawn && (
      <span className="inline-flex items-center gap-2.5 align-middle font-semibold text-text">
        <span dir="ltr" className="w-7">
          <LiveCardView card={drawn.card} />
        </span>
        <span>{nameOf(drawn.card)}</span>
      </span>
    )
  );
};

/** Names the positions of a ticket. */
export const TicketFace: BetViewModule["TicketFace"] = function TicketFace({ face }) {
  const textOf = useFaceText();
  const on = positionsOfFace(face, isPosition);
  return on && <bdi>{textOf(on.largest, on.others)}</bdi>;
};

function TicketResult({ ticket }: { readonly ticket: SettledCard }) {
  const { outcome, refunded } = ticket;
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable
        ticket={ticket}
        place={outcome === null ? "none" : "open"}
        card={refunded ? null : (outcome?.card ?? null)}
      />
    </BetFigure>
  );
}
