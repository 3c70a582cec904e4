import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { History, Star } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { gameOf, type ListedGame, titleIn } from "../base/games.ts";
import { favourites } from "./favourites.ts";
import { recentGames } from "./recent-games.ts";
import { homeWords } from "./words/words.ts";

/** The player's favourites and latest games. Nothing for a new player. */
export function YourGames() {
  const words = homeWords.useWords().yours;
  const stars = known(useStore(favourites, ({ games }) => games));
  const recent = known(useStore(recentGames, ({ games }) => games));
  if (stars.length + recent.length === 0) return null;
  return (
    <section aria-label={words.label} className="grid gap-x-8 gap-y-5 lg:grid-flow-col lg:auto-cols-fr">
      <Shelf name={words.recent} icon={History} games={recent} />
      <Shelf name={words.favourites} icon={Star} games={stars} />
    </section>
  );
}

/** Returns the known games of a list of ids, which may come from a house with more games. */
function known(ids: readonly string[]): readonly ListedGame[] {
  return ids.flatMap((id) => gameOf(id) ?? []);
}

interface ShelfProps {
  readonly name: string;
  readonly icon: ComponentType<{ className?: string }>;
  readonly games: readonly ListedGame[];
}

function Shelf({ name, icon: Icon, games }: ShelfProps) {
  const language = useLanguage();
  if (games.length === 0) return null;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5">
      <h2 className="flex items-center gap-2 text-base text-muted">
        <Icon aria-hidden="true" className="size-4.5" />
        {name}
      </h2>
      <ul
        aria-label={name}
        className="scrollbar-none -mx-3 flex snap-x gap-2.5 overflow-x-auto px-3 pb-2 md:-mx-1 md:px-1"
      >
        {games.map((game) => (
          <li key={game.id} className="shrink-0 snap-start scroll-ms-3">
            <Link
              to={game.path}
              className="surface-raised group flex items-center gap-3 py-1.5 ps-1.5 pe-5 font-semibold transition-[translate,border-color] hover:-translate-y-px hover:border-line-strong!"
            >
              <span
                style={coloursOf(game)}
                className="surface-game grid size-11 place-items-center rounded-control shadow-none! [--game-light:50%]"
              >
                <GameArt
                  game={game}
                  size={34}
                  className="transition-[scale] duration-(--duration-enter) ease-spring group-hover:scale-112"
                />
              </span>
              {titleIn(game, language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
