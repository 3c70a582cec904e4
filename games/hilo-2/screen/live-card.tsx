import type { Card } from "../../shared/rules/cards.ts";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { cardWords } from "../../shared/screen/cards/words/words.ts";
import { faceOf, type LiveCard, type Rank } from "../rules/deck.ts";
import { JokerFace } from "./joker-face.tsx";
import { hiloWords } from "./words/words.ts";

export interface LiveCardViewProps {
  /** Null is face down. */
  readonly card: LiveCard | null;
  readonly enter?: "deal" | null;
  readonly className?: string;
}

/** A card of this deck, decorative only: red cards are drawn as hearts and black ones as spades. */
export function LiveCardView({ card, enter = null, className }: LiveCardViewProps) {
  return (
    <PlayingCard
      label={null}
      card={card === null ? null : drawnAs(card)}
      face={card === "joker" ? <JokerFace /> : undefined}
      enter={enter}
      className={className}
    />
  );
}

/** Returns a function that names a card: "Red nine". */
export function useLiveCardName(): (card: LiveCard) => string {
  const words = hiloWords.useWords();
  const rankName = useRankName();
  return (card) => {
    const face = faceOf(card);
    return face === null ? words.joker : words.card[face.colour](rankName(face.rank));
  };
}

export function useRankName(): (rank: Rank) => string {
  const { ranks } = cardWords.useWords();
  return (rank) => ranks[rank];
}

/** Returns the suit card to draw; null for the Joker, which is not one of the 52. */
function drawnAs(card: LiveCard): Card | null {
  const face = faceOf(card);
  return face === null ? null : `${face.rank}-${face.colour === "red" ? "heart" : "spade"}`;
}
