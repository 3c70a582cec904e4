import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { nudgePlayButton } from "../../shared/screen/panel/nudge.ts";
import type { Choice } from "./figures.ts";
import type { HiloTable } from "./use-hilo.ts";
import { hiloWords } from "./words/words.ts";
import "./choices.css";

/** Both guesses on the card, each with its chance and total payout. */
export function Choices({ table }: { readonly table: HiloTable }) {
  const words = hiloWords.useWords();
  return (
    <fieldset aria-label={words.guessesLabel} className="hilo-choices">
      {([0, 1] as const).map((place) => (
        <ChoiceButton
          key={place}
          place={place}
          choice={table.choices?.[place] ?? null}
          asleep={!table.canGuess}
          onPress={() => (table.canGuess ? table.guessSide(place) : !table.open && nudgePlayButton())}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceButtonProps {
  readonly place: 0 | 1;
  /** Null while the card is unknown. */
  readonly choice: Choice | null;
  readonly asleep: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({ place, choice, asleep, onPress }: ChoiceButtonProps) {
  const words = hiloWords.useWords();
  const { percent } = useFormats();
  const currency = useCurrencyInPlay();
  const pay = choice?.pay ?? null;
  const Icon = choice?.guess === "same" ? Equal : place === 0 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-disabled={asleep || pay === null || undefined}
      onClick={onPress}
      className="hilo-choice"
      data-place={place === 0 ? "up" : "down"}
    >
      <span aria-hidden="true" className="hilo-choice-mark">
        <Icon strokeWidth={2.75} className="size-[1.25em]" />
      </span>
      <span className="hilo-choice-text">
        <span className="hilo-choice-name">{useGuessText(choice, place)}</span>
        <span className="hilo-choice-chance tabular">
          {choice === null ? "–" : percent(Math.round(choice.chance * 1_000) / 1_000)}
        </span>
      </span>
      <span className="hilo-choice-pay tabular">
        {choice === null ? null : pay === null ? (
          <span className="text-xs">{words.notOffered}</span>
        ) : (
          <>
            <Multiplier hundredths={pay.hundredths} about={pay.about} className="hilo-choice-multiplier" />
            <Money amount={pay.payout} currency={currency} className="hilo-choice-payout font-medium!" />
          </>
        )}
      </span>
    </button>
  );
}

/** Describes a guess in words: on most cards the same rank wins too. */
function useGuessText(choice: Choice | null, place: 0 | 1): string {
  const { guesses } = hiloWords.useWords();
  if (choice?.guess === "same") return guesses.same;
  const strict = choice?.strict === true;
  if (place === 0) return strict ? guesses.higher : guesses.higherOrSame;
  return strict ? guesses.lower : guesses.lowerOrSame;
}
