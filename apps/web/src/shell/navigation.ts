import { House, ShieldCheck, User } from "lucide-react";
import type { ComponentType } from "react";
import { games, useGameTitle } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";

/** One place that the navigation leads to. */
export interface NavigationItem {
  readonly path: string;
  readonly title: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
}

export interface Navigation {
  readonly top: readonly NavigationItem[];
  readonly games: readonly NavigationItem[];
  readonly more: readonly NavigationItem[];
}

/** Home and profile, the games in the order of the catalogue, then what explains the house. */
export function useNavigationItems(): Navigation {
  const words = shellWords.useWords().navigation;
  const titleOf = useGameTitle();
  return {
    top: [
      { path: "/home", title: words.home, icon: House },
      { path: "/profile", title: words.profile, icon: User },
    ],
    games: games.map((game) => ({ path: game.path, title: titleOf(game.id), icon: game.icon })),
    more: [{ path: "/fairness", title: words.fairness, icon: ShieldCheck }],
  };
}
