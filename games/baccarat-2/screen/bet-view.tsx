import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { positionsOfFace } from "../../shared/facts/chips.ts";
import { readAs } from "../../shared/facts/facts.ts";
import type { Coup, Side } from "../../shared/rules/baccarat/coup.ts";
import { endOf, nothingShown } from "../../shared/screen/baccarat/deal.ts";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts, type SettledHand, settledHandOf } from "../facts.ts";
import { coupOfHand } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import { SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";
import { useFaceText } from "./use-face-text.ts";

const SIDES: readonly Side[] = ["player", "banker"];

export const draws: BetViewModule["draws"] = (page) => settledHandOf(page) !== null;

/** Shows both hands of a settled ticket, and the cloth with its chips. */
export default function LiveBaccaratBetView({ page }: BetViewProps) {
  const ticket = settledHandOf(page);
  return ticket && <TicketResult ticket={ticket} />;
}

function TicketResult({ ticket }: { readonly ticket: SettledHand }) {
  const shown = ticket.coup === null ? nothingShown : endOf(ticket.coup);
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable ticket={ticket} shown={shown} still />
    </BetFigure>
  );
}

/** Shows the hand of a round: the winner and the cards. */
export function RoundHead({ proof }: { readonly proof: RoundPage["proof"] }) {
  const coupText = useCoupText();
  const coup = coupOf(proof.outcome);
  return (
    coup && (
      <>
        <span className="text-xl font-bold text-text">{coupText(coup)}</span>
        <span className="flex w-full flex-wrap gap-x-6 gap-y-2">
          <Hands coup={coup} card="w-10" />
        </span>
      </>
    )
  );
}

/** Shows the winner of a hand, and both hands in small cards. */
export const RoundResult: BetViewModule["RoundResult"] = function RoundResult({ outcome }) {
  const coupText = useCoupText();
  const coup = coupOf(outcome);
  return (
    coup && (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-4 gap-y-1 align-middle whitespace-normal">
        <span className="font-semibold text-text">{coupText(coup)}</span>
        <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
          <Hands coup={coup} card="w-6" />
        </span>
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

function coupOf(outcome: unknown): Coup | null {
  const hand = readAs(facts.isOutcome, outcome);
  return hand && coupOfHand(hand.cards);
}

function Hands({ coup, card: width }: { readonly coup: Coup; readonly card: string }) {
  const words = coupWords.useWords();
  return SIDES.map((side) => (
    <span key={side} className="inline-flex items-center gap-1.5">
      <span className="text-sm">{words.sides[side]}</span>
      <span dir="ltr" className="inline-flex gap-1.5">
        {coup[side].map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of different decks differ only in place.
          <PlayingCard key={at} card={card} className={width} />
        ))}
      </span>
    </span>
  ));
}
