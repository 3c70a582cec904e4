/** Words of the search dialog: the specification's, except those that are only read out. */
export const en = {
  title: "Search",
  esc: "esc",
  results: "Results",
  enterKeywords: "Please enter keywords",
  notFound: "Not Found",
  noResults: "No results found for",
  tryAgain: "Try checking for typos or using complete words.",
  /** For screen readers; the count arrives formatted. */
  found: (count: string) => `Results: ${count}`,
  choose: "to choose",
  open: "to open",
  newTab: "(opens in a new tab)",
};
export type SearchWords = typeof en;
