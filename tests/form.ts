/** `npm run test:long`: everything that there is to look at, instead of what every change must pass. */
export const isLong = process.env.TEST_FORM === "long";

/** The games that a change touches: all of their scenes are looked at. Null: no games are told apart. */
export const touchedGames = gamesOf(process.env.TOUCHED_GAMES);

/** The games that are visited, beside typical ones; null: all of them. */
export const visitedGames = gamesOf(process.env.VISITED_GAMES);

/** @param ids comma-separated ids of games */
function gamesOf(ids = ""): ReadonlySet<string> | null {
  return ids === "" ? null : new Set(ids.split(","));
}
