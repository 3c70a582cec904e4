/** True for `npm run test:long`, which runs all tests instead of those that every change must pass. */
export const isLong = process.env.TEST_FORM === "long";

/** The games that a change touches: all of their scenes are checked. Null if games are not distinguished. */
export const touchedGames = gamesOf(process.env.TOUCHED_GAMES);

/** The games that are visited in addition to typical ones; null for all games. */
export const visitedGames = gamesOf(process.env.VISITED_GAMES);

/** @param ids comma-separated ids of games */
function gamesOf(ids = ""): ReadonlySet<string> | null {
  return ids === "" ? null : new Set(ids.split(","));
}
