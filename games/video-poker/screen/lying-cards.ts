import type { Card } from "../../shared/rules/cards.ts";
import { DEALT } from "../rules/draws.ts";
import { drawn } from "../rules/hand.ts";
import type { Shown } from "./hand-show.ts";

export interface LyingCard {
  /** A new id puts a new card in this place. */
  readonly id: string;
  /** Null is face down. */
  readonly card: Card | null;
  /** True if it was discarded and its replacement has not arrived yet. */
  readonly leaving: boolean;
}

export const FACE_DOWN: readonly LyingCard[] = Array.from({ length: DEALT }, (_, at) => ({
  id: `down ${at}`,
  card: null,
  leaving: false,
}));

/**
 * Returns the five places of a hand as far as it was shown. `held` is known from the draw on, and so are the drawn
 * cards.
 */
export function lyingCards(
  hand: { readonly id: string; readonly cards: readonly Card[]; readonly held: readonly boolean[] | null },
  shown: Shown,
): readonly LyingCard[] {
  const { id, cards, held } = hand;
  const after = held === null || cards.length === DEALT ? null : drawn(cards, held);
  let replaced = 0;
  return FACE_DOWN.map((down, at) => {
    if (at >= shown.dealt) return down;
    const dealt = { id: `${id} ${at}`, card: cards[at] ?? null, leaving: false };
    if (held === null || held[at]) return dealt;
    replaced += 1;
    const comes = after?.[at];
    return comes === undefined || replaced > shown.drawn
      ? { ...dealt, leaving: true }
      : { id: `${id} ${at} drawn`, card: comes, leaving: false };
  });
}
