import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Design, symbolOf } from "../drawing/symbols.ts";
import type { ScratchTicket } from "../rules/board.ts";
import { useTimes } from "./cells.tsx";
import { ticketsWords } from "./words/words.ts";

/** Returns a function that describes the result of a bet: "Three alike: Lemon, 1.00×", "2 of 5 tickets pay". */
export function useTicketName(): (design: Design, tickets: readonly ScratchTicket[]) => string {
  const words = ticketsWords.useWords();
  const { whole } = useFormats();
  const times = useTimes();
  return (design, tickets) => {
    const paying = tickets.filter(({ pays }) => pays !== 0);
    const [only] = tickets;
    if (tickets.length > 1) return words.somePay(whole(paying.length), whole(tickets.length));
    if (only === undefined || only.pays === 0) return words.noneAlike;
    return words.threeAlike(words.symbols[symbolOf(design, only.pays)], times(only.pays));
  };
}
