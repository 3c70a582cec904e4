import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { SettledTicket } from "./settled-ticket.ts";
import { crashWords } from "./words/words.ts";

/** A ticket in words, for players who cannot see its flight. */
export function useTicketLabel(ticket: SettledTicket): string {
  const { crashed, result } = useTexts(ticket);
  return crashed === null ? result : `${crashed}. ${result}`;
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
      {crashed !== null && <span>{crashed}</span>}
      {target !== null && (
        <span>
          {words.autoCashOut} <span className="tabular font-semibold text-text">{multiplier(target)}</span>
        </span>
      )}
    </>
  );
}

function useTexts(ticket: SettledTicket): { readonly crashed: string | null; readonly result: string } {
  const { point, left, refunded, takenBack } = ticket;
  const words = crashWords.useWords();
  const live = liveWords.useWords();
  const { multiplier } = useFormats();
  const back = takenBack ? words.takenBack : live.voidedText;
  return {
    crashed: point === null ? (takenBack ? null : live.voided) : words.crashedAt(multiplier(point)),
    result: refunded ? back : left === null ? words.notLeft : words.ticketLeftAt(multiplier(left)),
  };
}
