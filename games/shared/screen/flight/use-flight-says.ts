import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** What a screen reader hears: start and end of flights, and how one's own bets went. */
export function useFlightSays({ face, overlay, tickets, look }: Flight): string {
  const words = flightWords.useWords();
  const { multiplier } = useFormats();
  if (face.kind === "flying" && tickets.every(({ leftAt }) => leftAt === null)) return words.started;
  if (face.kind !== "over") return overlay.announcement;
  const over = look.names.overAt(multiplier(face.point));
  return tickets.length === 0 ? over : `${over}. ${overlay.announcement}`;
}
