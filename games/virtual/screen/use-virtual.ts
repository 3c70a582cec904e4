import { usePreference } from "@fairhouse/client/preferences.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { useMemo, useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { returnOf } from "../../shared/rules/slip/odds.ts";
import type { PickedLeg } from "../../shared/screen/slip/slip-link.ts";
import { useChosenEvent } from "../../shared/screen/slip/use-chosen-event.ts";
import { type LegNow, useSlipTable } from "../../shared/screen/slip/use-slip-table.ts";
import { facts, isLeagueId, isSelection } from "../facts.ts";
import type { LeagueId, MatchState } from "../rules/league.ts";
import { scoreOf } from "../rules/leg.ts";
import { oddsNow, weightsOf } from "../rules/markets.ts";
import { type Played, seasonUntil } from "../rules/standings.ts";
import { hasBegun, heldOdds, statesAt } from "./in-play.ts";
import { type LeagueMatch, matchdaysOf, readMatch } from "./league-match.ts";

/** The present state of a leg; the match is null if this page does not know it any more. */
interface MatchLeg extends LegNow {
  readonly match: MatchState | null;
}

/** Provides everything that the screen of virtual football shows and does. */
export function useVirtual() {
  const slip = useSlipTable<Selection, MatchLeg>({
    game: "virtual",
    isSelection,
    eventsOf,
    know(legs, { waiting }, now) {
      const matches = (waiting ?? []).flatMap(readMatch);
      return legs.map((leg) => knownLeg(leg, matches, now));
    },
  });
  const [chosenId, choose] = useChosenEvent();
  const [day, showDay] = useState<number | null>(null);
  const [preferred, setLeague] = usePreference<LeagueId>("virtual:league", "league-1", isLeagueId);
  const all = (slip.facts.waiting ?? []).flatMap(readMatch);
  const chosen = all.find(({ fact }) => fact.id === chosenId) ?? null;
  // A link to a match may lead to another league than the one that was shown last.
  const league = chosen?.match.league ?? preferred;
  const waiting = all.filter(({ match }) => match.league === league);
  const settled = slip.facts.recent.flatMap(readMatch);
  const over = settled.filter(({ match }) => match.league === league);
  const open = matchdaysOf(waiting.filter(({ fact }) => fact.phase === "open"));
  return {
    ...slip,
    league,
    chooseLeague(next: LeagueId) {
      setLeague(next);
      showDay(null);
      choose(null);
    },
    /** The matches of all leagues that take bets or are being played. */
    all,
    settled,
    /** Matchdays that take bets, one in play first. */
    open,
    /** The matchdays that are being played, and whose results are not settled yet. */
    playing: matchdaysOf(waiting.filter((own) => isPlaying(own))),
    over,
    /** The matchday that was chosen last; null for what is played or begins next. */
    day,
    showDay,
    /** The match whose markets are shown, until it is over; null while matches are listed. */
    chosen,
    choose,
  };
}

function isPlaying(own: LeagueMatch): boolean {
  return own.fact.phase === "closed" || hasBegun(own);
}

export type VirtualTable = ReturnType<typeof useVirtual>;

/** The matches of a season so far, and the public salt of their chain, from which their decoration is made. */
export interface SeasonSoFar {
  readonly played: readonly Played[];
  readonly salt: string;
}

/** Computes the season so far, or nothing, from the newest link that is public. */
export function useSeason({ over, league }: Pick<VirtualTable, "over" | "league">): SeasonSoFar {
  const newest = over.reduce<LeagueMatch | null>(
    (best, own) => (own.fact.links?.link != null && (best === null || isLater(own, best)) ? own : best),
    null,
  );
  const { links } = newest?.fact ?? { links: null };
  const [link, salt, last] = [links?.link ?? null, links?.salt ?? "", links?.last ?? 0];
  const chain = newest?.match.chain ?? "";
  return useMemo(() => {
    if (link === null) return { played: [], salt };
    return { played: seasonUntil(factLinks({ first: last, last, link, salt }), league, chain, last), salt };
  }, [link, salt, last, league, chain]);
}

function isLater(one: LeagueMatch, other: LeagueMatch): boolean {
  return (one.fact.knownAt ?? "") > (other.fact.knownAt ?? "");
}

function eventsOf(bet: unknown): readonly string[] {
  return readAs(facts.isBet, bet)?.legs.map(({ event }) => event) ?? [];
}

function knownLeg(leg: PickedLeg<Selection>, matches: readonly LeagueMatch[], at: number): MatchLeg {
  const own = matches.find(({ fact }) => fact.id === leg.event);
  const states = own === undefined ? [] : statesAt(own, at);
  const [match] = states;
  const now = heldOdds(states, leg.selection);
  if (match === undefined || now === null)
    return { match: own?.match ?? null, now: null, returns: null, depends: false };
  const score = scoreOf(match);
  return {
    match,
    now,
    next: oddsNow(match, leg.selection),
    returns: returnOf(weightsOf(match, leg.selection), now),
    depends: false,
    ...(score !== null && { seen: { score } }),
  };
}
