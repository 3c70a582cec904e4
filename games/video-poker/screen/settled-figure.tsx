import { classes } from "@fairhouse/ui/classes.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { PlayingCard } from "../../shared/screen/cards/playing-card.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { SettledHand } from "../facts.ts";
import { PAYS } from "../rules/poker-hands.ts";
import type { Shown } from "./hand-show.ts";
import { FACE_DOWN, type LyingCard, lyingCards } from "./lying-cards.ts";
import { videoPokerWords } from "./words/words.ts";
import "./settled.css";

export interface SettledFigureProps {
  readonly hand: SettledHand;
  readonly shown: Shown;
  /** True if the cards move as they come. */
  readonly moving: boolean;
}

/** A settled hand with its caption, as far as it is shown: dealt and held cards above, final cards below. */
export function SettledFigure({ hand, shown, moving }: SettledFigureProps) {
  const words = videoPokerWords.useWords();
  const { whole } = useFormats();
  const kept = hand.held.filter((held) => held).length;
  const dealt = lyingCards({ id: "dealt", cards: hand.cards.slice(0, hand.held.length), held: null }, shown);
  const drawn = shown.drawn > 0 || shown.over;
  const after = lyingCards({ id: "after", cards: hand.cards, held: hand.held }, shown);
  return (
    <BetFigure
      label={words.settled(words.hands[hand.makes], whole(kept))}
      caption={
        <>
          <Fact name={words.heldCount} value={whole(kept)} />
          <span className={hand.makes === "nothing" ? "font-semibold text-lose" : "font-semibold text-win"}>
            {hand.makes === "nothing" ? words.noWin : words.hands[hand.makes]}{" "}
            {hand.makes !== "nothing" && <Multiplier hundredths={PAYS[hand.makes] * 100} />}
          </span>
        </>
      }
    >
      <CardPaints />
      <div className="poker-settled">
        <Row
          name={words.dealtCards}
          cards={dealt}
          faded={(at) => shown.ready && hand.held[at] === false}
          marks={shown.ready ? hand.held.map((held) => (held ? words.held : "")) : hand.held.map(() => "")}
          moving={moving}
        />
        <Row
          name={words.finalCards}
          cards={drawn ? after : FACE_DOWN}
          faded={(at) => !drawn || after[at]?.leaving === true}
          marks={null}
          moving={moving}
        />
      </div>
    </BetFigure>
  );
}

interface RowProps {
  readonly name: string;
  readonly cards: readonly LyingCard[];
  readonly faded: (at: number) => boolean;
  /** Texts under the cards of the smaller row, which was dealt; null for the row of final cards. */
  readonly marks: readonly string[] | null;
  readonly moving: boolean;
}

function Row({ name, cards, faded, marks, moving }: RowProps) {
  return (
    <div className="grid justify-items-center gap-2">
      <span className="text-sm text-muted">{name}</span>
      <div dir="ltr" className={classes("poker-settled-row", marks !== null && "poker-settled-dealt")}>
        {cards.map(({ id, card }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number; the card in it has a key of its own.
          <span key={at} className={classes("poker-settled-card", faded(at) && "poker-let-go")}>
            <PlayingCard
              key={id}
              card={card}
              enter={moving && card !== null ? "turn" : null}
              label={null}
              className="w-full"
            />
            {marks !== null && <span className="poker-settled-mark">{marks[at]}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
