import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { SettledFlight } from "../../facts/flight.ts";
import { liveWords } from "../live/words/words.ts";
import type { FlightNames } from "./flight-look.ts";
import { flightWords } from "./words/words.ts";

/** Returns a ticket in words, for players who cannot see its flight. */
export function useTicketLabel(ticket: SettledFlight, names: FlightNames): string {
  const { over, result } = useTexts(ticket, names);
  return over === null ? result : `${over}. ${result}`;
}

interface TicketCaptionProps {
  readonly ticket: SettledFlight;
  readonly names: FlightNames;
}

/** Shows the result of a ticket: where it left, where the flight ended, and its target. */
export function TicketCaption({ ticket, names }: TicketCaptionProps) {
  const words = flightWords.useWords();
  const { multiplier } = useFormats();
  const { over, result } = useTexts(ticket, names);
  const { left, target } = ticket;
  return (
    <>
      <span className={left === null ? "font-semibold text-lose" : "font-semibold text-win"}>{result}</span>
      {over !== null && <span>{over}</span>}
      {target !== null && (
        <span>
          {words.autoCashOut} <span className="tabular font-semibold text-text">{multiplier(target)}</span>
        </span>
      )}
    </>
  );
}

function useTexts(
  { point, left, refunded, takenBack }: SettledFlight,
  names: FlightNames,
): { readonly over: string | null; readonly result: string } {
  const words = flightWords.useWords();
  const live = liveWords.useWords();
  const { multiplier } = useFormats();
  const back = takenBack ? words.takenBack : live.voidedText;
  return {
    over: point === null ? (takenBack ? null : live.voided) : names.overAt(multiplier(point)),
    result: refunded ? back : left === null ? names.notLeft : words.ticketLeftAt(multiplier(left)),
  };
}
