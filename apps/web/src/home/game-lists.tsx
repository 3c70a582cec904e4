import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Flame, LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { games, type ListedGame } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";
import { GameCard, GameTile } from "./game-cards.tsx";
import { pulseOf } from "./pulse.ts";

/** Up to here every game has a large card of its own; a larger house has the featured ones and a grid of tiles. */
const MOST_CARDS = 6;

/** All games of the house, as rich with three as with twenty. */
export function GameLists() {
  if (games.length <= MOST_CARDS) {
    return (
      <Section id="all-games" heading={<AllGamesHeading />}>
        <Cards of={games} />
      </Section>
    );
  }
  return (
    <>
      <Featured />
      <Section id="all-games" heading={<AllGamesHeading />}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(148px,1fr))]">
          {games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Featured() {
  const words = shellWords.useWords().home;
  const heading = (
    <h2 id="featured" className="flex items-center gap-2.5 text-xl">
      <Flame aria-hidden="true" className="size-6 text-gold" />
      {words.featured}
    </h2>
  );
  return (
    <Section id="featured" heading={heading}>
      <Cards of={games.filter((game) => game.card !== null)} />
    </Section>
  );
}

function Cards({ of: shown }: { of: readonly ListedGame[] }) {
  const { rows } = useLiveBets("all", null);
  const now = Date.now();
  return (
    <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,196px),1fr))] md:gap-4">
      {shown.map((game) => (
        <li key={game.id}>
          <GameCard game={game} pulse={pulseOf(game.id, rows ?? [], now)} />
        </li>
      ))}
    </ul>
  );
}

function AllGamesHeading() {
  const words = shellWords.useWords().home;
  const format = useFormats();
  return (
    <>
      <h2 id="all-games" className="flex items-center gap-2.5 self-center text-xl">
        <LayoutGrid aria-hidden="true" className="size-6 text-muted" />
        {words.allGames}
      </h2>
      <p className="text-sm text-muted">
        {format.plural(games.length, words.gamesCount)} · {words.provablyFair}
      </p>
    </>
  );
}

function Section({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">{heading}</div>
      {children}
    </section>
  );
}
