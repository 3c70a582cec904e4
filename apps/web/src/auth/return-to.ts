/** Page for players who did not ask for another one. */
export const landingPath = "/home";

/**
 * Returns the path to which a `returnTo` parameter may lead: a path of this site, or the landing page. Anyone who can
 * make a player follow a link must not decide where the sign-in form sends them: other origins, `//host`, `/\host`,
 * `javascript:` and the sign-in pages themselves are refused.
 */
export function safeReturnTo(asked: string | null, origin: string): string {
  if (asked === null || !asked.startsWith("/")) return landingPath;
  let target: URL;
  try {
    target = new URL(asked, origin);
  } catch {
    return landingPath;
  }
  if (target.origin !== origin || target.pathname === "/auth" || target.pathname.startsWith("/auth/"))
    return landingPath;
  // `/.//host` parses to the path `//host`, which, parsed again, is another origin.
  if (target.pathname.startsWith("//")) return landingPath;
  return target.pathname + target.search + target.hash;
}

/** Returns the address of the sign-in page that comes back to `path`. */
export function loginPathFor(path: string): string {
  return path === landingPath || path === "/"
    ? "/auth/jwt/login"
    : `/auth/jwt/login?returnTo=${encodeURIComponent(path)}`;
}
