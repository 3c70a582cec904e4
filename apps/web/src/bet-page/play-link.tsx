import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { gameOf, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";

/** The way from the page of a bet or round to its game; nothing for a game that this house no longer has. */
export function PlayLink({ game }: { readonly game: string }) {
  const { play } = siteWords.useWords();
  const title = useGameTitle()(game);
  const listed = gameOf(game);
  return (
    listed && (
      <Link to={listed.path} className={`${buttonStyle({ variant: "play" })} mt-2 min-h-12 justify-self-center px-8!`}>
        <span>{play(title)}</span>
      </Link>
    )
  );
}
