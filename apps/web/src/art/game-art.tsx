import { classes } from "@fairhouse/ui/classes.ts";
import type { ListedGame } from "../games.ts";
import "./game-art.css";

export interface GameArtProps {
  readonly game: ListedGame;
  /** CSS pixels that it takes, unless classes say otherwise: its place is kept while it loads. */
  readonly size: number;
  readonly lazy?: boolean;
  readonly className?: string | undefined;
}

/**
 * The picture of a game: `art.svg` of its folder. A game that brings none yet wears its line icon on a medal of its own
 * colours, so that it stands in the same row. Decorative: its name stands beside it.
 */
export function GameArt({ game, size, lazy = false, className }: GameArtProps) {
  if (game.art !== null) {
    return (
      <img
        src={game.art}
        alt=""
        width={size}
        height={size}
        loading={lazy ? "lazy" : undefined}
        className={classes("shrink-0", className)}
      />
    );
  }
  const Icon = game.icon;
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, ...coloursOf(game) }}
      className={classes("art-medal grid shrink-0 place-items-center", className)}
    >
      <Icon className="size-[52%]" />
    </span>
  );
}

/** The two colours of a game, for the classes that draw with them (`surface-game`, `art-medal`). */
export function coloursOf(game: ListedGame) {
  return { "--game-from": game.colours[0], "--game-to": game.colours[1] };
}
