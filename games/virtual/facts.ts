import { type Is, isListOf, isMissingOr, isRecordOf, isText, isWhole } from "../shared/facts/facts.ts";
import { slipFacts } from "../shared/facts/slip-facts.ts";
import type { Selection } from "../shared/rules/football/selection.ts";
import { type InPlayState, isLeague, type LeagueId, type MatchState } from "./rules/league.ts";
import type { AcceptedLeg } from "./rules/leg.ts";
import { isSelection as isOfMarket } from "./rules/markets.ts";
import type { Goal } from "./rules/match.ts";

export const isLeagueId: Is<LeagueId> = (value): value is LeagueId => typeof value === "string" && isLeague(value);

const isSide: Is<Goal["side"]> = (value): value is Goal["side"] => value === "home" || value === "away";

/** Goals of a match in their order. */
export const isGoals: Is<readonly Goal[]> = isListOf(isRecordOf<Goal>({ side: isSide, tick: isWhole }));

/** A match as its state says. */
export const isMatch: Is<MatchState> = isRecordOf<MatchState>({
  league: isLeagueId,
  chain: isText,
  link: isWhole,
  match: isWhole,
  season: isWhole,
  matchday: isWhole,
  home: isWhole,
  away: isWhole,
  means: isRecordOf({ home: isWhole, away: isWhole }),
  inPlay: isMissingOr(isRecordOf<InPlayState>({ tick: isWhole, goals: isGoals })),
});

/** A selection of a market, a builder's parts included. */
export const isSelection: Is<Selection> = (value): value is Selection =>
  isShaped(value) && (value.parts === undefined || isListOf(isShaped)(value.parts)) && isOfMarket(value);

const isShaped: Is<Selection> = (value): value is Selection =>
  typeof value === "object" &&
  value !== null &&
  "market" in value &&
  "selection" in value &&
  isText(value.market) &&
  isText(value.selection);

const isLeg: Is<AcceptedLeg> = (value): value is AcceptedLeg =>
  isRecordOf<Pick<AcceptedLeg, "event" | "odds" | "match">>({ event: isText, odds: isWhole, match: isMatch })(value) &&
  isSelection(value);

export const facts = slipFacts([1], isLeg);
