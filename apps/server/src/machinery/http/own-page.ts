import type { onRequestHookHandler } from "fastify";
import type { Config } from "../config.ts";
import { AppError } from "./errors.ts";

/**
 * Makes the hook of the routes that read or set cookies: among requests of browsers only those of the house's own pages
 * pass, and of the origins that the operator allows. A page of a sub-domain is same-site, so neither SameSite nor a
 * comparison of sites prevents it from signing a player in or out. The hook is on the routes themselves, so that no
 * spelling of a path bypasses it. Programs other than browsers do not send the header; browsers that are too old for it
 * are held by the origin that comes with every request.
 */
export function demandOwnPage({ allowedOrigins }: Pick<Config, "allowedOrigins">): onRequestHookHandler {
  return (request, _reply, done) => {
    const site = request.headers["sec-fetch-site"];
    const { origin } = request.headers;
    const own = site === undefined || site === "same-origin" || site === "none";
    done(own || (origin !== undefined && allowedOrigins.includes(origin)) ? undefined : new AppError("foreign_origin"));
  };
}
