import { Drawer } from "@fairhouse/ui/overlays/drawer.tsx";
import { Link } from "react-router";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { games, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";

/** All games, on phones, in a sheet from below. */
export function GamesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = siteWords.useWords();
  const titleOf = useGameTitle();
  return (
    <Drawer open={open} onClose={onClose} title={words.navigation.games} closeLabel={words.close}>
      <ul className="grid grid-cols-3 gap-3">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              to={game.path}
              onClick={onClose}
              style={coloursOf(game)}
              className="surface-game [--game-light:50%] grid h-full content-between justify-items-center gap-2 rounded-tile px-1 pt-4 pb-3 text-white"
            >
              <GameArt game={game} size={56} />
              <span className="text-sm font-semibold">{titleOf(game.id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
