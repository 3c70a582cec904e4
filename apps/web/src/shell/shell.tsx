import { LoadingScreen } from "@fairhouse/ui/components/loading-screen.tsx";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { useStore } from "zustand";
import { firstActivity } from "../base/first-activity.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { siteWords } from "../base/words/words.ts";
import { sessionStore, socket } from "../services/services.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { Notices } from "./notices.tsx";
import { Overlays } from "./overlays.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";

/** Below everything that a first page shows; fetched at the first user input. */
// A page must not fail because its footer cannot be fetched: without a connection it has none.
const Footer = lazyOrNothing(async () => {
  await firstActivity();
  return (await import("./footer.tsx")).Footer;
});

/** Top bar, navigation and the page between them. */
export function Shell() {
  useConnectionAfterPaint();
  const words = siteWords.useWords();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const awaited = navigation.state !== "idle" && navigation.location.pathname !== pathname;
  return (
    <>
      <a
        href="#page"
        className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-accent-fill px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <TopBar notice={<Notices />} />
      <SideNavigation />
      <div className="ps-(--nav-width) pt-(--header-height) pb-(--bottom-bar-height)">
        <main
          id="page"
          tabIndex={-1}
          className="mx-auto min-h-[70dvh] w-full max-w-(--content-width) px-3 py-3 outline-none md:px-6 md:py-6"
        >
          <Suspense fallback={<LoadingScreen label={words.loading} />}>
            <Outlet />
          </Suspense>
          {awaited && (
            // Covers the page being left once the wait exceeds the loading screen's own delay.
            <div className="fixed inset-x-0 top-(--header-height) bottom-(--bottom-bar-height) z-20 ms-(--nav-width) animate-fade-in bg-ground [animation-delay:150ms]">
              <LoadingScreen label={words.loading} />
            </div>
          )}
        </main>
        <Suspense fallback={<div data-coming="" className="h-80" />}>
          <Footer />
        </Suspense>
      </div>
      <BottomNavigation />
      <Overlays />
    </>
  );
}

/**
 * Opens the only connection when the browser is idle: for players at once, for visitors when they come to something
 * live (a table, a round), which opens it by watching.
 */
function useConnectionAfterPaint() {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  useEffect(() => {
    if (!signedIn) return;
    if (typeof requestIdleCallback !== "function") {
      // Safari has no idle callbacks.
      const timer = setTimeout(() => socket.connect(), 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => socket.connect(), { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, [signedIn]);
}
