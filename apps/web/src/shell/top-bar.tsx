import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Logo, LogoMark } from "@fairhouse/ui/components/logo.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { lazyOrReload, missingParts } from "../base/lazy-or-reload.ts";
import { siteWords } from "../base/words/words.ts";
import { Bell } from "../notifications/bell.tsx";
import { SearchField } from "../search/search-field.tsx";
import { houseInfo, playContext, sessionStore } from "../services/services.ts";
import { SettingsButton } from "./settings-button.tsx";
import { useLayout } from "./use-layout.ts";

// For players only.
const BalancePill = lazyOrReload(async () => (await import("./balance-pill.tsx")).BalancePill);
const AccountMenu = lazyOrReload(async () => (await import("./account-menu.tsx")).AccountMenu);
// Only one of the layouts needs them.
const HorizontalNavigation = lazyOrReload(
  async () => (await import("./horizontal-navigation.tsx")).HorizontalNavigation,
);
const NavigationButton = lazyOrReload(async () => (await import("./navigation-button.tsx")).NavigationButton);

/**
 * The top bar: 70 high, 64 once the page has scrolled, 60 on phones. Only the bar itself shrinks: the page reserves the
 * full height, so there is no layout shift.
 * @param notice shown under the bar, and part of it.
 */
export function TopBar({ notice }: { readonly notice?: ReactNode }) {
  const words = siteWords.useWords();
  const name = useStore(houseInfo, (info) => info.name);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  const isLoggedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const plays = useStore(sessionStore, (session) => session.player !== null);
  const { sentinel, scrolled } = useScrolled();
  const layout = useLayout();
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="absolute top-0 h-2 w-px" />
      <header
        data-frame=""
        data-scrolled={scrolled}
        className="fixed inset-x-0 top-0 z-40 flex h-(--bar-height) items-center gap-1.5 border-b border-line bg-ground px-3 sm:gap-3 transition-[height,box-shadow] duration-(--duration-enter) md:px-6 md:data-[scrolled=true]:h-16 data-[scrolled=true]:shadow-panel"
      >
        <Suspense>{layout === "drawer" && <NavigationButton />}</Suspense>
        <Link
          to="/"
          aria-label={words.topBar.toHome(name)}
          className="grid shrink-0 justify-start rounded-control md:me-3 md:min-w-[calc(var(--nav-width)-24px)]"
        >
          <span className="sm:hidden">
            <LogoMark size={34} />
          </span>
          <Logo size={36} name={name} className="max-sm:hidden!" />
        </Link>
        <Suspense>{layout === "horizontal" && <HorizontalNavigation />}</Suspense>
        <SearchField />
        <div data-balance className="flex min-w-0 flex-1 justify-end md:pe-2">
          {plays ? (
            <Suspense fallback={<Skeleton className="h-11 w-40" />}>
              <BalancePill />
            </Suspense>
          ) : (
            !isInitialized && <Skeleton className="h-11 w-40" />
          )}
        </div>
        {/* On phones they are in the player's own menu. */}
        <SettingsButton className={isLoggedIn ? "max-sm:hidden" : ""} />
        {isLoggedIn ? (
          <>
            <Bell />
            <Suspense fallback={<Skeleton className="size-10 rounded-full!" />}>
              <AccountMenu />
            </Suspense>
          </>
        ) : (
          isInitialized && (
            <button
              type="button"
              className={`${buttonStyle({ variant: "accent" })} max-sm:px-3! max-sm:text-sm!`}
              onClick={() => playContext.openAuth("login")}
            >
              {words.topBar.signIn}
            </button>
          )
        )}
        <ReloadButton />
        {notice}
      </header>
    </>
  );
}

/** Offers to reload the page once a part of this bar, the way to sign out included, could not be fetched. */
function ReloadButton() {
  const words = siteWords.useWords().error;
  const isMissing = useStore(missingParts, ({ any }) => any);
  if (!isMissing) return null;
  return (
    <>
      <p role="status" className="sr-only">
        {words.missingText}
      </p>
      <button
        type="button"
        title={words.missingText}
        className={`${buttonStyle({ variant: "accent" })} max-sm:px-3! max-sm:text-sm!`}
        onClick={() => location.reload()}
      >
        {words.reload}
      </button>
    </>
  );
}

/** Returns true while the top of the page is outside the window, without a scroll handler. */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinel, scrolled };
}
