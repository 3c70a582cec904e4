import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";
import type { Card } from "../../shared/rules/cards.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { Shoe } from "../../shared/screen/cards/shoe.tsx";
import "./table.css";

export type Mood = "idle" | "playing" | "right" | "won" | "lost";

export interface CardTableProps {
  /** The cards that lie one over the other, the last two of them: the upper one may still be turning over. */
  readonly pile: readonly PileCard[];
  readonly mood: Mood;
  readonly instant: boolean;
  /** By the card: what else can be done with it. */
  readonly children?: ReactNode;
}

export interface PileCard {
  /** Another key is another card that comes to lie here. */
  readonly id: string;
  readonly card: Card | null;
  readonly enter: "deal" | "turn" | null;
}

/** The shoe, and the card that the guess is about in the light of how the hand stands. */
export function CardTable({ pile, mood, instant, children }: CardTableProps) {
  return (
    <div className={classes("hilo-table", `hilo-${mood}`)}>
      <CardPaints />
      <Shoe className="hilo-shoe" />
      <div className="hilo-pile">
        {pile.map(({ id, card, enter }) => (
          <PlayingCard key={id} card={card} enter={enter} instant={instant} className="hilo-card" />
        ))}
      </div>
      {children}
    </div>
  );
}
