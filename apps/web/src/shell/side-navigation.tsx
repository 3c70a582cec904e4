import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { NavLink } from "react-router";
import { useStore } from "zustand";
import { changeSettings, settingsStore } from "../settings/settings-store.ts";
import { shellWords } from "../words/shell-words.ts";
import { type NavigationItem, useNavigationItems } from "./navigation.ts";

/** 280 wide with names, or 88 with small ones below the icons (`mini:`). Hidden on phones. */
export function SideNavigation() {
  const words = shellWords.useWords().navigation;
  const items = useNavigationItems();
  return (
    <nav
      aria-label={words.label}
      className="scrollbar-none fixed inset-y-0 start-0 z-30 hidden w-(--nav-width) flex-col gap-6 overflow-y-auto border-e border-line bg-raised px-4 pt-[calc(var(--header-height)+16px)] pb-4 md:flex mini:px-2"
    >
      <ItemList items={items.top} />
      <section aria-labelledby="navigation-games">
        <h2
          id="navigation-games"
          className="mb-2 px-3 text-xs font-semibold tracking-wider text-muted uppercase mini:px-0 mini:text-center"
        >
          {words.games}
        </h2>
        <ItemList items={items.games} />
      </section>
      <ItemList items={items.more} />
      <LayoutToggle />
    </nav>
  );
}

function ItemList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item.path}>
          <NavLink
            to={item.path}
            className="group relative flex min-h-11 items-center gap-3.5 rounded-control px-3 font-medium text-muted transition-colors hover:bg-panel-high hover:text-text aria-[current=page]:bg-linear-to-r aria-[current=page]:from-accent-soft aria-[current=page]:to-transparent aria-[current=page]:font-semibold aria-[current=page]:text-text rtl:aria-[current=page]:bg-linear-to-l mini:min-h-14 mini:flex-col mini:justify-center mini:gap-1 mini:px-1 mini:text-center mini:text-xs"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-1 start-0 w-[3px] rounded-full bg-accent opacity-0 shadow-[0_0_12px_var(--accent)] group-aria-[current=page]:opacity-100"
            />
            <item.icon className="size-5 shrink-0 group-aria-[current=page]:text-accent-text" />
            <span className="truncate mini:max-w-full">{item.title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Vertical and mini, from 1200 px. */
function LayoutToggle() {
  const words = shellWords.useWords().navigation;
  const mini = useStore(settingsStore, (state) => state.settings.themeLayout === "mini");
  const label = mini ? words.expand : words.collapse;
  const Icon = mini ? ChevronsRight : ChevronsLeft;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ themeLayout: mini ? "vertical" : "mini" })}
      className="mt-auto hidden min-h-10 items-center gap-3.5 rounded-control px-3 text-sm font-medium text-muted transition-colors hover:bg-panel-high hover:text-text lg:flex mini:justify-center mini:px-0"
    >
      <Icon aria-hidden="true" className="size-5 mirror-rtl" />
      <span className="mini:hidden">{label}</span>
    </button>
  );
}
