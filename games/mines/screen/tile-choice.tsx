import { Button } from "@fairhouse/ui/components/button.tsx";
import { NumberField } from "@fairhouse/ui/components/number-field.tsx";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
import { SegmentedControl } from "@fairhouse/ui/components/segmented-control.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { TilePick } from "./auto-play.ts";
import { payOf } from "./figures.ts";
import type { MinesTable } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** Which tiles automatic hands reveal: those chosen on the board, or a number of random ones. */
export function TileChoice({ table, disabled }: { readonly table: MinesTable; readonly disabled: boolean }) {
  const words = minesWords.useWords();
  const { whole } = useFormats();
  const tiles = table.pick === "chosen" ? table.chosen.length : table.count;
  const pay = payOf(table.amount.value, table.mines, tiles);
  return (
    <div className="grid gap-2.5">
      <SegmentedControl<TilePick>
        label={words.tileChoice}
        value={table.pick}
        onChange={table.setPick}
        size="sm"
        disabled={disabled}
        options={[
          { value: "chosen", label: words.chosenTiles },
          { value: "random", label: words.randomTiles },
        ]}
      />
      {table.pick === "random" ? (
        <NumberField
          label={words.randomCount}
          value={table.count}
          onChange={table.setCount}
          min={1}
          max={table.most}
          decreaseLabel={words.fewer}
          increaseLabel={words.more}
          disabled={disabled}
        />
      ) : (
        <div className="flex min-h-9 items-center justify-between gap-3 text-sm text-muted">
          <span>{tiles === 0 ? words.chooseTiles : `${words.tiles}: ${whole(tiles)}`}</span>
          {tiles > 0 && (
            <Button size="sm" variant="ghost" onClick={table.clearTiles} disabled={disabled} className="-me-3">
              {words.clearTiles}
            </Button>
          )}
        </div>
      )}
      {pay && <ProfitLine label={words.winPays} hundredths={pay.hundredths} profit={pay.profit} />}
    </div>
  );
}
