// Separate from the rules, so that the screen loads no schema library.

/** Time from the end of betting until the card has been shown. */
export const REVEAL_MS = 5_000;
