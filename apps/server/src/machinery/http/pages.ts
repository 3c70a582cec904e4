export interface SitePage {
  /** The path pattern. A segment that begins with a colon matches any one segment. */
  readonly path: string;
  /** Its source files as the site's build names them, from `apps/web`. */
  readonly sources: readonly string[];
}

/** Makes a function that finds the page at a path; undefined if the site has none. */
export function pageFinder(pages: readonly SitePage[]): (path: string) => SitePage | undefined {
  const fixed = new Map(pages.filter(({ path }) => !path.includes(":")).map((page) => [page.path, page]));
  const patterns = pages
    .filter(({ path }) => path.includes(":"))
    .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:[^/]+/g, "[^/]+")}$`) }));
  return (path) => {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    return fixed.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.page;
  };
}
