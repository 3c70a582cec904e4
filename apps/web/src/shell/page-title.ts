import type { Language } from "@fairhouse/ui/words/language.ts";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import type { ShellWords } from "../words/en.ts";
import { shellWords } from "../words/shell-words.ts";

/** `handle` of a route: the title of its page. */
export interface PageHandle {
  readonly title: (words: ShellWords, language: Language) => string;
}

/** Of this document; a change of the layout around the pages begins nothing anew. */
let shownPath: string | null = null;

/** Sets the document's title by the route, and scrolls to the top on each change of the path, never of the query. */
export function usePage(): void {
  const words = shellWords.useWords();
  const language = useLanguage();
  const house = useStore(houseInfo, (info) => info.name);
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const title = isPageHandle(handle) ? handle.title(words, language) : null;

  useEffect(() => {
    document.title = title === null ? house : `${title} · ${house}`;
  }, [title, house]);

  useEffect(() => {
    // The first page is where the browser has put it; asking for the top would lay it out once more before it is painted.
    if (shownPath !== null && shownPath !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
    shownPath = pathname;
  }, [pathname]);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle;
}
