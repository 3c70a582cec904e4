import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { BookOpenCheck, Gift, House, ShieldCheck, User, Wallet } from "lucide-react";
import { useStore } from "zustand";
import { games, isSport, type ListedGame, navigationTitleIn } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { houseInfo, sessionStore } from "../services/services.ts";
import { type NavigationGroup, type NavigationItem, visibleGroups } from "./navigation-model.ts";

/**
 * Returns the navigation that the viewer may see: home and profile, sports, the games in the order of the catalogue,
 * then coins and pages about the house. Sports are four, and would be out of sight below the games.
 */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { navigation, footer, frame } = siteWords.useWords();
  const language = useLanguage();
  const gamesOff = useStore(houseInfo, (info) => info.gamesOff);
  const viewer = useStore(sessionStore, (session) => session.user?.role ?? "guest");
  const about: readonly NavigationItem[] = [
    { path: "/home?panel=terms", title: footer.terms, icon: BookOpenCheck },
    { path: "/home?panel=privacy", title: footer.privacy, icon: BookOpenCheck },
    { path: "/home?panel=licensing", title: footer.licensing, icon: BookOpenCheck },
    { path: `${location.origin}/api/docs`, title: frame.api, icon: BookOpenCheck, caption: frame.apiCaption },
  ];
  const placesOf = (listed: readonly ListedGame[]) =>
    listed.map((game) => ({
      path: game.path,
      title: navigationTitleIn(game, language),
      icon: game.icon,
      disabled: gamesOff.includes(game.id) ? frame.switchedOff : undefined,
    }));
  const groups: readonly NavigationGroup[] = [
    {
      id: "pages",
      heading: null,
      label: frame.pages,
      items: [
        { path: "/home", title: navigation.home, icon: House },
        { path: "/profile", title: navigation.profile, icon: User },
      ],
    },
    {
      id: "sports",
      heading: navigation.sports,
      label: navigation.sports,
      items: placesOf(games.filter(isSport)),
    },
    {
      id: "games",
      heading: navigation.games,
      label: navigation.games,
      items: placesOf(games.filter((game) => !isSport(game))),
    },
    {
      id: "more",
      heading: null,
      label: frame.more,
      items: [
        { path: "/home?panel=wallet", title: frame.wallet, icon: Wallet },
        { path: "/home?panel=promotions", title: frame.promotions, icon: Gift },
        { path: "/fairness", title: navigation.fairness, icon: ShieldCheck, caption: frame.fairnessCaption },
        { path: "about", title: footer.aboutUs, icon: BookOpenCheck, children: about },
      ],
    },
  ];
  return visibleGroups(groups, viewer);
}
