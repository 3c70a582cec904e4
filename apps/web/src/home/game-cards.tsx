import { useFormats, useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { coloursOf, GameArt } from "../base/game-art.tsx";
import { type ListedGame, taglineIn, titleIn } from "../base/games.ts";
import { houseInfo } from "../services/services.ts";
import type { Pulse } from "./pulse.ts";
import { Star } from "./star.tsx";
import { homeWords } from "./words/words.ts";

const surface =
  "surface-game group relative block overflow-hidden text-white transition-[translate,filter] duration-(--duration-enter) ease-out-expo hover:-translate-y-1 hover:brightness-108 active:translate-y-0 active:duration-0";

const pill = "tabular rounded-full bg-black/55 px-2.5 py-1 text-xs font-semibold whitespace-nowrap";

export interface GameCardProps {
  readonly game: ListedGame;
  readonly pulse: Pulse;
}

/** A featured game: a large card in its colours, with its current activity. */
export function GameCard({ game, pulse }: GameCardProps) {
  const language = useLanguage();
  const name = language === "en" ? (game.card ?? game).name : titleIn(game, language);
  return (
    <div className="relative">
      <Link
        data-mode="dark"
        to={game.path}
        style={coloursOf(game)}
        className={`${surface} @container h-44 rounded-panel sm:h-56`}
      >
        <GameArt game={game} size={224} className="game-card-art" />
        <span className="absolute inset-x-4 top-4 grid justify-items-start gap-0.5 sm:inset-x-5 sm:top-5 @min-[300px]:end-auto @min-[300px]:max-w-[62%]">
          <span className="pe-8 text-xl leading-tight font-bold @min-[220px]:text-2xl sm:text-3xl">{name}</span>
          {/* Only the name stands beside the star: on a phone, its caption needs the whole width. */}
          <span
            data-caption=""
            className="line-clamp-2 text-sm font-medium @min-[220px]:line-clamp-none @min-[220px]:pe-8 sm:text-base"
          >
            {taglineIn(game, language)}
          </span>
          <Return game={game} className={`${pill} mt-2 hidden! @min-[220px]:block!`} />
        </span>
        <span className="absolute inset-x-4 bottom-4 grid justify-items-start gap-2 sm:inset-x-5 sm:bottom-5">
          {/* A narrow card has one line at its foot, with the picture beside it. */}
          <Return game={game} short className={`${pill} @min-[220px]:hidden!`} />
          <Playing pulse={pulse} className="hidden! @min-[220px]:flex!" />
          <LastWins pulse={pulse} most={3} className="hidden! @min-[300px]:flex!" />
        </span>
      </Link>
      <Star game={game} />
    </div>
  );
}

/** A tile of the grid: art, name, the game's exact return, and where there is room its activity and its last wins. */
export function GameTile({ game, pulse }: GameCardProps) {
  const language = useLanguage();
  return (
    <div className="relative">
      <Link data-mode="dark" to={game.path} style={coloursOf(game)} className={`${surface} game-tile rounded-tile`}>
        <GameArt game={game} size={92} lazy className="game-tile-art" />
        <span className="game-tile-words">
          <span className="truncate font-semibold">{titleIn(game, language)}</span>
          <span className="flex h-8 items-start text-xs leading-4 font-medium text-white/90 max-sm:hidden">
            {pulse.playing > 0 ? (
              <Playing pulse={pulse} />
            ) : (
              <span data-caption="" className="line-clamp-2 min-w-0 text-balance">
                {taglineIn(game, language)}
              </span>
            )}
          </span>
        </span>
        <Return game={game} short className={`${pill} absolute start-2 top-2 max-sm:px-2`} />
        <LastWins pulse={pulse} most={1} className="game-tile-win max-sm:hidden" />
      </Link>
      <Star game={game} />
    </div>
  );
}

function Playing({ pulse, className = "" }: { pulse: Pulse; className?: string }) {
  const words = homeWords.useWords();
  const format = useFormats();
  if (pulse.playing === 0) return null;
  return (
    <span className={`flex animate-fade-in items-center gap-2 text-sm font-semibold whitespace-nowrap ${className}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-win shadow-[0_0_10px_var(--win)]" />
      {format.plural(pulse.playing, words.playing)}
    </span>
  );
}

function LastWins({ pulse, most, className }: { pulse: Pulse; most: number; className: string }) {
  const words = homeWords.useWords();
  const format = useFormats();
  if (pulse.wins.length === 0) return null;
  return (
    <span className={`flex animate-fade-in items-center gap-1.5 ${className}`}>
      <span className="sr-only">{words.lastWins}</span>
      {pulse.wins.slice(0, most).map((win) => (
        <span key={win.id} className={pill}>
          {format.multiplier(win.hundredths, win.about)}
        </span>
      ))}
    </span>
  );
}

/** The exact return of a game, or that it is switched off. */
function Return({ game, short = false, className }: { game: ListedGame; short?: boolean; className: string }) {
  const words = homeWords.useWords();
  const format = useFormats();
  const off = useStore(houseInfo, (info) => info.gamesOff.includes(game.id));
  if (off) return <span className={className}>{words.off}</span>;
  if (game.returnToPlayer === null) return null;
  const share = format.percent(Math.floor(game.returnToPlayer * 10_000) / 10_000);
  return (
    <span className={className}>
      {short ? (
        <>
          <span className="sr-only">{words.returns(share)}</span>
          <span aria-hidden="true">{share}</span>
        </>
      ) : (
        words.returns(share)
      )}
    </span>
  );
}
