/** What stands in the address for the history: leaving it, they go too. The first page knows them, so they stand alone. */
export const filterNames = [
  "game",
  "currency",
  "result",
  "multiplier",
  "period",
  "from",
  "to",
  "mark",
  "least",
  "most",
] as const;
