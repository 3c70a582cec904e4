import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { placeOf } from "./cell.tsx";
import { Cloth } from "./cloth.tsx";
import type { PlacedChips } from "./layout.ts";
import { nameOf } from "./position-words.ts";
import { type Spot, type Stance, sizeOf, spotsOf } from "./table-geometry.ts";
import { spotAfterKey } from "./table-keys.ts";
import { rouletteWords } from "./words/words.ts";

export interface BettingTableProps {
  readonly stance: Stance;
  readonly chips: readonly PlacedChips[];
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

/** The whole cloth: every position takes chips by press or key. One stop for Tab; arrow keys walk. */
export function BettingTable({ stance, chips, disabled, drawn, instant, pointed, ...acts }: BettingTableProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const spots = useMemo(() => spotsOf(stance), [stance]);
  const [reachable, setReachable] = useState(FIRST_SPOT);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const size = sizeOf(stance);
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));

  function walk(event: KeyboardEvent, spot: Spot) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (!disabled) acts.onRemove(spot.position.id);
      return;
    }
    const next = spotAfterKey(spots, spot, event.key);
    if (next === null) return;
    event.preventDefault();
    buttons.current.get(next.position.id)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form; this is a cloth to lay chips on.
    <div
      role="group"
      aria-label={words.table}
      aria-description={words.tableHelp}
      onPointerLeave={() => acts.onPoint(null)}
      className="size-full"
    >
      <Cloth {...{ stance, spots, chips, pointed, drawn, instant }}>
        {spots.map((spot) => {
          const { position } = spot;
          const amount = amounts.get(position.id);
          return (
            <button
              key={position.id}
              ref={(element) => {
                if (element) buttons.current.set(position.id, element);
                else buttons.current.delete(position.id);
              }}
              type="button"
              aria-label={words.on(
                nameOf(position, words, formats),
                formats.whole(position.pays),
                amount === undefined ? "" : formats.money(amount),
              )}
              aria-disabled={disabled || undefined}
              tabIndex={position.id === reachable ? 0 : -1}
              onClick={() => disabled || acts.onPlace(position.id)}
              onContextMenu={(event) => {
                event.preventDefault();
                if (!disabled) acts.onRemove(position.id);
              }}
              onPointerEnter={() => acts.onPoint(position.id)}
              onFocus={() => {
                setReachable(position.id);
                acts.onPoint(position.id);
              }}
              onBlur={() => acts.onPoint(null)}
              onKeyDown={(event) => walk(event, spot)}
              className="roulette-spot"
              style={{ ...placeOf(spot, size), zIndex: spot.layer + 1 }}
            />
          );
        })}
      </Cloth>
    </div>
  );
}
