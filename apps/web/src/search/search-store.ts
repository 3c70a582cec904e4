import { createStore } from "zustand/vanilla";

export interface SearchState {
  readonly open: boolean;
  readonly query: string;
}

export const searchStore = createStore<SearchState>(() => ({ open: false, query: "" }));

export function openSearch(query = ""): void {
  searchStore.setState({ open: true, query });
}

/** Closing clears the query, as the specification has it. */
export function closeSearch(): void {
  searchStore.setState({ open: false, query: "" });
}

/** The focus that the closing dialog gives back to the field opens nothing. */
export function focusComesBack(): void {
  const field = document.querySelector<HTMLElement>("[data-search-field]");
  if (field === null) return;
  field.dataset.given = "";
  // Where the focus went elsewhere, the next one is the player's own.
  requestAnimationFrame(() => requestAnimationFrame(() => delete field.dataset.given));
}
