/**
 * True when a browser's request comes from a page of the house: same host as the request was sent to, or an allowed origin.
 * Requests without an Origin come from no foreign page: browsers send it with every POST, DELETE and socket handshake.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
