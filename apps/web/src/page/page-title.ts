import type { Language } from "@fairhouse/protocol/languages.ts";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { SiteWords } from "../base/words/en.ts";
import { siteWords } from "../base/words/words.ts";
import { houseInfo } from "../services/services.ts";

/** `handle` of a route: the title of its page. */
export interface PageHandle {
  readonly title: (words: SiteWords, language: Language) => string;
}

interface Named {
  readonly title: string;
}

/** Titles set by pages, and by panels over them, beyond their route: the last one is that of the visible one. */
const named = createStore<readonly Named[]>(() => []);

/** Names the document after the visible content instead of the route; null leaves it to the route. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const mine = { title };
    named.setState((before) => [...before, mine], true);
    return () => named.setState((before) => before.filter((other) => other !== mine), true);
  }, [title]);
}

/**
 * Sets the document's title by the route or by {@link usePageTitle}, and scrolls to the top on each change of the path,
 * never of the query.
 */
export function usePage(): void {
  const words = siteWords.useWords();
  const language = useLanguage();
  const house = useStore(houseInfo, (info) => info.name);
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const ofRoute = isPageHandle(handle) ? handle.title(words, language) : null;
  const title = useStore(named, (all) => all.at(-1)?.title) ?? ofRoute;
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    document.title = title === null ? house : `${title} · ${house}`;
  }, [title, house]);

  useLayoutEffect(() => {
    // The browser has already scrolled the first page; scrolling to the top would lay it out once more before it is
    // painted.
    if (shownPath.current !== null && shownPath.current !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
    shownPath.current = pathname;
  }, [pathname]);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
