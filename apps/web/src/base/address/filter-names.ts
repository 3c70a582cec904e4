/**
 * Parameters of the history in the address, which are removed with it. In a file of their own, because the first page
 * needs them.
 */
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
