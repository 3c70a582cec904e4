import { classes } from "@fairhouse/ui/classes.ts";
import { Chip } from "@fairhouse/ui/components/chip.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Cell, placeOf } from "./cell.tsx";
import type { PlacedChips } from "./layout.ts";
import { nameOf } from "./position-words.ts";
import { rouletteWords } from "./roulette-words.ts";
import { middleOf, type Spot, type Stance, sizeOf, spotsOf } from "./table-geometry.ts";
import { spotAfterKey } from "./table-keys.ts";
import "./roulette.css";

export interface BettingTableProps {
  readonly stance: Stance;
  readonly chips: readonly PlacedChips[];
  readonly disabled: boolean;
  /** The drawn pocket of a spin at rest, until the layout changes. */
  readonly drawn: number | null;
  readonly onPlace: (on: string) => void;
  readonly onRemove: (on: string) => void;
}

const FIRST_SPOT = "straight-0";

/** The whole cloth: every position takes chips by press or key. One stop for Tab; arrow keys walk. */
export function BettingTable({ stance, chips, disabled, drawn, onPlace, onRemove }: BettingTableProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const spots = useMemo(() => spotsOf(stance), [stance]);
  const [reachable, setReachable] = useState(FIRST_SPOT);
  const [pointed, setPointed] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const size = sizeOf(stance);
  const covered = spots.find(({ position }) => position.id === pointed)?.position.pockets ?? [];
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));

  function walk(event: KeyboardEvent, spot: Spot) {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      if (!disabled) onRemove(spot.position.id);
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
      dir="ltr"
      onPointerLeave={() => setPointed(null)}
      className={classes("relative size-full select-none", stance === "standing" && "roulette-standing")}
    >
      {spots.map(({ position, layer, ...area }) =>
        layer > 0 ? null : (
          <Cell
            key={position.id}
            position={position}
            place={placeOf(area, size)}
            lit={isLit(position.pockets, position.id === pointed, covered)}
            won={drawn !== null && isWon(position, drawn, amounts)}
          />
        ),
      )}
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
              amount === undefined ? "" : formats.whole(amount),
            )}
            aria-disabled={disabled || undefined}
            tabIndex={position.id === reachable ? 0 : -1}
            onClick={() => disabled || onPlace(position.id)}
            onContextMenu={(event) => {
              event.preventDefault();
              if (!disabled) onRemove(position.id);
            }}
            onPointerEnter={() => setPointed(position.id)}
            onFocus={() => {
              setReachable(position.id);
              setPointed(position.id);
            }}
            onBlur={() => setPointed(null)}
            onKeyDown={(event) => walk(event, spot)}
            className="roulette-spot"
            style={{ ...placeOf(spot, size), zIndex: spot.layer + 1 }}
          />
        );
      })}
      {spots.map((spot) => {
        const amount = amounts.get(spot.position.id);
        if (amount === undefined) return null;
        const lost = drawn !== null && !spot.position.pockets.includes(drawn);
        return <Stack key={spot.position.id} spot={spot} size={size} amount={amount} lost={lost} />;
      })}
    </div>
  );
}

function Stack(props: {
  readonly spot: Spot;
  readonly size: { readonly width: number; readonly height: number };
  readonly amount: number;
  readonly lost: boolean;
}) {
  const middle = middleOf(props.spot);
  const { left, top } = placeOf({ ...middle, width: 0, height: 0 }, props.size);
  return (
    <span
      key={props.amount}
      aria-hidden="true"
      style={{ left, top }}
      className={classes(
        "pointer-events-none absolute z-10 -translate-1/2 transition-opacity duration-(--duration-enter)",
        props.lost && "opacity-35",
      )}
    >
      <Chip amount={props.amount} size={30} className="animate-drop-in drop-shadow-[0_3px_4px_rgb(0_0_0/0.5)]" />
    </span>
  );
}

/** A number is lit when the spot covers it; a field outside only when it is the spot itself. */
function isLit(pockets: readonly number[], isSpot: boolean, covered: readonly number[]): boolean {
  if (isSpot) return true;
  const [number] = pockets;
  return pockets.length === 1 && number !== undefined && covered.includes(number);
}

/** The drawn number, and the fields outside that won chips. */
function isWon(
  position: { readonly id: string; readonly kind: string; readonly pockets: readonly number[] },
  drawn: number,
  amounts: ReadonlyMap<string, number>,
): boolean {
  return position.pockets.includes(drawn) && (position.kind === "straight" || amounts.has(position.id));
}
