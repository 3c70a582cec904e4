import { Check, Lock } from "lucide-react";
import { GameArt } from "../base/game-art.tsx";
import { games } from "../base/games.ts";
import { featuredGames } from "./filter-games.ts";
import { homeWords } from "./words/words.ts";

/** SHA-256 of the words "server seed", the example of the documentation: anybody can compute it. */
const EXAMPLE_HASH = ["a4e53dc2f480b8fc", "e6fe688b1317658b", "446299df23ad5333", "94406427c8c19557"];

/**
 * The pictures of three games, in depth, and the subject of the house: a sealed result. A phone has room for one game.
 * Decoration.
 */
export function HeroArt() {
  const [first, second] = featuredGames(games);
  const large = games.find((game) => game !== first && game !== second);
  return (
    <div aria-hidden="true" className="hero-stage">
      <div className="hero-ring" />
      {large && <GameArt game={large} size={300} className="hero-large" />}
      {first && <GameArt game={first} size={170} className="hero-first" />}
      <SealedCard />
      {second && <GameArt game={second} size={96} className="hero-second" />}
    </div>
  );
}

function SealedCard() {
  const words = homeWords.useWords().sealed;
  return (
    <div className="absolute end-28 bottom-10 w-52 -rotate-3 rounded-panel border border-white/20 bg-ground/90 p-3.5 shadow-float max-sm:hidden">
      <p className="flex items-center gap-2 text-xs font-semibold">
        <Lock className="size-3.5 text-gold" />
        {words.before}
      </p>
      <p dir="ltr" className="my-2 font-mono text-[0.625rem] leading-[1.5] text-white/60">
        {EXAMPLE_HASH.map((part) => (
          <span key={part} className="block tracking-[0.14em]">
            {part}
          </span>
        ))}
      </p>
      <p className="flex items-center gap-2 text-xs font-semibold text-win">
        <span className="grid size-4 place-items-center rounded-full bg-win-fill text-on-win">
          <Check className="size-3" strokeWidth={4} />
        </span>
        {words.after}
      </p>
    </div>
  );
}
