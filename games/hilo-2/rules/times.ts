// Apart from the rules, so that the screen loads no schema library for them.

/** From the end of betting until a card has been shown. */
export const REVEAL_MS = 5_000;
