import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Star } from "lucide-react";
import { PlayingCard, useCardName } from "../../shared/screen/cards/playing-card.tsx";
import type { LyingCard } from "./lying-cards.ts";
import { videoPokerWords } from "./words/words.ts";

export interface CardRowProps {
  readonly cards: readonly LyingCard[];
  /** Bits of the held cards, and of those that the hint suggests. */
  readonly hold: number;
  readonly best: number | null;
  /** True for each card that makes a hand that was won; null until then. */
  readonly paying: readonly boolean[] | null;
  /** Called when a card is pressed; null while nothing can be held. */
  readonly onToggle: ((at: number) => void) | null;
  readonly pace: Pace;
}

/**
 * Five cards as buttons that hold them. They run from left to right in every language, like the keys that hold them.
 */
export function CardRow({ cards, hold, best, paying, onToggle, pace }: CardRowProps) {
  const words = videoPokerWords.useWords();
  return (
    <fieldset dir="ltr" aria-label={words.cards} className="poker-cards">
      {cards.map((lying, at) => (
        <HoldButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place; the card in it has a key of its own.
          key={at}
          at={at}
          lying={lying}
          held={((hold >> at) & 1) === 1}
          best={best !== null && ((best >> at) & 1) === 1}
          pays={paying?.[at] === true}
          onToggle={onToggle}
          pace={pace}
        />
      ))}
    </fieldset>
  );
}

interface HoldButtonProps extends Pick<CardRowProps, "onToggle" | "pace"> {
  readonly at: number;
  readonly lying: LyingCard;
  readonly held: boolean;
  readonly best: boolean;
  readonly pays: boolean;
}

function HoldButton({ at, lying, held, best, pays, onToggle, pace }: HoldButtonProps) {
  const words = videoPokerWords.useWords();
  const { whole } = useFormats();
  const nameOf = useCardName();
  const name = words.place(whole(at + 1), nameOf(lying.card));
  return (
    <button
      type="button"
      aria-pressed={held}
      aria-disabled={onToggle === null || undefined}
      onClick={() => onToggle?.(at)}
      // Keeps the focus where it was on a click, so that the space bar still draws.
      onMouseDown={(event) => event.preventDefault()}
      className={classes(
        "poker-card",
        held && "poker-held",
        best && "poker-best",
        pays && "poker-scoring",
        lying.leaving && "poker-leaving",
      )}
    >
      <span className="sr-only">{best ? `${name}, ${words.bestToHold}` : name}</span>
      <PlayingCard
        key={lying.id}
        card={lying.card}
        enter={lying.card === null ? null : "deal"}
        pace={pace}
        label={null}
        className="w-full"
      />
      <span aria-hidden="true" className="poker-hold">
        {best && <Star size={14} fill="currentColor" className="shrink-0" />}
        <bdi>{held ? words.held : words.hold}</bdi>
      </span>
    </button>
  );
}
