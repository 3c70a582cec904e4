import { aliasesOf } from "@fairhouse/games/aliases.ts";
import { LifeBuoy, UserCog } from "lucide-react";
import { games, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { useNavigationGroups } from "../navigation/navigation.ts";
import type { NavigationGroup, NavigationItem } from "../navigation/navigation-model.ts";
import { aliases } from "./aliases.ts";

/**
 * Returns the places that search can find: the navigation, with games by their own names, the panels that only the
 * footer links to, and other names of each.
 */
export function usePlaces(): readonly NavigationGroup[] {
  const { frame } = siteWords.useWords();
  const titleOf = useGameTitle();
  const groups = useNavigationGroups();
  const more: readonly NavigationItem[] = [
    { path: "/home?panel=profile", title: frame.profileSettings, icon: UserCog },
    { path: "/home?panel=support", title: frame.support, icon: LifeBuoy },
  ];

  const named = (item: NavigationItem): NavigationItem => {
    const game = games.find(({ path }) => path === item.path);
    const known = game === undefined ? aliases[item.path] : aliasesOf(game.id);
    return {
      ...item,
      title: game === undefined ? item.title : titleOf(game.id),
      ...(known !== undefined && { aliases: known }),
      ...(item.children !== undefined && { children: item.children.map(named) }),
    };
  };
  return groups.map((group) => ({
    ...group,
    items: (group.id === "more" ? [...group.items, ...more] : group.items).map(named),
  }));
}
