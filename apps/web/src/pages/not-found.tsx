import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { games, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { SearchButton } from "../search/search-button.tsx";
import { pageWords } from "./words/words.ts";

/** Number of games offered instead: one row. */
const WAYS_ON = 4;

/** /404, narrow and centred. */
export default function NotFoundPage() {
  const words = pageWords.useWords().notFound;
  const { toHome } = siteWords.useWords();
  const titleOf = useGameTitle();
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p
        aria-hidden="true"
        className="tabular bg-linear-to-b from-accent-hover to-accent-fill bg-clip-text text-6xl font-bold text-transparent"
      >
        404
      </p>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-muted">{words.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to="/home" className={buttonStyle({ variant: "accent" })}>
          {toHome}
        </Link>
        <SearchButton />
      </div>
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
