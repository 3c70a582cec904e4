/** Key of the access token between reloads of a tab; never in local storage (specification §7). */
export const TOKEN_KEY = "accessToken";

/**
 * Returns when an access token expires, in milliseconds since 1970; null for anything but a token with an `exp` in
 * seconds.
 */
export function expiryOf(token: string): number | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (typeof claims !== "object" || claims === null || !("exp" in claims)) return null;
    return typeof claims.exp === "number" ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}

/**
 * Returns the beginning of the start-up flow: the stored token while it is valid, otherwise a request for a new one
 * with the session cookie.
 */
export function startWith(stored: string | null, now: number): "token" | "cookie" {
  if (stored === null) return "cookie";
  const expiry = expiryOf(stored);
  return expiry !== null && expiry > now ? "token" : "cookie";
}
