import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { hasScored } from "../drawing/pitch-model.ts";
import type { GoalView } from "../rules/hand.ts";
import { PITCHES } from "../rules/pitches.ts";
import { passedOf, payOf } from "./figures.ts";
import { goalWords } from "./words/words.ts";

/** Describes how a settled hand ended, in a word or two. */
function useEnd(hand: GoalView): string {
  const words = goalWords.useWords();
  const shared = gameWords.useWords();
  if (hand.saved) return words.saved;
  return hasScored(hand) ? words.scored : shared.cashedOut;
}

/** Describes a settled hand in words, for players who cannot see its picture. */
export function useHandLabel(hand: GoalView): string {
  const words = goalWords.useWords();
  const { whole } = useFormats();
  return words.settled(words.sizes[hand.bet.size], whole(passedOf(hand)), useEnd(hand));
}

/** A settled hand in figures. */
export function HandCaption({ hand }: { readonly hand: GoalView }) {
  const words = goalWords.useWords();
  const { whole } = useFormats();
  const end = useEnd(hand);
  const { rows, columns } = PITCHES[hand.bet.size];
  const pay = payOf(hand.bet.amount, hand.bet.size, passedOf(hand));
  return (
    <>
      <Fact name={words.sizes[hand.bet.size]} value={<bdi dir="ltr">{`${whole(rows)} × ${whole(columns)}`}</bdi>} />
      <Fact name={words.keepersPassed} value={whole(passedOf(hand))} />
      <span className={hand.saved ? "font-semibold text-lose" : "font-semibold text-win"}>
        {end} {!hand.saved && pay !== null && <Multiplier hundredths={pay.hundredths} about={pay.about} />}
      </span>
    </>
  );
}
