import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import { ChipSpots, ClothGroup } from "../../shared/screen/chips/chip-spots.tsx";
import { Cloth } from "./cloth.tsx";
import { nameOf } from "./position-words.ts";
import { type Stance, sizeOf, spotsOf } from "./table-geometry.ts";
import type { RouletteTable } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

export interface BettingTableProps {
  readonly table: RouletteTable;
  readonly stance: Stance;
}

const FIRST_SPOT = "straight-0";

/** Shows the whole cloth: every position takes chips by press or key. */
export function BettingTable({ table, stance }: BettingTableProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const spots = useMemo(() => spotsOf(stance), [stance]);
  const { chips, pointed, drawn, pace } = table;
  return (
    <ClothGroup label={words.table} help={words.tableHelp} table={table} className="size-full">
      <Cloth {...{ stance, spots, chips, pointed, drawn }} pace={pace}>
        <ChipSpots
          table={table}
          spots={spots}
          size={sizeOf(stance)}
          labelOf={({ position }, placed) =>
            words.on(nameOf(position, words, formats), formats.whole(position.pays), placed)
          }
          first={FIRST_SPOT}
        />
      </Cloth>
    </ClothGroup>
  );
}
