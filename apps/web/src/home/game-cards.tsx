import { useFormats, useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { type ListedGame, titleIn } from "../games.ts";
import { houseInfo } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import type { Pulse } from "./pulse.ts";

const surface =
  "surface-game group relative block overflow-hidden text-white transition-[translate,filter] duration-(--duration-enter) ease-out-expo hover:-translate-y-1 hover:brightness-108 active:translate-y-0 active:duration-0";

const pill = "tabular rounded-full bg-black/55 px-2.5 py-1 text-xs font-semibold whitespace-nowrap";

/** A large card in the game's colours, with what happens there right now. */
export function GameCard({ game, pulse }: { game: ListedGame; pulse: Pulse }) {
  const language = useLanguage();
  const name = language === "en" ? (game.card ?? game.title) : titleIn(game, language);
  return (
    <Link
      data-mode="dark"
      to={game.path}
      style={coloursOf(game)}
      className={`${surface} @container h-48 rounded-panel sm:h-64`}
    >
      <img
        src={game.art}
        alt=""
        width={224}
        height={224}
        className="absolute -end-3 -bottom-4 size-28 drop-shadow-[0_14px_14px_rgb(0_0_0/0.35)] transition-[scale,rotate] duration-(--duration-reveal) ease-out-expo group-hover:scale-107 group-hover:-rotate-3 @min-[220px]:size-36 @min-[300px]:end-1 @min-[300px]:size-36 sm:@min-[300px]:size-44 sm:@min-[440px]:end-6 sm:@min-[440px]:size-56"
      />
      <span className="absolute inset-x-4 top-4 grid justify-items-start gap-0.5 sm:inset-x-5 sm:top-5 @min-[300px]:end-auto @min-[300px]:max-w-[62%]">
        <span className="text-2xl font-bold sm:text-3xl">{name}</span>
        <span className="text-sm font-medium sm:text-base">{game.words.tagline[language]}</span>
        <Return game={game} className={`${pill} mt-2`} />
      </span>
      <PulseLine pulse={pulse} />
    </Link>
  );
}

/** At the foot of a card: who plays, and the last wins. Empty while nobody does. */
function PulseLine({ pulse }: { pulse: Pulse }) {
  const words = shellWords.useWords().home;
  const format = useFormats();
  return (
    <span className="absolute inset-x-4 bottom-4 grid justify-items-start gap-2 sm:inset-x-5 sm:bottom-5">
      {pulse.playing > 0 && (
        <span className="flex animate-fade-in items-center gap-2 text-sm font-semibold">
          <span aria-hidden="true" className="size-2 rounded-full bg-win shadow-[0_0_10px_var(--win)]" />
          {format.plural(pulse.playing, words.playing)}
        </span>
      )}
      {pulse.wins.length > 0 && (
        <span className="hidden animate-fade-in items-center gap-1.5 @min-[300px]:flex">
          <span className="sr-only">{words.lastWins}</span>
          {pulse.wins.map((win) => (
            <span key={win.id} className={pill}>
              {format.multiplier(win.hundredths)}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** A small tile: art, name, and the game's own exact return. */
export function GameTile({ game }: { game: ListedGame }) {
  const language = useLanguage();
  return (
    <Link to={game.path} style={coloursOf(game)} className={`${surface} [--game-light:50%] h-40 rounded-tile`}>
      <img
        src={game.art}
        alt=""
        width={88}
        height={88}
        loading="lazy"
        className="absolute inset-x-0 top-7 mx-auto size-22 drop-shadow-[0_10px_10px_rgb(0_0_0/0.35)] transition-[scale] duration-(--duration-reveal) ease-out-expo group-hover:scale-110"
      />
      <Return game={game} short className={`${pill} absolute end-2 top-2`} />
      <span className="absolute inset-x-3 bottom-2.5 truncate font-semibold">{titleIn(game, language)}</span>
    </Link>
  );
}

/** The exact share of the stakes that a game gives back, or that it rests. */
function Return({ game, short = false, className }: { game: ListedGame; short?: boolean; className: string }) {
  const words = shellWords.useWords().home;
  const format = useFormats();
  const off = useStore(houseInfo, (info) => info.gamesOff.includes(game.id));
  if (off) return <span className={className}>{words.off}</span>;
  if (game.returnToPlayer === null) return null;
  const share = format.percent(Math.floor(game.returnToPlayer * 10_000) / 10_000);
  return <span className={className}>{short ? share : words.returns(share)}</span>;
}

function coloursOf(game: ListedGame) {
  return { "--game-from": game.colours[0], "--game-to": game.colours[1] };
}
