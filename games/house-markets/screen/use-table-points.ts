import { useTableWatch } from "@fairhouse/client/use-play.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { isRecordOf, isWhole } from "../../shared/facts/facts.ts";
import { useKeptRounds } from "../../shared/screen/live/past/past-rounds.ts";
import { MOST_FLIGHTS } from "../rules/flights.ts";

/** The rounds of a table that are over, and how far its chain is. */
export interface TableRoundsNow {
  /** Newest first. */
  readonly rounds: readonly PastRound[];
  /** The place of the newest link that a round has taken; null until the table is known. */
  readonly taken: number | null;
}

const NO_ROUNDS: readonly never[] = [];
const asTheyAre = (rounds: readonly PastRound[]) => rounds;

/** Follows the rounds of a table, with as many of the last ones as the longest event has. */
export function useTableRounds(table: string): TableRoundsNow {
  const { snapshot } = useTableWatch(table);
  const { rounds } = useKeptRounds(table, snapshot?.recent ?? NO_ROUNDS, MOST_FLIGHTS, asTheyAre);
  const [last] = rounds;
  const isOn = snapshot?.round != null && snapshot.round.id !== last?.id;
  return { rounds, taken: snapshot === null ? null : (last?.index ?? 0) + (isOn ? 1 : 0) };
}

/** A point of an event: its place, and hundredths. */
export interface PlayedPoint {
  readonly link: number;
  readonly point: number;
}

/** Checks what a round of these games came to. */
export const isOutcome = isRecordOf<{ readonly point: number }>({ point: isWhole });

/**
 * Returns the points of an event that are known so far, oldest first. A round that was called off shows none; its link
 * counts in the result.
 */
export function pointsSoFar(
  fact: Pick<BetFact, "openedAt"> & { readonly links: Pick<NonNullable<BetFact["links"]>, "first" | "last"> | null },
  rounds: readonly Pick<PastRound, "index" | "outcome" | "settledAt">[],
): readonly PlayedPoint[] {
  const { links } = fact;
  if (links === null) return [];
  const points = rounds.flatMap(({ index, outcome, settledAt }) => {
    // Chains follow each other, so a round of an earlier one may have the same place.
    const isOf = index >= links.first && index <= links.last && settledAt >= fact.openedAt;
    return isOf && isOutcome(outcome) ? [{ link: index, point: outcome.point }] : [];
  });
  return points.sort((a, b) => a.link - b.link);
}
