import type { LeagueId, MatchState } from "@fairhouse/games/virtual/rules/league.ts";
import { virtual } from "@fairhouse/games/virtual/rules/virtual.ts";
import { CHAIN_LENGTH, linksBefore } from "./made-links.ts";

const { ofLinks } = virtual;
if (!ofLinks?.isStateOf || !ofLinks.shown || !ofLinks.during) throw new Error("matches follow from links");
/** The rules by which the matches of a made chain follow from links. */
export const { isStateOf, shown, during, result } = ofLinks;

/** Lists the matches that take bets before a link is taken. */
export function ahead(next: number, last = CHAIN_LENGTH, table: LeagueId = "league-3"): readonly MatchState[] {
  return ofLinks?.ahead(linksBefore(table, next, last)).map(({ state }) => state) ?? [];
}
