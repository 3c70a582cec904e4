import type { BetFact } from "@fairhouse/protocol/play.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { readAs } from "../../shared/facts/facts.ts";
import type { Flights } from "../rules/flights.ts";
import { isOutcome, pointsSoFar, type TableRoundsNow } from "./use-table-points.ts";

/** Rounds before an event that stand in front of it while it takes bets. */
const BEFORE = 10;

/** A round on the way to the end of an event. */
export interface TimelineRound {
  /** Its place in the chain. */
  readonly link: number;
  /** True for a round of the event itself. */
  readonly isOwn: boolean;
  /** In hundredths; null for one that is not over, and one that was called off. */
  readonly point: number | null;
  /** True for the round that is played now. */
  readonly isLive: boolean;
}

/** Lists the rounds of an event; while it takes bets, after those that lead to it. */
export function timelineOf(
  {
    fact,
    flights,
  }: {
    readonly fact: Pick<BetFact, "phase"> & Parameters<typeof pointsSoFar>[0];
    readonly flights: Pick<Flights, "first" | "count">;
  },
  {
    rounds,
    taken,
  }: {
    readonly rounds: readonly Pick<PastRound, "index" | "outcome" | "settledAt">[];
    readonly taken: TableRoundsNow["taken"];
  },
): readonly TimelineRound[] {
  const { first, count } = flights;
  const own = new Map(pointsSoFar(fact, rounds).map(({ link, point }) => [link, point]));
  const past = new Map(rounds.map(({ index, outcome }) => [index, readAs(isOutcome, outcome)?.point ?? null]));
  const [newest] = rounds;
  const now = taken ?? first - 1;
  const from = fact.phase === "open" ? Math.max(1, Math.min(first, now + 1) - BEFORE) : first;
  return Array.from({ length: first + count - from }, (_, place) => {
    const link = from + place;
    const isOwn = link >= first;
    const point = (isOwn ? own.get(link) : past.get(link)) ?? null;
    return { link, isOwn, point, isLive: link === now && newest?.index !== link };
  });
}
