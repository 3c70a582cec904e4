import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CUT_CARD, isLastHand, SHOE_SIZE, type ShoePlace } from "../rules/shoe.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./shoe-bar.css";

export interface ShoeBarProps {
  readonly place: ShoePlace;
  /** Number of cards dealt for this round's hand so far, including those burned for it. */
  readonly dealt: number;
  /** True once the hand of this round has been shown. */
  readonly over: boolean;
}

/** Shows the progress of the shoe: the number of the hand, the cards used, and the place of the cut card. */
export function ShoeBar({ place, dealt, over }: ShoeBarProps) {
  const words = liveBaccaratWords.useWords();
  const { whole } = useFormats();
  const gone = place.used + dealt;
  const last = isLastHand(place);
  return (
    <div className="shoe-bar">
      <span className="font-semibold whitespace-nowrap">{words.hand(whole(place.hand))}</span>
      <span
        role="progressbar"
        aria-label={words.shoe}
        aria-valuemin={0}
        aria-valuemax={SHOE_SIZE}
        aria-valuenow={gone}
        aria-valuetext={words.shoeOf(whole(gone), whole(SHOE_SIZE), whole(CUT_CARD))}
        className="shoe-bar-cards"
      >
        <span className="shoe-bar-gone" style={{ inlineSize: `${(gone / SHOE_SIZE) * 100}%` }} />
        <span className="shoe-bar-cut" style={{ insetInlineStart: `${(CUT_CARD / SHOE_SIZE) * 100}%` }} />
      </span>
      <span className="text-muted whitespace-nowrap">
        {last ? (
          <span className="font-semibold text-gold">{over ? words.shoeOver : words.lastHand}</span>
        ) : (
          <bdi dir="ltr" className="tabular">
            {whole(gone)} / {whole(SHOE_SIZE)}
          </bdi>
        )}
      </span>
    </div>
  );
}
