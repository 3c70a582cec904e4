import { Suspense } from "react";
import { useStore } from "zustand";
import { lazyOrReload } from "../base/lazy-or-reload.ts";
import { sessionStore } from "../services/services.ts";

// Without a connection the page has no bell, instead of failing with it.
const LiveBell = lazyOrReload(async () => (await import("./live-bell.tsx")).LiveBell);

/**
 * The bell of the top bar. Visitors have none; for players it is fetched after the first paint, with its place
 * reserved.
 */
export function Bell() {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  if (!signedIn) return null;
  return (
    <Suspense fallback={<span data-coming="" aria-hidden="true" className="size-10 shrink-0" />}>
      <LiveBell />
    </Suspense>
  );
}
