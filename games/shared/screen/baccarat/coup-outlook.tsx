import type { Money } from "@fairhouse/kernel/money.ts";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChipOutlook } from "../chips/chip-outlook.tsx";
import { coupWords } from "./words/words.ts";

export interface CoupOutlookProps {
  /** The chance of a profit, and the highest possible return. */
  readonly outlook: { readonly profit: Ratio; readonly highest: Money };
  /** The field under the pointer: its name, its odds, and its chance of winning. */
  readonly pointed: { readonly name: string; readonly odds: string; readonly chance: Ratio } | null;
}

/** Shows the field under the pointer, and the possible return of all chips together. */
export function CoupOutlook({ outlook: { profit, highest }, pointed }: CoupOutlookProps) {
  const words = coupWords.useWords();
  const { percent } = useFormats();
  const share = (chance: Ratio) => percent(Math.round(toNumber(chance) * 10_000) / 10_000);
  return (
    <ChipOutlook
      label={words.profitChance}
      value={share(profit)}
      highest={highest}
      hint={words.pointHint}
      pointed={pointed && { ...pointed, chance: words.wins(share(pointed.chance)) }}
    />
  );
}
