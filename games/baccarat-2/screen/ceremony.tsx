import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { PlayingCard, useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { Shoe } from "../../shared/screen/cards/shoe.tsx";
import type { Burn } from "../rules/hand.ts";
import { SHOE_SIZE } from "../rules/shoe.ts";
import type { BurnShown } from "./live-deal.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./ceremony.css";

const RIFFLES = [0, 1, 2, 3, 4, 5];

/** Introduces a shoe while bets are taken for its first hand: its composition, and the house's commitment to it. */
export function NewShoe({ commitment }: { readonly commitment: string | undefined }) {
  const words = liveBaccaratWords.useWords();
  const { whole } = useFormats();
  return (
    <div className="ceremony">
      <div aria-hidden="true" dir="ltr" className="ceremony-riffle">
        <Shoe className="ceremony-shoe" />
        {RIFFLES.map((card) => (
          <span key={card} className="ceremony-riffled" style={{ "--at": card }}>
            <PlayingCard card={null} label={null} />
          </span>
        ))}
      </div>
      <div className="grid gap-1">
        <p className="text-lg font-bold">{words.newShoe}</p>
        <p className="text-sm text-muted">{words.newShoeText(whole(SHOE_SIZE))}</p>
        {commitment !== undefined && (
          <p className="text-sm text-muted">
            {words.sealed}{" "}
            <bdi dir="ltr" className="tabular font-semibold text-text">
              {`${commitment.slice(0, 8)}…${commitment.slice(-8)}`}
            </bdi>
          </p>
        )}
      </div>
    </div>
  );
}

export interface BurningProps {
  readonly burn: Burn;
  readonly shown: BurnShown;
  readonly pace: Pace;
}

/** Turns over the first card of a shoe, and burns as many cards as it counts. */
export function Burning({ burn, shown, pace }: BurningProps) {
  const words = liveBaccaratWords.useWords();
  const { whole } = useFormats();
  const nameOf = useCardName();
  return (
    <div className="ceremony">
      <div aria-hidden="true" dir="ltr" className="ceremony-burn">
        <span className="ceremony-first">
          <PlayingCard card={burn.card} label={null} enter="deal" pace={pace} />
        </span>
        {shown === "all" &&
          Array.from({ length: burn.cards }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: unseen cards differ only in place.
            <span key={at} className="ceremony-burned" style={{ "--at": at }}>
              <PlayingCard card={null} label={null} enter="deal" pace={pace} />
            </span>
          ))}
      </div>
      <p className="text-lg font-semibold">
        {shown === "all" ? words.burned(nameOf(burn.card), whole(burn.cards)) : words.firstCard(nameOf(burn.card))}
      </p>
    </div>
  );
}
