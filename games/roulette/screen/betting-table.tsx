import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useMemo } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import { ChipSpots } from "../../shared/screen/chips/chip-spots.tsx";
import { positionOf } from "../rules/positions.ts";
import { Cloth } from "./cloth.tsx";
import { nameOf } from "./position-words.ts";
import { type Stance, sizeOf, spotsOf } from "./table-geometry.ts";
import { rouletteWords } from "./words/words.ts";

export interface BettingTableProps {
  readonly stance: Stance;
  readonly chips: readonly Chip[];
  readonly disabled: boolean;
  /** The drawn pocket of a spin at rest, until the layout changes. */
  readonly drawn: number | null;
  readonly instant: boolean;
  /** The place under pointer or focus. */
  readonly pointed: string | null;
  readonly onPoint: (on: string | null) => void;
  readonly onPlace: (on: string) => void;
  readonly onRemove: (on: string) => void;
}

const FIRST_SPOT = "straight-0";

/** Shows the whole cloth: every position takes chips by press or key. */
export function BettingTable({ stance, chips, disabled, drawn, instant, pointed, ...acts }: BettingTableProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const spots = useMemo(() => spotsOf(stance), [stance]);
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));
  const labelOf = (on: string) => {
    const position = positionOf(on);
    const amount = amounts.get(on);
    if (position === undefined) return on;
    const placed = amount === undefined ? "" : formats.money(amount);
    return words.on(nameOf(position, words, formats), formats.whole(position.pays), placed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this is a cloth for chips.
    <div
      role="group"
      aria-label={words.table}
      aria-description={words.tableHelp}
      onPointerLeave={() => acts.onPoint(null)}
      className="size-full"
    >
      <Cloth {...{ stance, spots, chips, pointed, drawn, instant }}>
        <ChipSpots {...{ spots, labelOf, disabled, ...acts }} size={sizeOf(stance)} first={FIRST_SPOT} />
      </Cloth>
    </div>
  );
}
