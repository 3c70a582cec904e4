import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Shuffle } from "lucide-react";
import { BESIDE, useMedia } from "../use-media.ts";
import { gameWords } from "../words/words.ts";

export interface RandomMoveProps {
  /** "Pick random tile"; one word on phones. */
  readonly text: string;
  readonly onPress: () => void;
  readonly disabled: boolean;
  /** The hand's profit so far. */
  readonly profit: Amount;
}

/** Picks a random place while a hand is open; on phones it also shows the hand's profit so far. */
export function RandomMove({ text, onPress, disabled, profit }: RandomMoveProps) {
  const words = gameWords.useWords();
  const currency = useCurrencyInPlay();
  const beside = useMedia(BESIDE);
  return (
    <>
      <Button
        icon={<Shuffle size={18} aria-hidden="true" />}
        onClick={onPress}
        disabled={disabled}
        className="min-h-12!"
      >
        {beside ? text : words.random}
      </Button>
      {!beside && (
        <p className="surface-well grid place-items-center text-lg">
          <span className="sr-only">{words.totalProfit}</span>
          <Money amount={profit} currency={currency} profit />
        </p>
      )}
    </>
  );
}
