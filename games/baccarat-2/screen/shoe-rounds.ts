import type { PastRound } from "@fairhouse/protocol/table.ts";
import type { PastRoundOf } from "../../shared/facts/rounds.ts";
import { usePastRounds } from "../../shared/screen/live/past/past-rounds.ts";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";

/** More hands than any shoe has: at least four cards each, up to the cut card, and one more hand. */
const MOST_HANDS = 60;

/** Returns the rounds of the current shoe, oldest first: this many before the table's round. */
export function useShoeRounds<Bet, Outcome>(
  live: Pick<LiveTable<Bet, Outcome>, "table" | "recent" | "round" | "facts">,
  hands: number,
): readonly PastRoundOf<Outcome>[] {
  const { rounds } = usePastRounds(live, MOST_HANDS);
  return roundsBefore(rounds, live.round?.number ?? 0, hands);
}

/** Returns this many rounds before a number, oldest first, as far as they are known. */
export function roundsBefore<Past extends PastRound>(
  known: readonly Past[],
  number: number,
  hands: number,
): readonly Past[] {
  return known.filter((round) => round.number < number && round.number >= number - hands).reverse();
}
