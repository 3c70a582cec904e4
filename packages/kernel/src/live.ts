import type { GameKind } from "./game.ts";

const live: Readonly<Record<GameKind, boolean>> = { instant: false, hand: false, round: true, external: true };

/**
 * Returns true for a kind whose bets join something that everybody plays and watches, and whose chance comes from a
 * chain of the house; false for one that a player, or a visitor, plays alone on their own seeds, and for
 * a game that is unknown.
 */
export function isLive(game: { readonly kind: GameKind } | undefined): boolean {
  return game !== undefined && live[game.kind];
}
