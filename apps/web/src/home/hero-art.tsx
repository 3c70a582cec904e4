import { Check, Lock } from "lucide-react";
import { GameArt } from "../base/game-art.tsx";
import { games } from "../base/games.ts";
import { featuredGames } from "./filter-games.ts";
import { homeWords } from "./words/words.ts";

/** SHA-256 of the words "server seed", the example of the documentation: anybody can compute it. */
const EXAMPLE_HASH = ["a4e53dc2f480b8fc", "e6fe688b1317658b", "446299df23ad5333", "94406427c8c19557"];

/** The pictures of three games, in depth, and the subject of the house: a sealed result. A phone shows one game, whole. Decoration. */
export function HeroArt() {
  const [first, second] = featuredGames(games);
  const large = games.find((game) => game !== first && game !== second);
  return (
    <div
      aria-hidden="true"
      className="hero-stage pointer-events-none absolute end-0 top-1/2 -z-10 -translate-y-1/2 max-sm:end-3 max-sm:top-auto max-sm:bottom-3 max-sm:size-26! max-sm:translate-y-0 max-sm:scale-100!"
    >
      <div className="absolute end-2 top-1/2 size-[380px] -translate-y-1/2 rounded-full border border-white/10 shadow-[0_0_0_52px_rgb(255_255_255/0.03),0_0_0_104px_rgb(255_255_255/0.02)]" />
      {large && (
        <GameArt
          game={large}
          size={300}
          className="absolute -end-16 top-1/2 -translate-y-1/2 max-sm:end-0 max-sm:size-full max-sm:drop-shadow-[0_10px_12px_rgb(0_0_0/0.45)] drop-shadow-[0_24px_30px_rgb(0_0_0/0.45)]"
        />
      )}
      {first && (
        <GameArt
          game={first}
          size={170}
          className="absolute end-44 -top-1 drop-shadow-[0_20px_24px_rgb(0_0_0/0.4)] max-sm:hidden"
        />
      )}
      <SealedCard />
      {second && (
        <GameArt
          game={second}
          size={96}
          className="absolute -end-1 bottom-10 -rotate-12 drop-shadow-[0_14px_16px_rgb(0_0_0/0.4)] max-sm:hidden"
        />
      )}
    </div>
  );
}

function SealedCard() {
  const words = homeWords.useWords().sealed;
  return (
    <div className="absolute end-28 bottom-10 w-52 -rotate-3 rounded-panel border border-white/20 bg-ground/75 p-3.5 shadow-float backdrop-blur-md max-sm:hidden">
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
