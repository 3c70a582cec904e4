import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { PickChoice } from "../../shared/screen/hand/pick-choice.tsx";
import { payOf } from "./figures.ts";
import type { MinesTable } from "./use-mines.ts";
import { minesWords } from "./words/words.ts";

/** The tiles of automatic hands: those chosen on the board, or a number of random ones. */
export function TileChoice({ table, disabled }: { readonly table: MinesTable; readonly disabled: boolean }) {
  const words = minesWords.useWords();
  const { whole } = useFormats();
  const { pick, chosen, count } = table;
  const tiles = pick === "chosen" ? chosen.length : count;
  return (
    <PickChoice
      label={words.tileChoice}
      pick={pick}
      onPick={table.setPick}
      names={{ chosen: words.chosenTiles, random: words.randomTiles }}
      chosen={tiles === 0 ? words.chooseTiles : `${words.tiles}: ${whole(tiles)}`}
      takeBacks={tiles === 0 ? [] : [{ text: words.clearTiles, act: table.clearTiles }]}
      countLabel={words.randomCount}
      count={count}
      onCount={table.setCount}
      most={table.most}
      pay={payOf(table.amount.value, table.mines, tiles)}
      disabled={disabled}
    />
  );
}
