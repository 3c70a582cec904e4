import { useFormats, useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { type ListedGame, titleIn } from "../games.ts";
import { houseInfo } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";

const surface =
  "surface-game group relative block overflow-hidden text-white transition-[translate,filter] duration-(--duration-enter) ease-out-expo hover:-translate-y-1 hover:brightness-108 active:translate-y-0 active:duration-0";

/** A large card in the game's colours. */
export function FeaturedCard({ game }: { game: ListedGame }) {
  const language = useLanguage();
  const name = language === "en" ? (game.card ?? game.title) : titleIn(game, language);
  return (
    <Link to={game.path} style={coloursOf(game)} className={`${surface} @container h-44 rounded-panel md:h-56`}>
      <img
        src={game.art}
        alt=""
        width={224}
        height={224}
        className="absolute -end-2 -bottom-3 size-28 drop-shadow-[0_14px_14px_rgb(0_0_0/0.35)] transition-[scale,rotate] duration-(--duration-reveal) ease-out-expo group-hover:scale-107 group-hover:-rotate-3 @min-[220px]:size-36 @min-[400px]:end-6 @min-[400px]:-bottom-5 @min-[400px]:size-56"
      />
      <span className="absolute inset-x-4 top-4 grid gap-0.5 md:inset-x-5 md:top-5">
        <span className="text-xl font-bold md:text-2xl">{name}</span>
        <span className="text-sm font-medium text-white">{game.words.tagline[language]}</span>
      </span>
    </Link>
  );
}

/** A small tile: art, name, and the game's own exact return. */
export function GameTile({ game }: { game: ListedGame }) {
  const words = shellWords.useWords().home;
  const language = useLanguage();
  const format = useFormats();
  const off = useStore(houseInfo, (info) => info.gamesOff.includes(game.id));
  return (
    <Link to={game.path} style={coloursOf(game)} className={`${surface} h-40 rounded-tile`}>
      <img
        src={game.art}
        alt=""
        width={88}
        height={88}
        className="absolute inset-x-0 top-7 mx-auto size-22 drop-shadow-[0_10px_10px_rgb(0_0_0/0.35)] transition-[scale] duration-(--duration-reveal) ease-out-expo group-hover:scale-110"
      />
      {(off || game.returnToPlayer !== null) && (
        <span className="tabular absolute end-2 top-2 rounded-full bg-black/55 px-2 py-0.5 text-xs font-semibold">
          {off ? words.off : format.percent(Math.floor((game.returnToPlayer ?? 0) * 10_000) / 10_000)}
        </span>
      )}
      <span className="absolute inset-x-3 bottom-2.5 truncate font-semibold">{titleIn(game, language)}</span>
    </Link>
  );
}

function coloursOf(game: ListedGame) {
  return { "--game-from": game.colours[0], "--game-to": game.colours[1] };
}
