import { Money } from "@fairhouse/ui/components/money.tsx";
import { PanelLine } from "@fairhouse/ui/game/bet-panel.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
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
  const pointed = table.pointed === null ? undefined : positionOf(table.pointed);
  const share = (pockets: number) => percent(Math.round((pockets / POCKETS) * 10_000) / 10_000);
  return (
    <div className="surface-well grid gap-2 rounded-tile! p-3.5">
      <PanelLine
        label={words.covered}
        value={`${words.numbersOf(whole(covered), whole(POCKETS))} · ${share(covered)}`}
      />
      <PanelLine label={words.highestReturn} value={<Money amount={highest} icon />} />
      <div className="min-h-11 border-t border-line pt-2 text-sm max-md:hidden" aria-hidden="true">
        {pointed === undefined ? (
          <p className="text-muted">{words.pointHint}</p>
        ) : (
          <PanelLine
            label={<span className="font-semibold text-text">{nameOf(pointed, words, formats)}</span>}
            value={
              <>
                <bdi dir="ltr">{whole(pointed.pays)} : 1</bdi> · {share(pointed.pockets.length)}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}
