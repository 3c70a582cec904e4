import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";

/** The headers of a request or a handshake, from its browser and the proxies in front. */
interface Sender {
  readonly headers: IncomingHttpHeaders;
}

/**
 * True if a browser says that the request does not come from a page of the house: another site's page must not act in a
 * player's name, whatever its requests carry. Requests without an Origin do not come from a page at all: browsers send
 * it with every request that changes something, and with socket handshakes.
 * @param host as the player's browser wrote it.
 */
export function isForeign(
  { headers }: Sender,
  host: string | undefined,
  config: Pick<Config, "allowedOrigins">,
): boolean {
  const { origin } = headers;
  if (origin === undefined || config.allowedOrigins.includes(origin)) return false;
  // The browser compares scheme, host and port itself; it does not report the result over plain HTTP, nor for every
  // handshake.
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && headers["sec-fetch-mode"] !== "websocket") return true;
  if (host === undefined || !URL.canParse(origin)) return true;
  const page = new URL(origin);
  if (page.host !== host.toLowerCase()) return true;
  // The scheme of a host that the operator has named is known; for others it is known if a proxy reports it.
  if (config.allowedOrigins.some((own) => new URL(own).host === page.host)) return true;
  return page.protocol !== "https:" && cameOverTls(headers);
}

/** True if a proxy reports TLS. Anybody may claim it, because the claim only makes the check stricter. */
function cameOverTls(headers: IncomingHttpHeaders): boolean {
  const first = `${headers["x-forwarded-proto"] ?? ""}`.split(",", 1)[0]?.trim().toLowerCase();
  return first === "https" || first === "wss";
}
