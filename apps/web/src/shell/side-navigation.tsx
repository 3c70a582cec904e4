import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { useNavigationGroups } from "../navigation/navigation.ts";
import { changeSettings, settingsStore } from "../session/settings-store.ts";
import { NavigationList } from "./navigation-list.tsx";
import { useLayout } from "./use-layout.ts";

/**
 * The navigation at the side: 280 wide with names, or 88 with small ones below the icons (`mini:`). Not on phones, not
 * in the horizontal layout.
 */
export function SideNavigation() {
  const words = siteWords.useWords().navigation;
  const groups = useNavigationGroups();
  const layout = useLayout();
  if (layout !== "vertical" && layout !== "mini") return null;
  return (
    <nav
      data-frame=""
      aria-label={words.label}
      className="fixed inset-y-0 start-0 z-30 flex w-(--nav-width) flex-col gap-6 overflow-y-auto overscroll-contain border-e border-line bg-raised px-4 pt-[calc(var(--header-height)+16px)] pb-4 [scrollbar-gutter:auto] mini:px-2"
    >
      <NavigationList groups={groups} mini={layout === "mini"} />
      <LayoutToggle />
    </nav>
  );
}

/** Switches between vertical and mini, from 1200 px. */
function LayoutToggle() {
  const words = siteWords.useWords().navigation;
  const mini = useStore(settingsStore, (state) => state.settings.themeLayout === "mini");
  const label = mini ? words.expand : words.collapse;
  const Icon = mini ? ChevronsRight : ChevronsLeft;
  return (
    <Tooltip text={label} side="end">
      <button
        type="button"
        aria-label={label}
        onClick={() => changeSettings({ themeLayout: mini ? "vertical" : "mini" })}
        className="mt-auto hidden min-h-10 items-center gap-3.5 rounded-control px-3 text-sm font-medium text-muted transition-colors hover:bg-panel-high hover:text-text lg:flex mini:justify-center mini:px-0"
      >
        <Icon aria-hidden="true" className="size-5 mirror-rtl" />
        <span className="mini:hidden">{label}</span>
      </button>
    </Tooltip>
  );
}
