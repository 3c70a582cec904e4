/** As many favourite games as an account keeps: far more than any house has, so that a stored list cannot grow without end. */
export const MOST_FAVOURITES = 64;

/** Stars that were set (true) or removed (false), by the id of their game, in this order. */
export type Stars = Readonly<Record<string, boolean>>;

/**
 * Turns stars in a list of favourite games. Devices send what was turned, never their whole lists, so that none
 * overwrites what another one has turned meanwhile.
 * @param games ids, newest first: a new one goes in front.
 */
export function withStars(games: readonly string[], stars: Stars): readonly string[] {
  let list = games;
  for (const [id, isSet] of Object.entries(stars)) {
    if (isSet && !list.includes(id)) list = [id, ...list];
    if (!isSet) list = list.filter((game) => game !== id);
  }
  return list.slice(0, MOST_FAVOURITES);
}
