import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { readAs } from "../../shared/facts/facts.ts";
import type { Side } from "../../shared/rules/baccarat/coup.ts";
import { endOf, nothingShown } from "../../shared/screen/baccarat/deal.ts";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts, type SettledHand, settledHandOf } from "../facts.ts";
import { coupOfHand } from "../rules/hand.ts";
import { SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";

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

const SIDES: readonly Side[] = ["player", "banker"];

/** Shows the hand of a round: the winner and the cards. */
export function RoundHead({ proof }: { readonly proof: RoundPage["proof"] }) {
  const words = coupWords.useWords();
  const coupText = useCoupText();
  const hand = readAs(facts.isOutcome, proof.outcome);
  if (hand === null) return null;
  const coup = coupOfHand(hand.cards);
  return (
    <>
      <span className="text-xl font-bold text-text">{coupText(coup)}</span>
      <span className="flex w-full flex-wrap gap-x-6 gap-y-2">
        {SIDES.map((side) => (
          <span key={side} className="inline-flex items-center gap-1.5">
            <span className="text-sm">{words.sides[side]}</span>
            <span dir="ltr" className="inline-flex gap-1.5">
              {coup[side].map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of different decks differ only in place.
                <PlayingCard key={at} card={card} className="w-10" />
              ))}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
