/** Words of the browsers, and of Vite for style sheets, for a file of the page that could not be fetched. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Returns true for an error of a page whose files an update took away, or that lost its connection. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}
