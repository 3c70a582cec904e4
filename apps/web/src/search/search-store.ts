import { createStore } from "zustand/vanilla";

export interface SearchState {
  readonly open: boolean;
  readonly query: string;
  /** The result that Enter takes, counted from the first. */
  readonly chosen: number;
}

/** Closed, and with nothing typed. */
const closed: SearchState = { open: false, query: "", chosen: 0 };

export const searchStore = createStore<SearchState>(() => closed);

export function openSearch(query = ""): void {
  searchStore.setState({ open: true, query, chosen: 0 });
}

/** Another query is another list: it is read from its first result. */
export function typeQuery(query: string): void {
  searchStore.setState({ query, chosen: 0 });
}

export function chooseResult(chosen: number): void {
  searchStore.setState({ chosen });
}

/** Closing clears the query, as the specification has it. */
export function closeSearch(): void {
  searchStore.setState(closed);
}

/** The focus that the closing dialog gives back to the field opens nothing. */
export function focusComesBack(): void {
  const field = document.querySelector<HTMLElement>("[data-search-field]");
  if (field === null) return;
  field.dataset.given = "";
  // Where the focus went elsewhere, the next one is the player's own.
  requestAnimationFrame(() => requestAnimationFrame(() => delete field.dataset.given));
}
