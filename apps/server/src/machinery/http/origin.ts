import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config.ts";

/** Of a request or a handshake: what its browser and the proxies before us said. */
interface Sender {
  readonly headers: IncomingHttpHeaders;
}

/**
 * Another site's page must not act in a player's name, whatever its requests carry. True when a browser says that the request comes
 * from no page of the house. Requests without an Origin come from no page at all: browsers send it with everything that changes
 * something, and with socket handshakes.
 * @param host as the player's browser wrote it.
 */
export function isForeign(
  { headers }: Sender,
  host: string | undefined,
  config: Pick<Config, "allowedOrigins">,
): boolean {
  const { origin } = headers;
  if (origin === undefined || config.allowedOrigins.includes(origin)) return false;
  // The browser compares scheme, host and port itself; it does not say so over plain HTTP, and not of every handshake.
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && headers["sec-fetch-mode"] !== "websocket") return true;
  if (host === undefined || !URL.canParse(origin)) return true;
  const page = new URL(origin);
  if (page.host !== host.toLowerCase()) return true;
  // The scheme of a host that the operator has named is known; of others we know it when a proxy tells.
  if (config.allowedOrigins.some((own) => new URL(own).host === page.host)) return true;
  return page.protocol !== "https:" && cameOverTls(headers);
}

/** Believed from anybody: who claims it is only held to more. */
function cameOverTls(headers: IncomingHttpHeaders): boolean {
  const first = `${headers["x-forwarded-proto"] ?? ""}`.split(",", 1)[0]?.trim().toLowerCase();
  return first === "https" || first === "wss";
}
