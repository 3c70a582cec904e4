import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Card } from "../../shared/rules/cards.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { Shoe } from "../../shared/screen/cards/shoe.tsx";
import "./table.css";

export type Mood = "idle" | "playing" | "right" | "won" | "lost";

export interface CardTableProps {
  /** The top two cards on the table; the upper one may still be turning over. */
  readonly pile: readonly PileCard[];
  readonly mood: Mood;
  readonly pace: Pace;
  /** Controls beside the card. */
  readonly children?: ReactNode;
}

export interface PileCard {
  /** A new key deals a new card to this place. */
  readonly id: string;
  readonly card: Card | null;
  readonly enter: "deal" | "turn" | null;
}

/** The shoe, and the card to guess on, lit by the state of the hand. */
export function CardTable({ pile, mood, pace, children }: CardTableProps) {
  return (
    <div className={classes("hilo-table", `hilo-${mood}`)}>
      <CardPaints />
      <Shoe className="hilo-shoe" />
      <div className="hilo-pile">
        {pile.map(({ id, card, enter }) => (
          <PlayingCard key={id} card={card} enter={enter} pace={pace} className="hilo-card" />
        ))}
      </div>
      {children}
    </div>
  );
}
