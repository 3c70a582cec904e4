import { useLayoutEffect } from "react";
import { closeSearch, openSearch, searchStore } from "./search-store.ts";

/** Lets ⌘K and Ctrl+K open and close the search. */
export function useSearchKey(): void {
  // Keys must work from the paint of the field on: an effect after it may be half a second late, and the browser would
  // take the key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The key by its place, because other keyboards have other letters on it.
      if (event.code !== "KeyK" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (searchStore.getState().open) closeSearch();
      else if (document.querySelector("[role=dialog][data-open], [role=alertdialog][data-open]") === null) openSearch();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
