import { classes } from "@fairhouse/ui/classes.ts";
import type { ListedGame } from "./games.ts";

export interface GameArtProps {
  readonly game: ListedGame;
  /** Size in CSS pixels, unless classes set another; its place is reserved while it loads. */
  readonly size: number;
  readonly lazy?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a game. Decorative: the name is beside it. */
export function GameArt({ game, size, lazy = false, className }: GameArtProps) {
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

/** Returns the two colours of a game, for the classes that draw with them (`surface-game`). */
export function coloursOf(game: ListedGame) {
  return { "--game-from": game.colours[0], "--game-to": game.colours[1] };
}
