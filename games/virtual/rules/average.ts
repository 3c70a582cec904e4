import type { MatchState } from "./league.ts";

/** A match between two average teams. */
export const AVERAGE: MatchState = {
  league: "league-3",
  chain: "00000000-0000-4000-8000-000000000002",
  link: 1,
  match: 0,
  season: 1,
  matchday: 1,
  home: 0,
  away: 1,
  means: { home: 1_400, away: 1_050 },
};
