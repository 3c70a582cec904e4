import { PageLinkContext } from "@fairhouse/client/page-link.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import { use } from "react";
import { type SlipGameId, slipGames } from "./slip-games.ts";
import { slipWords } from "./words/words.ts";

/** Links the pages of all games with slips, of which one is shown. */
export function SlipPages({ current }: { readonly current: SlipGameId }) {
  const words = slipWords.useWords();
  const PageLink = use(PageLinkContext);
  return (
    <nav aria-label={words.pages} className="scrollbar-none -mx-1 min-w-0 overflow-x-auto px-1">
      <ul className="flex w-max gap-4">
        {slipGames.map(({ id, path }) => (
          <li key={id}>
            <PageLink
              to={path}
              aria-current={id === current ? "page" : undefined}
              className={classes(
                "flex min-h-9 items-center border-b-2 text-sm font-semibold transition-colors duration-(--duration-feedback) touch-target",
                id === current ? "border-accent text-text" : "border-transparent text-muted hover:text-text",
              )}
            >
              {words.pageOf[id]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
