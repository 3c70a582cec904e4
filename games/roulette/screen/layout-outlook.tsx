import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChipOutlook } from "../../shared/screen/chips/chip-outlook.tsx";
import { POCKETS, positionOf } from "../rules/positions.ts";
import { outlookOf } from "./outlook.ts";
import { nameOf } from "./position-words.ts";
import type { RouletteTable } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Shows the place under the pointer, and the possible return of all chips together. */
export function LayoutOutlook({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const { whole, percent } = formats;
  const { covered, highest } = outlookOf(table.chips);
  const on = table.pointed === null ? undefined : positionOf(table.pointed);
  const share = (pockets: number) => percent(Math.round((pockets / POCKETS) * 10_000) / 10_000);
  return (
    <ChipOutlook
      label={words.covered}
      value={`${words.numbersOf(whole(covered), whole(POCKETS))} · ${share(covered)}`}
      highest={highest}
      hint={words.pointHint}
      pointed={
        on === undefined
          ? null
          : { name: nameOf(on, words, formats), odds: `${whole(on.pays)} : 1`, chance: share(on.pockets.length) }
      }
    />
  );
}
