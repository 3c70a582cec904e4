import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { useEffect, useState } from "react";
import { type PastRoundOf, readPast } from "../../shared/facts/rounds.ts";
import { fetchRounds, newestOf } from "../../shared/screen/live/past-rounds.ts";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";

/** More hands than any shoe has: at least four cards each, up to the cut card, and one more hand. */
const MOST_HANDS = 60;

/**
 * Returns the rounds of the current shoe, oldest first: this many before the table's round. Rounds that the table no
 * longer lists are fetched when the page opens, and whenever some are missing (after a long disconnection).
 */
export function useShoeRounds<Outcome>(
  { table, recent, round, facts }: Pick<LiveTable<unknown, Outcome>, "table" | "recent" | "round" | "facts">,
  hands: number,
): readonly PastRoundOf<Outcome>[] {
  const { http } = usePlayContext();
  const [kept, setKept] = useState<readonly PastRoundOf<Outcome>[]>([]);
  const known = newestOf(recent, kept, MOST_HANDS);
  const rounds = roundsBefore(known, round?.number ?? 0, hands);
  const missing = rounds.length < hands;
  useEffect(() => {
    setKept((before) => newestOf(recent, before, MOST_HANDS));
  }, [recent]);
  useEffect(() => {
    if (!missing) return;
    let left = false;
    fetchRounds(http, table, hands + 1).then(
      (older) => left || setKept((before) => newestOf(readPast(older, facts), before, MOST_HANDS)),
      () => {
        // The roads show what is known; the next hand tries again.
      },
    );
    return () => {
      left = true;
    };
  }, [http, table, facts, hands, missing]);
  return rounds;
}

/** Returns this many rounds before a number, oldest first, as far as they are known. */
export function roundsBefore<Past extends PastRound>(
  known: readonly Past[],
  number: number,
  hands: number,
): readonly Past[] {
  return known.filter((round) => round.number < number && round.number >= number - hands).reverse();
}
