import { createStore } from "zustand/vanilla";

export interface SearchState {
  readonly open: boolean;
  readonly query: string;
  /** Index of the result that Enter opens, from the first. */
  readonly chosen: number;
}

/** Closed and empty. */
const closed: SearchState = { open: false, query: "", chosen: 0 };

export const searchStore = createStore<SearchState>(() => closed);

export function openSearch(query = ""): void {
  searchStore.setState({ open: true, query, chosen: 0 });
}

/** Sets the query. Its results are a new list, so the first one is selected. */
export function typeQuery(query: string): void {
  searchStore.setState({ query, chosen: 0 });
}

export function chooseResult(chosen: number): void {
  searchStore.setState({ chosen });
}

/** Closes the search and clears the query, as specified. */
export function closeSearch(): void {
  searchStore.setState(closed);
}

/** Marks the focus that the closing dialog returns to the field, so that it does not open the dialog again. */
export function focusComesBack(): void {
  const field = document.querySelector<HTMLElement>("[data-search-field]");
  if (field === null) return;
  field.dataset.given = "";
  // If the focus went elsewhere, the next one is the player's own.
  requestAnimationFrame(() => requestAnimationFrame(() => delete field.dataset.given));
}
