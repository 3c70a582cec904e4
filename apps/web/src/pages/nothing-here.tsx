import type { ReactNode } from "react";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { games, useGameTitle } from "../base/games.ts";
import { pageWords } from "./words/words.ts";

/** Number of games offered instead: one row. */
const WAYS_ON = 4;

export interface NothingHereProps {
  readonly title: string;
  readonly text: string;
  /** Links away. */
  readonly children: ReactNode;
}

/** An address at which there is nothing, and what there is instead. */
export function NothingHere({ title, text, children }: NothingHereProps) {
  const words = pageWords.useWords().notFound;
  const titleOf = useGameTitle();
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p
        aria-hidden="true"
        className="tabular bg-linear-to-b from-accent-hover to-accent-fill bg-clip-text text-6xl font-bold text-transparent"
      >
        404
      </p>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-balance text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      <nav aria-label={words.games} className="mt-6 grid justify-items-center gap-4">
        <p className="text-sm text-muted">{words.games}</p>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {games.slice(0, WAYS_ON).map((game) => (
            <li key={game.id}>
              <Link
                to={game.path}
                style={coloursOf(game)}
                className="surface-game grid w-24 justify-items-center gap-1.5 rounded-tile px-2 pt-3 pb-2.5 text-white transition-[translate] [--game-light:50%] hover:-translate-y-1"
              >
                <GameArt game={game} size={48} />
                <span className="max-w-full truncate text-sm font-semibold">{titleOf(game.id)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
