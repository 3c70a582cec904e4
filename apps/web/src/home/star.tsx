import { classes } from "@fairhouse/ui/classes.ts";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { Star as StarIcon } from "lucide-react";
import { useStore } from "zustand";
import { type ListedGame, titleIn } from "../base/games.ts";
import { favourites, toggleFavourite } from "./favourites.ts";
import { homeWords } from "./words/words.ts";

/** A button that makes a game a favourite, or removes it. Lies at the upper inline end of the game's card. */
export function Star({ game }: { game: ListedGame }) {
  const words = homeWords.useWords();
  const language = useLanguage();
  const given = useStore(favourites, ({ games }) => games.includes(game.id));
  return (
    <button
      type="button"
      data-mode="dark"
      aria-pressed={given}
      aria-label={words.star(titleIn(game, language))}
      onClick={() => toggleFavourite(game.id)}
      className="group/star touch-target absolute end-1.5 top-1.5 z-1 grid size-9 cursor-pointer place-items-center rounded-full text-white transition-[background-color,scale] duration-(--duration-feedback) hover:bg-black/35 active:scale-90"
    >
      <StarIcon
        aria-hidden="true"
        className={classes(
          "size-5 drop-shadow-[0_1px_3px_rgb(0_0_0/0.6)] transition-[scale] duration-(--duration-enter) ease-spring group-hover/star:scale-110",
          given ? "animate-pop-in fill-gold text-gold" : "fill-black/25",
        )}
      />
    </button>
  );
}
