import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { Shoe } from "../../shared/screen/cards/shoe.tsx";
import type { LiveCard, Rank } from "../rules/deck.ts";
import { LiveCardView, useRankName } from "./live-card.tsx";
import type { CardPlace } from "./use-turn.ts";
import { hiloWords } from "./words/words.ts";
import "./table.css";

/** The mood of the drawn card: neutral for everybody, or won or lost for the player's own chips. */
export type Mood = "plain" | "won" | "lost";

export interface CardTableProps {
  /** A new round deals a new card. */
  readonly round: string;
  readonly base: Rank;
  /** The last card: of the base's rank, or a Joker over it. */
  readonly last: LiveCard;
  /** The drawn card; null while there is none. */
  readonly card: LiveCard | null;
  readonly place: CardPlace;
  readonly mood: Mood;
  /** Shown in the place of the card while there is none. */
  readonly children?: ReactNode;
}

/**
 * The last card, large; the shoe; and the place where the next one is turned over. Never mirrored, because it is a
 * table and not text.
 */
export function CardTable({ round, base, last, card, place, mood, children }: CardTableProps) {
  const words = hiloWords.useWords();
  const nameOf = useRankName();
  const rank = nameOf(base);
  return (
    <div dir="ltr" className={classes("live-hilo-table", `live-hilo-${mood}`)}>
      <CardPaints />
      <figure className="live-hilo-seat">
        <div key={round} className="live-hilo-last">
          <LiveCardView card={last} className="live-hilo-card" />
        </div>
        <figcaption dir="auto">{last === "joker" ? words.jokerStays(rank) : words.base(rank)}</figcaption>
      </figure>
      <Shoe className="live-hilo-shoe" />
      <figure className="live-hilo-seat">
        <div className="live-hilo-next" data-place={place}>
          {place === "none" ? (
            children
          ) : (
            <LiveCardView
              key={round}
              card={place === "open" ? card : null}
              enter={place === "coming" ? "deal" : null}
              className="live-hilo-card"
            />
          )}
        </div>
        <figcaption dir="auto">{words.nextCard}</figcaption>
      </figure>
    </div>
  );
}
