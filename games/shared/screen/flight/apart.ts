const [FIRST_STRONG_ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];

/**
 * Returns a text that keeps its own direction wherever it is drawn. A canvas is written from left to right like the
 * chart on it, which would put the Arabic unit before its figure, and a figure before the Arabic name that it follows.
 */
export function apart(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${END_OF_ISOLATE}`;
}

/** Returns the label of a player who left: their name, and the multiplier after it. */
export function leaverText(name: string, multiplier: string): string {
  return `${apart(name)} ${multiplier}`;
}
