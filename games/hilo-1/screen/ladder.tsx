import { classes } from "@fairhouse/ui/classes.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ArrowDown, ArrowUp, ChevronsRight, Equal } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { PlayingCard, useCardName } from "../../shared/screen/cards/playing-card.tsx";
import type { LadderCard } from "../drawing/ladder.ts";
import type { Turn } from "../rules/hand.ts";
import { hiloWords } from "./words/words.ts";
import "./ladder.css";

const icons = { higher: ArrowUp, lower: ArrowDown, same: Equal, skip: ChevronsRight } as const;

/** Places of cards that are drawn before the first hand; a narrow row has no room for the last ones. */
const SLOTS = Array.from({ length: 16 }, (_, place) => place);

/** The cards of a hand in a row, each with the decision before it and the payout after it. */
export function Ladder({ cards, wrap = false }: { readonly cards: readonly LadderCard[]; readonly wrap?: boolean }) {
  const words = hiloWords.useWords();
  const end = useRef<HTMLLIElement>(null);
  const count = cards.length;
  // The newest card stays visible; only the row scrolls, never the page.
  useLayoutEffect(() => {
    const row = end.current?.parentElement;
    if (count > 0 && row)
      row.scrollTo({ left: getComputedStyle(row).direction === "rtl" ? -row.scrollWidth : row.scrollWidth });
  }, [count]);
  if (count === 0) {
    return (
      <div className="hilo-ladder hilo-ladder-empty">
        {SLOTS.map((slot) => (
          <span key={slot} aria-hidden="true" className="hilo-slot" />
        ))}
        <p>{words.noHistory}</p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by the keyboard.
    <ol aria-label={words.history} tabIndex={0} className={classes("hilo-ladder", wrap && "hilo-ladder-wrap")}>
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards never move in a hand.
        <Rung key={at} {...card} ref={at === count - 1 ? end : undefined} />
      ))}
    </ol>
  );
}

function Rung({
  card,
  turn,
  result,
  multiplier,
  ref,
}: LadderCard & { readonly ref?: React.Ref<HTMLLIElement> | undefined }) {
  const words = hiloWords.useWords();
  const format = useFormats();
  const nameOf = useCardName();
  const said = {
    start: words.start,
    right: multiplier === null ? "" : format.multiplier(multiplier.hundredths, multiplier.about),
    skipped: words.skipped,
    wrong: words.wrong,
  };
  const label =
    turn === null ? `${nameOf(card)}, ${said.start}` : words.rung(nameOf(card), turnText(words, turn), said[result]);
  return (
    <li ref={ref} className="hilo-rung" data-result={result}>
      <span className="sr-only">{label}</span>
      {turn !== null && <TurnMark turn={turn} />}
      <PlayingCard card={card} label={null} className="w-full" />
      <span aria-hidden="true" className="hilo-rung-pay tabular">
        {result === "right" && multiplier !== null ? <Multiplier {...multiplier} /> : said[result]}
      </span>
    </li>
  );
}

/** The decision, on the seam between two cards. */
function TurnMark({ turn }: { readonly turn: Turn }) {
  const Icon = icons[turn];
  return (
    <span aria-hidden="true" className="hilo-turn">
      <Icon className={classes("size-3.5", turn === "skip" && "mirror-rtl")} strokeWidth={3} />
    </span>
  );
}

function turnText(words: ReturnType<typeof hiloWords.useWords>, turn: Turn): string {
  return turn === "skip" ? words.skipped : words.guesses[turn];
}
