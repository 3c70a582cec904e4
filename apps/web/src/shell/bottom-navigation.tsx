import { Gamepad2, House, ListChecks, Search, Wallet } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { useStore } from "zustand";
import { panelOf } from "../base/address/panels.ts";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { isCurrent } from "../navigation/navigation-model.ts";
import { openSearch, searchStore } from "../search/search-store.ts";

const GamesSheet = lazy(async () => ({ default: (await import("./games-sheet.tsx")).GamesSheet }));

const itemStyle =
  "flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-medium text-muted transition-colors aria-[current]:text-text aria-expanded:text-text [&_svg]:size-[22px] aria-[current]:[&_svg]:text-accent-text";

/** Navigation within reach of a thumb, under 900 px. */
export function BottomNavigation() {
  const { navigation: words, frame } = siteWords.useWords();
  const { pathname, search } = useLocation();
  const searching = useStore(searchStore, (search) => search.open);
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  const inGame = pathname.startsWith("/game") || pathname.startsWith("/sports");
  const inWallet = panelOf(search) === "wallet";
  return (
    <nav
      data-frame=""
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <BottomLink to="/home" current={!inWallet && isCurrent("/home", pathname)} icon={<House />} label={words.home} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opened === "open"}
        aria-current={inGame && !inWallet ? "page" : undefined}
        onClick={() => setOpened("open")}
        className={itemStyle}
      >
        <Gamepad2 aria-hidden="true" />
        {words.games}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={searching}
        onClick={() => openSearch()}
        className={itemStyle}
      >
        <Search aria-hidden="true" />
        {frame.openSearch}
      </button>
      {/* A player's bets are the first thing that the profile shows. */}
      <BottomLink
        to="/profile?tab=bets"
        current={!inWallet && isCurrent("/profile", pathname)}
        icon={<ListChecks />}
        label={words.bets}
      />
      <PanelLink
        panel="wallet"
        className={itemStyle}
        label={
          <>
            <Wallet aria-hidden="true" />
            {frame.wallet}
          </>
        }
      />
      <Suspense>
        {opened !== "never" && <GamesSheet open={opened === "open"} onClose={() => setOpened("closed")} />}
      </Suspense>
    </nav>
  );
}

interface BottomLinkProps {
  readonly to: string;
  readonly current: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

function BottomLink({ to, current, icon, label }: BottomLinkProps) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className={itemStyle}>
      {icon}
      {label}
    </Link>
  );
}
