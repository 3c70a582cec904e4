import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";
import type { Card } from "../../rules/cards.ts";
import { faceOf } from "../../rules/cards.ts";
import { CardBack } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";
import { cardWords } from "./words/words.ts";
import "./cards.css";

export interface PlayingCardProps {
  /** Null lies face down, or shows another `face`. */
  readonly card: Card | null;
  /** The front of a card that is none of the 52: a joker. */
  readonly face?: ReactNode;
  /** How it comes to lie here: dealt from the shoe and turned over, turned over in its place, or as if it always lay here. */
  readonly enter?: "deal" | "turn" | null;
  /** Within the 150 ms of an instant bet. */
  readonly instant?: boolean;
  /** `null` where the card's name stands beside it. */
  readonly label?: null;
  readonly className?: string | undefined;
}

/** One card, as wide as its class says. Mounted anew (by its key), it enters anew. */
export function PlayingCard({ card, face, enter = null, instant = false, label, className }: PlayingCardProps) {
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
        instant && "card-instant",
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

/** Whether the player wants blue diamonds and green clubs. */
export function useFourColours(): boolean {
  return useGameSettings().fourColourCards;
}

/** What a card is called: "Ten of hearts". */
export function useCardName(): (card: Card | null) => string {
  const words = cardWords.useWords();
  return (card) => {
    if (card === null) return words.faceDown;
    const { rank, suit } = faceOf(card);
    return words.card(words.ranks[rank], words.suits[suit]);
  };
}
