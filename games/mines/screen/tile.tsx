import { classes } from "@fairhouse/ui/classes.ts";
import type { KeyboardEvent, Ref } from "react";
import type { Face } from "../drawing/faces.ts";
import gem from "./art/gem.svg?url";
import mine from "./art/mine.svg?url";

export interface TileProps {
  readonly label: string;
  readonly face: Face;
  /** True while it is being sent to the house. */
  readonly waiting: boolean;
  /** True if chosen for automatic hands. */
  readonly chosen: boolean;
  readonly pressed?: boolean | undefined;
  readonly disabled: boolean;
  /** Tab reaches a single tile of the board. */
  readonly tabIndex: number;
  /** Delay in the wave that opens the field. */
  readonly delayMs: number;
  /** Row plus column: lids glint in this order. */
  readonly diagonal: number;
  readonly onPress: () => void;
  /** Called when the tile is pressed while disabled. */
  readonly onRefused: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** One tile: a raised lid in front and its hidden side behind it; both turn around the vertical axis. */
export function Tile(props: TileProps) {
  const { face, waiting, chosen } = props;
  const open = face !== "covered";
  return (
    <button
      ref={props.ref}
      type="button"
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-disabled={props.disabled || undefined}
      tabIndex={props.tabIndex}
      onClick={props.disabled ? props.onRefused : props.onPress}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      data-face={face}
      style={{ "--wave": face.startsWith("spared") ? `${props.delayMs}ms` : "0ms", "--diagonal": props.diagonal }}
      className={classes(
        "mines-tile group relative min-h-0 min-w-0 rounded-[14%] outline-offset-3 select-none",
        open && "mines-open",
        waiting && "mines-waiting",
        chosen && "mines-chosen",
      )}
    >
      <TileSides face={face} />
    </button>
  );
}

/** The lid and its hidden side, decorative only: they turn when the tile around them is `mines-open`. */
export function TileSides({ face }: { readonly face: Face }) {
  return (
    <span aria-hidden="true" className="mines-turn">
      <span className="mines-lid" />
      <span className={classes("mines-inside", `mines-${face}`)}>
        {face === "mine" && <span className="mines-blast" />}
        {face === "gem" && <span className="mines-glint" />}
        {face === "gem" && <span className="mines-sparks" />}
        {face !== "covered" && <Picture face={face} />}
      </span>
    </span>
  );
}

/** The picture under a lid. */
export function Picture({ face }: { readonly face: Face }) {
  const isGem = face === "gem" || face === "spared-gem";
  return <img src={isGem ? gem : mine} alt="" width="32" height="32" draggable={false} className="mines-picture" />;
}
