import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { ladderOf } from "../drawing/ladder.ts";
import type { HiloView } from "../rules/hand.ts";
import { rightGuesses } from "./figures.ts";
import { hiloWords } from "./words/words.ts";

/** Describes a settled hand in words, for players who do not see its picture. */
export function useHandLabel(hand: HiloView): string {
  const words = hiloWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const end = hand.lost ? words.wrongGuess : shared.cashedOut;
  return words.settledHand(whole(hand.cards.length), whole(rightGuesses(hand)), end);
}

/** A settled hand in figures. */
export function HandCaption({ hand }: { readonly hand: HiloView }) {
  const words = hiloWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  const nameOf = useCardName();
  const multiplier = ladderOf(hand).at(-1)?.multiplier ?? null;
  return (
    <>
      <Fact name={words.guessesMade} value={whole(rightGuesses(hand))} />
      {hand.next !== null && !hand.lost && <Fact name={words.next} value={nameOf(hand.next)} />}
      <span className={hand.lost ? "font-semibold text-lose" : "font-semibold text-win"}>
        {hand.lost ? words.wrongGuess : shared.cashedOut} {multiplier !== null && <Multiplier {...multiplier} />}
      </span>
    </>
  );
}
