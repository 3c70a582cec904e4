import type { OwnBets } from "@fairhouse/client/own-bets.ts";
import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { RoundView } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { liveWords } from "./words/words.ts";

/** The parts of a live table that determine the announcement. */
export interface HeardTable {
  readonly own: Pick<OwnBets<unknown>, "tickets">;
  readonly round: Pick<RoundView, "id" | "phase"> | null | undefined;
}

/**
 * Returns the announcement for screen readers while no outcome is shown: bets are open, or the player's own are in. Old
 * results are not repeated.
 */
export function useBettingSays({ own, round }: HeardTable): string {
  const words = liveWords.useWords();
  const { plural } = useFormats();
  const { length } = own.tickets.filter(
    (ticket) => ticket.roundId === round?.id && !isTakenBack(ticket) && !ticket.refunded,
  );
  if (length > 1) return `${words.placed}: ${plural(length, words.bets)}`;
  if (length === 1) return words.placed;
  return round?.phase === "betting" ? words.betsOpen : "";
}
