import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";

export interface FanProps {
  readonly label: string;
  /** Null is a card face down. */
  readonly cards: readonly (Card | null)[];
  readonly handId: string;
  readonly still: boolean;
  readonly pace: Pace;
  readonly peeking?: boolean;
}

/** Overlapping cards, closer together the more there are. Their left edges, where a card is read, stay visible. */
export function Fan({ label, cards, handId, still, pace, peeking = false }: FanProps) {
  return (
    <ul dir="ltr" aria-label={label} className="bj-fan" style={{ "--cards": String(cards.length) }}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards never move in a hand.
        <li key={`${handId} ${place}`} className={classes("bj-card", peeking && place === 1 && "bj-peek")}>
          <PlayingCard card={card} enter={still ? null : "deal"} pace={pace} className="w-full" />
        </li>
      ))}
    </ul>
  );
}
