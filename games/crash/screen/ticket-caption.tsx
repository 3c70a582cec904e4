import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { crashWords } from "./crash-words.ts";
import type { SettledTicket } from "./settled-ticket.ts";

/** A ticket in words, for those who do not see its flight. */
export function useTicketLabel(ticket: SettledTicket): string {
  const { crashed, result } = useTexts(ticket);
  return `${crashed}. ${result}`;
}

/** What became of a ticket: where it left, where the flight crashed, and its target. */
export function TicketCaption({ ticket }: { readonly ticket: SettledTicket }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const { crashed, result } = useTexts(ticket);
  const { left, target } = ticket;
  return (
    <>
      <span className={left === null ? "font-semibold text-lose" : "font-semibold text-win"}>{result}</span>
      <span>{crashed}</span>
      {target !== null && (
        <span>
          {words.autoCashOut} <span className="tabular font-semibold text-text">{multiplier(target)}</span>
        </span>
      )}
    </>
  );
}

function useTexts({ point, left, refunded }: SettledTicket): { readonly crashed: string; readonly result: string } {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  return {
    crashed: point === null ? words.voided : words.crashedAt(multiplier(point)),
    result: refunded ? words.voidedText : left === null ? words.notLeft : words.ticketLeftAt(multiplier(left)),
  };
}
