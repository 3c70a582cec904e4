import "./featured.css";
import { languages } from "@fairhouse/protocol/languages.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Flame, LayoutGrid, Trophy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { games, gamesWords, isSport, type ListedGame, titleIn } from "../base/games.ts";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { favourites } from "./favourites.ts";
import { FilterBar, NothingFits } from "./filter-bar.tsx";
import { cardsOf, favouritesFirst, featuredGames, filterGames, type GameFilter } from "./filter-games.ts";
import { GameCard, GameTile } from "./game-cards.tsx";
import { type Pulse, pulseOf } from "./pulse.ts";
import { homeWords } from "./words/words.ts";

const cardGrid =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,156px),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(196px,1fr))] md:gap-4";

/** Returns the current activity of each game. */
function usePulse(): (game: ListedGame) => Pulse {
  const { rows } = useLiveBets("all", null);
  const now = Date.now();
  return (game) => pulseOf(game.id, rows ?? [], now);
}

export function Featured() {
  const { featured } = homeWords.useWords();
  return (
    <LargeCards id="featured" name={featured} games={featuredGames(games)}>
      <Flame aria-hidden="true" className="size-6 text-gold" />
    </LargeCards>
  );
}

export function Sports() {
  const { sports } = homeWords.useWords();
  return (
    <LargeCards id="sports" name={sports} games={games.filter(isSport)}>
      <Trophy aria-hidden="true" className="size-6 text-muted" />
    </LargeCards>
  );
}

interface LargeCardsProps {
  readonly id: string;
  readonly name: string;
  readonly games: readonly ListedGame[];
  /** The icon of the heading. */
  readonly children: ReactNode;
}

function LargeCards({ id, name, games, children }: LargeCardsProps) {
  const pulse = usePulse();
  const heading = (
    <h2 id={id} className="flex items-center gap-2.5 text-xl">
      {children}
      {name}
    </h2>
  );
  return (
    <Section id={id} heading={heading}>
      <ul className="featured">
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} pulse={pulse(game)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Every game once, as a large card: a house of a few games needs neither filters nor a search. */
export function FewGames() {
  const pulse = usePulse();
  // Favourites first. The order is fixed at mount, so that a new star moves nothing under the pointer.
  const [shown] = useState(() => favouritesFirst(cardsOf(games), favourites.getState().games));
  return (
    <Section id="all-games" heading={<AllGamesHeading count={games.length} />}>
      <ul className={`${cardGrid} max-sm:[&>:last-child:nth-child(odd)]:col-span-full`}>
        {shown.map((game) => (
          <li key={game.id}>
            <GameCard game={game} pulse={pulse(game)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All games of a large house but for sports, in a grid with a search. */
export function AllGames() {
  const pulse = usePulse();
  const [filter, setFilter] = useState<GameFilter>("all");
  const [text, setText] = useState("");
  const stars = useStore(favourites, (state) => state.games);
  const namesOf = useNames(text !== "");
  const shown = filterGames(games, { filter, text, favourites: stars, namesOf });
  const clear = () => {
    setFilter("all");
    setText("");
  };
  return (
    <Section id="all-games" heading={<AllGamesHeading count={games.filter((game) => !isSport(game)).length} />}>
      <FilterBar filter={filter} onFilter={setFilter} text={text} onText={setText} />
      {shown.length === 0 ? (
        <NothingFits filter={filter} onClear={clear} />
      ) : (
        <ul className="games-grid">
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

/** Loads names in other languages when the player begins to type: players type names in any language. */
function useNames(isAsked: boolean): (game: ListedGame) => readonly string[] {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (isAsked) void Promise.all(languages.map(gamesWords.load)).then(() => setArrived(true));
  }, [isAsked]);
  return (game) => languages.map((language) => titleIn(game, language));
}

function AllGamesHeading({ count }: { count: number }) {
  const words = homeWords.useWords();
  const format = useFormats();
  return (
    <>
      <h2 id="all-games" className="flex items-center gap-2.5 text-xl">
        <LayoutGrid aria-hidden="true" className="size-6 text-muted" />
        {words.allGames}
      </h2>
      <p className="text-sm text-muted">
        {format.plural(count, words.gamesCount)} · {words.provablyFair}
      </p>
    </>
  );
}

/** A part of the home page under its heading; `heading` contains the element with this id. */
function Section({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">{heading}</div>
      {children}
    </section>
  );
}
