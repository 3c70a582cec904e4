import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { SegmentedControl } from "@fairhouse/ui/forms/segmented-control.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CircleDot, Minus, Plus } from "lucide-react";
import { MOST_NEIGHBOURS } from "./racetrack.ts";
import type { RouletteTable, TableView } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Switches between table and racetrack. */
export function ViewSwitch({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  return (
    <SegmentedControl<TableView>
      label={words.view}
      value={table.view}
      onChange={table.setView}
      size="sm"
      options={[
        { value: "cloth", label: words.cloth },
        { value: "track", label: words.track },
      ]}
    />
  );
}

/** Opens the racetrack where space is limited; the button is in the empty corner of the standing table. */
export function ToTrack({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  return (
    <button
      type="button"
      onClick={() => table.setView("track")}
      className="touch-target absolute! inset-[1.5px] flex cursor-pointer items-center justify-center gap-1.5 rounded-control border border-line-strong bg-panel-high text-xs font-semibold text-text shadow-control hover:border-dim"
    >
      <CircleDot aria-hidden="true" size={16} />
      {words.track}
    </button>
  );
}

/** Selects the number of neighbours that are bet along with a number of the racetrack. */
export function Reach({ table }: { readonly table: RouletteTable }) {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this is one figure with its two buttons.
    <div role="group" aria-label={words.neighbours} className="flex items-center gap-1">
      <span aria-hidden="true" className="me-1 text-xs text-muted">
        {words.neighboursShort}
      </span>
      <IconButton
        label={words.fewer}
        icon={<Minus />}
        look="neutral"
        disabled={table.reach === 0}
        onClick={() => table.setReach(table.reach - 1)}
      />
      <output className="tabular min-w-7 text-center text-base font-semibold text-text">{whole(table.reach)}</output>
      <IconButton
        label={words.more}
        icon={<Plus />}
        look="neutral"
        disabled={table.reach === MOST_NEIGHBOURS}
        onClick={() => table.setReach(table.reach + 1)}
      />
    </div>
  );
}
