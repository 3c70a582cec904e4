import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

interface Standstill {
  readonly title: string;
  readonly text?: string;
}

/** Returns the text of a stage while there is neither a countdown nor an outcome to show; null while there is. */
export function useStandstill(live: Pick<LiveTable<unknown>, "face" | "own" | "round">): Standstill | null {
  const words = liveWords.useWords();
  const running = useRunningBet(live);
  switch (live.face.kind) {
    case "loading":
      return { title: words.loading };
    case "offline":
      return { title: words.offline, text: running ?? "" };
    case "waiting":
      return { title: words.waitingForPlayers };
    case "closing":
      return { title: words.closing };
    case "voided":
      return { title: words.voided, text: words.voidedText };
    default:
      return null;
  }
}

/** Returns, for a page without a connection, the sentence about the player's bets in this round; null without one. */
export function useRunningBet({ own, round }: Pick<LiveTable<unknown>, "own" | "round">): string | null {
  const words = liveWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const stake = runningStake(own.tickets, round?.id);
  return stake === 0 ? null : words.offlineBet(money(stake, currency));
}

/** Returns the sum that a player has in a round and that nothing has settled yet, as far as this page knows. */
export function runningStake(tickets: readonly OwnTicket[], roundId: string | undefined): number {
  return tickets
    .filter((ticket) => ticket.roundId === roundId && ticket.payout === null && ticket.leftAt === null)
    .reduce((sum, ticket) => sum + (isGivenBack(ticket) ? 0 : ticket.stake), 0);
}
