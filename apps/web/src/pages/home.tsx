import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Flame, LayoutGrid } from "lucide-react";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { games } from "../games.ts";
import { FeaturedCard, GameTile } from "../home/game-tiles.tsx";
import { LiveBets } from "../home/live-bets.tsx";
import { Welcome } from "../home/welcome.tsx";
import { sessionStore } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";

const OpenHands = lazy(async () => ({ default: (await import("../home/open-hands.tsx")).OpenHands }));

export default function HomePage() {
  const words = shellWords.useWords();
  const format = useFormats();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const featured = games.filter((game) => game.card !== null);
  return (
    <div className="grid gap-8 md:gap-10">
      <Welcome />
      <Suspense>{signedIn && <OpenHands />}</Suspense>
      {featured.length >= 2 && (
        <section aria-labelledby="featured" className="grid gap-4">
          <h2 id="featured" className="flex items-center gap-2.5 text-xl">
            <Flame aria-hidden="true" className="size-6 text-gold" />
            {words.home.featured}
          </h2>
          <ul className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:gap-4">
            {featured.map((game) => (
              <li key={game.id}>
                <FeaturedCard game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all-games" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="all-games" className="flex items-center gap-2.5 self-center text-xl">
            <LayoutGrid aria-hidden="true" className="size-6 text-muted" />
            {words.home.allGames}
          </h2>
          <p className="text-sm text-muted">
            {format.plural(games.length, words.home.gamesCount)} · {words.home.provablyFair}
          </p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
          {games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      </section>
      <LiveBets />
    </div>
  );
}
