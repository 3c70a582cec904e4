import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Card } from "../../rules/cards.ts";
import { faceOf } from "../../rules/cards.ts";
import { CardBack } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";
import { cardWords } from "./words/words.ts";
import "./cards.css";

export interface PlayingCardProps {
  /** The card; null if it is face down, or shows another `face`. */
  readonly card: Card | null;
  /** The front of a card outside the 52: a joker. */
  readonly face?: ReactNode;
  /** The entrance of the card: dealt from the shoe and turned over, turned over in place, or none. */
  readonly enter?: "deal" | "turn" | null;
  /** Fast and instant cards enter within 150 ms. */
  readonly pace?: Pace;
  /** `null` if the card's name is beside it. */
  readonly label?: null;
  readonly className?: string | undefined;
}

/** Shows one card, as wide as its class says. Remounting it (by its key) repeats its entrance. */
export function PlayingCard({ card, face, enter = null, pace = "animated", label, className }: PlayingCardProps) {
  const nameOf = useCardName();
  const front = face ?? (card !== null && <CardFace card={card} />);
  const fourColours = useFourColours();
  return (
    <span
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": nameOf(card) })}
      className={classes(
        "card",
        enter !== null && `card-${enter}`,
        !front && "card-down",
        pace !== "animated" && "card-quick",
        fourColours && "card-four-colours",
        className,
      )}
    >
      <span className="card-turner">
        {front && <span className="card-side">{front}</span>}
        <span className="card-side card-reverse">
          <CardBack />
        </span>
      </span>
    </span>
  );
}

/** Returns true if the player prefers blue diamonds and green clubs. */
export function useFourColours(): boolean {
  return useGameSettings().fourColourCards;
}

/** Returns a function that names a card: "Ten of hearts". */
export function useCardName(): (card: Card | null) => string {
  const words = cardWords.useWords();
  return (card) => {
    if (card === null) return words.faceDown;
    const { rank, suit } = faceOf(card);
    return words.card(words.ranks[rank], words.suits[suit]);
  };
}
