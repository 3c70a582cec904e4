import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Chip } from "@fairhouse/ui/game/chip.tsx";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { HandView } from "../rules/view.ts";
import { Fan } from "./fan.tsx";
import { Mark } from "./table-mark.tsx";
import { isBlackjack, useTotalMark, useTotalText } from "./totals.ts";
import { blackjackWords } from "./words/words.ts";
import "./hands.css";

export interface HandSpotProps {
  readonly place: number;
  readonly laid: HandView;
  readonly seen: HandView | null;
  /** The only hand, which needs no number. */
  readonly alone: boolean;
  readonly active: boolean;
  readonly handId: string;
  readonly still: boolean;
  readonly pace: Pace;
}

/** One hand of the player: its cards, total, stake and result. */
export function HandSpot({ place, laid, seen, alone, active, ...motion }: HandSpotProps) {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  const mark = useTotalMark();
  const text = useTotalText();
  const name = alone ? words.yourHand : words.handNumber(whole(place + 1));
  const result = seen?.result ?? null;
  const counted =
    seen === null || seen.cards.length === 0 ? null : { ...seen, parted: !alone, settled: result !== null };
  return (
    <section aria-label={name} className={classes("bj-hand", active && "bj-active", result !== null && `bj-${result}`)}>
      <div className="bj-hand-cards">
        {/* The first hand of a split was the pair: its cards are not dealt again. */}
        <Fan label={name} cards={laid.cards} {...motion} />
        {counted !== null && (
          <Mark title={`${name}: ${text(counted)}`} natural={isBlackjack(counted)}>
            {mark(counted)}
          </Mark>
        )}
        {/* The mark says "Blackjack" already. */}
        {result !== null && <span className="bj-result">{result === "blackjack" ? "3:2" : words.results[result]}</span>}
      </div>
      <span className="bj-stake">
        <StakeChips amount={laid.stake} chips={laid.doubled ? 2 : 1} />
        <Money amount={laid.stake} currency={currency} />
      </span>
    </section>
  );
}

/** Chips of a stake, one for each bet in it. */
export function StakeChips({ amount, chips }: { readonly amount: number; readonly chips: 1 | 2 }) {
  return (
    <span aria-hidden="true" className="bj-chips">
      {Array.from({ length: chips }, (_, chip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips are alike.
        <Chip key={chip} amount={Math.floor(amount / chips)} size={34} />
      ))}
    </span>
  );
}
