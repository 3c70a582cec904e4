import type { OwnBets } from "@fairhouse/client/own-bets.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { RoundView } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Overlay } from "../page/use-overlay.ts";
import type { LiveTable } from "./use-live-table.ts";
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
  const { length } = own.tickets.filter((ticket) => ticket.roundId === round?.id && !isGivenBack(ticket));
  if (length > 1) return `${words.placed}: ${plural(length, words.bets)}`;
  if (length === 1) return words.placed;
  return round?.phase === "betting" ? words.betsOpen : "";
}

/** A table whose rounds are revealed, with the player's one bet. */
interface RevealedTable {
  readonly live: Pick<LiveTable<unknown>, "own" | "round" | "seat" | "face">;
  /** True once the outcome is fully revealed on this screen. */
  readonly landed: boolean;
  readonly overlay: Pick<Overlay, "of" | "announcement">;
}

/**
 * Returns the announcement of a round that is revealed: open bets, its start, its result, and that of the player's bet.
 */
export function useRevealSays(
  { live, landed, overlay }: RevealedTable,
  started: string,
  result: string | null,
): string {
  const betting = useBettingSays(live);
  const { ticket } = live.seat;
  if (live.face.kind === "running" && (!landed || ticket?.payout === null)) return started;
  if (!landed || result === null) return betting;
  return ticket?.id === overlay.of ? overlay.announcement : result;
}
