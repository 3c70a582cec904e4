import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef } from "react";
import type { Coup, Side } from "../../rules/baccarat/coup.ts";
import type { Card } from "../../rules/cards.ts";
import { CardPaints } from "../cards/card-face.tsx";
import { PlayingCard, useCardName } from "../cards/playing-card.tsx";
import { Shoe } from "../cards/shoe.tsx";
import { SqueezeCard } from "../cards/squeeze-card.tsx";
import { openCards, type Shown, totalShown } from "./deal.ts";
import { coupWords } from "./words/words.ts";
import "./hands.css";

export interface HandsProps {
  /** Id of the bet; another id starts a new deal. */
  readonly id: string | null;
  readonly coup: Coup | null;
  readonly shown: Shown;
  /** True for cards that were on the table before the screen opened: they do not fly in. */
  readonly still: boolean;
  readonly pace: Pace;
  /** Turns over the card that waits to be squeezed; null while there is none. */
  readonly onTurn: (() => void) | null;
}

/** Shows the table: the Player's hand, the shoe, the Banker's hand. */
export function Hands(props: HandsProps) {
  /** True if the last card was squeezed by keyboard: then the next one takes the focus. */
  const byKey = useRef(false);
  return (
    <div dir="ltr" className="baccarat-hands">
      <CardPaints />
      <Hand side="player" byKey={byKey} {...props} />
      <Shoe className="baccarat-shoe" />
      <Hand side="banker" byKey={byKey} {...props} />
    </div>
  );
}

function Hand({ side, id, coup, shown, ...how }: HandsProps & Pick<CardAtProps, "side" | "byKey">) {
  const words = coupWords.useWords();
  const { whole, listed } = useFormats();
  const nameOf = useCardName();
  const name = words.sides[side];
  const total = coup === null ? null : totalShown(coup, side, shown.open);
  const open = coup === null ? [] : openCards(coup, side, shown.open);
  const label = total === null ? words.noCards(name) : words.hand(name, listed(open.map(nameOf)), whole(total));
  return (
    <section
      aria-label={label}
      className={classes(
        "baccarat-hand",
        `baccarat-hand-${side}`,
        shown.over && coup !== null && coup.winner === side && "baccarat-hand-won",
        shown.over && coup !== null && coup.winner !== side && coup.winner !== "tie" && "baccarat-hand-lost",
      )}
    >
      <p className="baccarat-hand-head" aria-hidden="true">
        <span dir="auto">{name}</span>
        <span className="baccarat-total tabular">{total === null ? "–" : whole(total)}</span>
      </p>
      <div className="baccarat-cards">
        {[0, 1, 2].map((place) => (
          <span key={place} className={`baccarat-seat baccarat-seat-${place}`}>
            <CardAt key={id} {...{ coup, shown, side, place, ...how }} />
          </span>
        ))}
      </div>
    </section>
  );
}

interface CardAtProps extends Omit<HandsProps, "id" | "coup"> {
  readonly coup: Coup | null;
  readonly side: Side;
  readonly place: number;
  readonly byKey: { current: boolean };
}

function CardAt({ coup, shown, side, place, byKey, still, pace, onTurn }: CardAtProps) {
  const words = coupWords.useWords();
  const card: Card | undefined = coup?.[side][place];
  if (coup === null || card === undefined) return null;
  const at = coup.seats.findIndex((seat) => seat.side === side && seat.place === place);
  if (at >= shown.dealt) return null;
  if (onTurn !== null && at === shown.dealt - 1) {
    const name = place === 2 ? words.squeezed.third(words.sides[side]) : words.squeezed.second(words.sides[side]);
    const open = (keyed: boolean) => {
      byKey.current = keyed;
      onTurn();
    };
    return <SqueezeCard card={card} name={name} focused={byKey.current} onOpen={open} />;
  }
  return <PlayingCard card={card} label={null} enter={still ? null : "deal"} pace={pace} />;
}
