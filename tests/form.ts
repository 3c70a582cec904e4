/** `npm run test:long`: everything that there is to look at, instead of what every change must pass. */
export const isLong = process.env.TEST_FORM === "long";

const named = (process.env.TOUCHED_GAMES ?? "").split(",").filter((id) => id !== "");

/** The games that a change touches; null where all of them are looked at alike. */
export const touchedGames: ReadonlySet<string> | null = named.length === 0 ? null : new Set(named);
