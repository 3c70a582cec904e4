import { classes } from "@fairhouse/ui/classes.ts";
import type { KeyboardEvent, Ref } from "react";
import gem from "./art/gem.svg?url";
import mine from "./art/mine.svg?url";
import type { Face } from "./board-model.ts";

export interface TileProps {
  readonly label: string;
  readonly face: Face;
  /** On its way to the house. */
  readonly waiting: boolean;
  /** Chosen for automatic hands. */
  readonly chosen: boolean;
  readonly pressed?: boolean | undefined;
  readonly disabled: boolean;
  /** One tile of the board is reached by Tab. */
  readonly tabIndex: number;
  /** When its turn comes in the wave that opens the field. */
  readonly delayMs: number;
  /** Row and column together: lids glint in this order. */
  readonly diagonal: number;
  readonly onPress: () => void;
  /** Pressed while it cannot be. */
  readonly onRefused: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** One tile: a raised lid in front, what it hides behind it; the two sides turn around the upright axis. */
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

/** The lid and what it hides, for the eye: they turn when the tile around them is `mines-open`. */
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

/** What lies under a lid. */
export function Picture({ face }: { readonly face: Face }) {
  const isGem = face === "gem" || face === "spared-gem";
  return <img src={isGem ? gem : mine} alt="" width="32" height="32" draggable={false} className="mines-picture" />;
}
