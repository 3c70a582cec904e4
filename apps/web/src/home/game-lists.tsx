import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Flame, LayoutGrid } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { games, type ListedGame } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";
import { favourites } from "./favourites.ts";
import { FilterBar, NothingFits } from "./filter-bar.tsx";
import { featuredGames, filterGames, type GameFilter } from "./filter-games.ts";
import { GameCard, GameTile } from "./game-cards.tsx";
import { type Pulse, pulseOf } from "./pulse.ts";
import { Section } from "./section.tsx";

/** Up to here the tiles of all games share the width among them; a larger house has a grid of small ones. */
const FEW = 6;

/** What happens in each game right now. */
function usePulse(): (game: ListedGame) => Pulse {
  const { rows } = useLiveBets("all", null);
  const now = Date.now();
  return (game) => pulseOf(game.id, rows ?? [], now);
}

export function Featured() {
  const words = shellWords.useWords().home;
  const pulse = usePulse();
  const heading = (
    <h2 id="featured" className="flex items-center gap-2.5 text-xl">
      <Flame aria-hidden="true" className="size-6 text-gold" />
      {words.featured}
    </h2>
  );
  return (
    <Section id="featured" heading={heading}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,156px),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(196px,1fr))] md:gap-4">
        {featuredGames(games).map((game) => (
          <li key={game.id}>
            <GameCard game={game} pulse={pulse(game)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All games of the house, whole with three as with twenty. */
export function AllGames() {
  const pulse = usePulse();
  const [filter, setFilter] = useState<GameFilter>("all");
  const [text, setText] = useState("");
  const stars = useStore(favourites, (state) => state.games);
  const shown = filterGames(games, { filter, text, favourites: stars });
  const clear = () => {
    setFilter("all");
    setText("");
  };
  const columns =
    games.length <= FEW
      ? "grid-cols-2 sm:grid-cols-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2"
      : "grid-cols-[repeat(auto-fill,minmax(132px,1fr))] md:grid-cols-[repeat(auto-fill,minmax(152px,1fr))]";
  return (
    <Section id="all-games" heading={<AllGamesHeading />}>
      <FilterBar filter={filter} onFilter={setFilter} text={text} onText={setText} />
      {shown.length === 0 ? (
        <NothingFits filter={filter} onClear={clear} />
      ) : (
        <ul className={`grid gap-3 md:gap-4 ${columns}`}>
          {shown.map((game) => (
            <li key={game.id}>
              <GameTile game={game} pulse={pulse(game)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function AllGamesHeading() {
  const words = shellWords.useWords().home;
  const format = useFormats();
  return (
    <>
      <h2 id="all-games" className="flex items-center gap-2.5 text-xl">
        <LayoutGrid aria-hidden="true" className="size-6 text-muted" />
        {words.allGames}
      </h2>
      <p className="text-sm text-muted">
        {format.plural(games.length, words.gamesCount)} · {words.provablyFair}
      </p>
    </>
  );
}
