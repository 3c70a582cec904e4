import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { SettledTicket } from "../../shared/facts/rounds.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { LiveHiloBet } from "../rules/base.ts";
import type { LiveCard } from "../rules/deck.ts";
import type { LiveHiloOutcome } from "../rules/hilo.ts";
import { isPosition } from "../rules/positions.ts";
import { CardTable } from "./card-table.tsx";
import { Cloth, chipFate } from "./cloth.tsx";
import { useLiveCardName, useRankName } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import type { CardPlace } from "./use-turn.ts";
import { hiloWords } from "./words/words.ts";
import "./settled.css";

export type SettledCard = SettledTicket<LiveHiloBet, LiveHiloOutcome>;

/** Describes a ticket in words, for players who cannot see its picture. */
export function useTicketLabel({ bet, outcome, takenBack }: SettledCard): string {
  const words = hiloWords.useWords();
  const live = liveWords.useWords();
  const nameOf = useLiveCardName();
  const rankName = useRankName();
  if (takenBack) return words.takenBack;
  return outcome === null ? live.voidedText : `${words.settled(rankName(bet.base), nameOf(outcome.card))}.`;
}

/** The winning positions and the payout, or the reason why nothing was played. */
export function TicketCaption({ ticket }: { readonly ticket: SettledCard }) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const live = liveWords.useWords();
  const currency = useCurrencyInPlay();
  const { bet, outcome, refunded, takenBack } = ticket;
  if (refunded || outcome === null) return <span>{takenBack ? words.takenBack : live.voidedText}</span>;
  const winners = bet.chips.flatMap((chip) => {
    const fate = chipFate(chip, outcome.card, bet.base);
    return fate.kind === "won" && isPosition(chip.on) ? [{ on: chip.on, profit: fate.profit }] : [];
  });
  if (winners.length === 0) return <span>{words.noWinner}</span>;
  return winners.map(({ on, profit }) => (
    <span key={on} className="inline-flex items-baseline gap-1.5">
      <span className="font-semibold text-text">{names[on]}</span>
      <Money amount={profit} currency={currency} profit />
    </span>
  ));
}

export interface SettledTableProps {
  readonly ticket: SettledCard;
  readonly place: CardPlace;
  /** The card that settles the chips; null before. */
  readonly card: LiveCard | null;
}

const NOBODY = {};

/** The base, the drawn card, and the cloth with the ticket's chips. */
export function SettledTable({ ticket, place, card }: SettledTableProps) {
  const { base, chips } = ticket.bet;
  const won = card !== null && chips.some((chip) => chipFate(chip, card, base).kind === "won");
  return (
    <div className="live-hilo-settled">
      <CardTable
        round="settled"
        base={base}
        last={`${base}-black`}
        card={ticket.outcome?.card ?? null}
        place={place}
        mood={card === null || ticket.refunded ? "plain" : won ? "won" : "lost"}
      />
      <div className="live-hilo-settled-cloth">
        <Cloth base={base} chips={chips} totals={NOBODY} card={card} pointed={null} pace="animated" />
      </div>
    </div>
  );
}
