import { Lock } from "lucide-react";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import type { PricedMarket } from "../rules/event.ts";
import type { EventSelection } from "../rules/markets.ts";
import { type SportsEvent, takesBets } from "./events.ts";
import { useNames } from "./names.ts";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

export interface OfferProps {
  readonly table: SportsTable;
  readonly event: SportsEvent;
  readonly market: PricedMarket;
  readonly selection: EventSelection;
  /** True in a list of several events, where the name of the button says the event as well. */
  readonly isListed?: boolean;
  /** Stands before the odds where the list has no columns. */
  readonly label?: string | undefined;
}

/** Shows the odds of a selection as a button, or a lock while it takes no bets. */
export function Offer({ table, event, market, selection, isListed = false, label }: OfferProps) {
  const words = sportsWords.useWords();
  const { eventName, pickName } = useNames();
  const { card, suspended } = event.state;
  const pick = pickName(selection, card);
  const name = isListed ? `${eventName(card)}: ${pick}` : pick;
  const odds = Object.hasOwn(market.odds, selection.selection) ? market.odds[selection.selection] : undefined;
  if (odds === undefined || suspended || !takesBets(event, table.now)) {
    return (
      <span className="grid min-h-11 place-items-center rounded-control border border-line text-dim">
        <Lock size={16} aria-hidden="true" />
        <span className="sr-only">{`${name}: ${words.suspendedMark}`}</span>
      </span>
    );
  }
  return (
    <OddsButton
      name={name}
      odds={odds}
      label={label}
      roomy={!isListed}
      picked={table.isPicked(event.fact.id, selection)}
      onPick={() => table.pick(event.fact.id, selection, odds)}
    />
  );
}
