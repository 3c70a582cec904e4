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
