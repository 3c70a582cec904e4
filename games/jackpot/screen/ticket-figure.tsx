import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { SettledShare } from "../facts.ts";
import { useShareText } from "./share-text.ts";
import { jackpotWords } from "./words/words.ts";

/** Gives a ring its room outside its stage. */
export function RingFrame({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-80 w-full place-items-center py-2 [container-type:size]">{children}</div>;
}

/** Returns the result of a bet in words. */
function useResultText({ payout, refunded }: SettledShare): string {
  const { result } = jackpotWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  if (refunded) return result.voided;
  return payout > 0 ? result.won(money(payout, currency)) : result.lost;
}

/** Shows the share of a bet, its tickets, and the winning ticket. */
export function TicketCaption({ ticket }: { readonly ticket: SettledShare }) {
  const { result } = jackpotWords.useWords();
  const { whole } = useFormats();
  const shareOf = useShareText();
  const { won, own, stake } = ticket;
  const text = useResultText(ticket);
  return (
    <>
      <span className={ticket.payout > 0 && !ticket.refunded ? "font-semibold text-win" : "font-semibold"}>{text}</span>
      {won !== null && own !== null && (
        <>
          <Fact name={result.share} value={shareOf(stake / won.total)} />
          <Fact name={result.own} value={<bdi dir="ltr">{`${whole(own.first)}–${whole(own.last)}`}</bdi>} />
          <Fact name={result.ticket} value={whole(won.ticket)} />
        </>
      )}
    </>
  );
}

/** Returns the same as text, for players who cannot see the ring. */
export function useTicketLabel(ticket: SettledShare): string {
  const { result } = jackpotWords.useWords();
  const { whole } = useFormats();
  const text = useResultText(ticket);
  const { won, own } = ticket;
  if (won === null || own === null) return text;
  return `${text}. ${result.own} ${whole(own.first)}–${whole(own.last)}, ${result.ticket} ${whole(won.ticket)}.`;
}

/** Shows the pot in the middle of a ring at rest. */
export function PotFigure({ ticket: { won } }: { readonly ticket: SettledShare }) {
  const { result } = jackpotWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  if (won === null) return null;
  return (
    <>
      <span className="text-sm text-muted">{result.pot}</span>
      <span className="tabular text-2xl font-bold text-gold">{money(won.total, currency)}</span>
    </>
  );
}
