import { classes } from "@fairhouse/ui/classes.ts";
import { type Place, percent } from "../../shared/screen/chips/area.ts";
import type { Position } from "../rules/positions.ts";
import { colourOf } from "./pocket-tone.ts";
import { rouletteWords } from "./words/words.ts";

export interface CellProps {
  readonly position: Position;
  /** Left, top, width and height in percent of the table. */
  readonly place: Place;
  /** The place of its label while chips are on it, in shares of the field; null while there are none. */
  readonly aside: { readonly x: number; readonly y: number } | null;
  /** True if the spot under pointer or focus covers it. */
  readonly lit: boolean;
  /** True if its number was drawn, or it won. */
  readonly won: boolean;
  /** True if another number was drawn. */
  readonly faded: boolean;
}

/** Draws a field as printed on the cloth. The pressable spots are in a layer above it. */
export function Cell({ position, place, aside, lit, won, faded }: CellProps) {
  const words = rouletteWords.useWords();
  const small = position.pockets.length === 1 || position.kind === "column";
  return (
    <div aria-hidden="true" className="absolute p-[1.5px]" style={place}>
      <div
        className={classes(
          "roulette-cell tabular grid size-full place-items-center rounded-[5px] text-center leading-none font-bold transition-[filter,box-shadow,opacity]",
          toneOf(position),
          lit && "roulette-lit",
          won && "roulette-won",
          faded && "roulette-faded",
        )}
      >
        {aside === null && textOf(position, words)}
      </div>
      {aside !== null && (
        // The label is above the chips on the cell's lines and corners too, so that a number is always legible.
        <div
          className={classes(
            "roulette-cell",
            toneOf(position),
            "roulette-aside",
            small && "roulette-tag",
            faded && "roulette-faded",
          )}
          style={{ left: percent(aside.x), top: percent(aside.y) }}
        >
          {textOf(position, words)}
        </div>
      )}
    </div>
  );
}

function toneOf(position: Position): string {
  if (position.kind === "straight") return `roulette-${colourOf(position.pockets[0] ?? 0)}`;
  if (position.kind === "colour") return `roulette-${position.id}`;
  return "roulette-outside";
}

function textOf(position: Position, words: ReturnType<typeof rouletteWords.useWords>) {
  const last = Number(position.id.at(-1));
  switch (position.kind) {
    case "straight":
      return <span className="roulette-number">{position.pockets[0]}</span>;
    case "dozen":
      return <span className="roulette-word">{words.dozens[last - 1]}</span>;
    case "column":
      return <span className="roulette-word">{words.columnShort}</span>;
    case "colour":
      return <span className="roulette-word">{position.id === "red" ? words.red : words.black}</span>;
    case "parity":
      return <span className="roulette-word">{position.id === "odd" ? words.odd : words.even}</span>;
    default:
      return <span className="roulette-word">{position.id === "low" ? words.lowShort : words.highShort}</span>;
  }
}
