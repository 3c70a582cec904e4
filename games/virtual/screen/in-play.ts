import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { TimedTable } from "@fairhouse/kernel/links.ts";
import { useEffect, useMemo, useState } from "react";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { isOffered, type Odds } from "../../shared/rules/slip/odds.ts";
import { boardOf, type OfferedMarket } from "../rules/board.ts";
import { LEAGUES, type MatchState, tickAfter } from "../rules/league.ts";
import { oddsNow } from "../rules/markets.ts";
import { goalsOf } from "./goals.ts";
import type { LeagueMatch } from "./league-match.ts";

/**
 * Steps for which shown odds hold at least. A bet is made at the end of the step in which it arrives, and odds that fall
 * with each step would be refused whenever it arrives a moment late.
 */
export const HELD = 3;
/** Milliseconds between two looks at the clock. */
const GLANCE_MS = 100;

/** True from the kick-off of a match on. */
export function hasBegun({ fact }: LeagueMatch): boolean {
  return fact.timed?.begunAt != null;
}

/** Returns the number of steps of a match that are over; null before kick-off, and for one without bets in play. */
function stepsOver({ fact: { timed }, match }: LeagueMatch, now: number): number | null {
  const { inPlay }: TimedTable = LEAGUES[match.league];
  if (inPlay === undefined || timed?.begunAt == null || timed.overAt === null) return null;
  const [begun, over] = [Date.parse(timed.begunAt), Date.parse(timed.overAt)];
  return Math.max(0, Math.floor(((now - begun) * inPlay.steps) / (over - begun)));
}

/**
 * Returns the match as bets that are placed now may find it: at the ends of this step and of the next ones or, before
 * kick-off, as it is. Nothing is returned if no bets are taken.
 */
export function statesAhead(own: LeagueMatch, over: number | null): readonly MatchState[] {
  const { fact, match } = own;
  if (fact.phase !== "open") return [];
  if (!hasBegun(own)) return [match];
  const { inPlay }: TimedTable = LEAGUES[match.league];
  if (over === null || inPlay === undefined) return [];
  const goals = goalsOf(own);
  const steps = Array.from({ length: HELD }, (_, ahead) => over + 1 + ahead).filter((step) => step < inPlay.until);
  return steps.map((step) => ({ ...match, inPlay: { tick: tickAfter(step), goals } }));
}

/** Returns `statesAhead` at a time of the server's clock. */
export function statesAt(own: LeagueMatch, now: number): readonly MatchState[] {
  return statesAhead(own, stepsOver(own, now));
}

/** Follows the steps of a match that is in play. */
export function useStep(own: LeagueMatch | undefined): number | null {
  const { clock } = usePlayContext();
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setStep(own === undefined ? null : stepsOver(own, clock.now()));
    look();
    if (own === undefined || !hasBegun(own)) return;
    const timer = setInterval(look, GLANCE_MS);
    return () => clearInterval(timer);
  }, [own, clock]);
  return step;
}

/** Returns the odds that hold through some states: the lowest of them. Null if one of them does not offer any. */
export function heldOdds(states: readonly MatchState[], selection: Selection): Odds | null {
  const all = states.map((state) => oddsNow(state, selection));
  const lowest = all.reduce(
    (best, odds) => (best === null || odds === null ? null : Math.min(best, odds)),
    all[0] ?? null,
  );
  return isOffered(lowest) ? lowest : null;
}

/** Returns the markets of a match with odds that hold through some states. */
export function useHeldBoard(states: readonly MatchState[]): readonly OfferedMarket[] {
  return useMemo(() => {
    const [first] = states;
    if (first === undefined) return [];
    return boardOf(first).flatMap(({ market, rows }) => {
      const held = rows
        .map((row) =>
          row.flatMap(({ selection }) => {
            const odds = heldOdds(states, selection);
            return odds === null ? [] : [{ selection, odds }];
          }),
        )
        .filter((row) => row.length > 0);
      return held.length === 0 ? [] : [{ market, rows: held }];
    });
  }, [states]);
}
