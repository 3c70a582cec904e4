import { constants, gzip } from "node:zlib";
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from "fastify";
import { takes } from "./compressed.ts";
import type { AppInstance } from "./instance.ts";

/** Shorter answers, those of bets among them, fit into a few packets as they are. */
const SHORTEST = 8 * 1024;

/**
 * Compresses long answers of the API: lists of facts and of bets become a tenth. Call this before routes are added. Only
 * routes that are read get the hook, so that it costs bets nothing.
 */
export function packAnswers(app: AppInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.method !== "GET" || !route.url.startsWith("/api/")) return;
    route.onSend = [...[route.onSend ?? []].flat(), pack];
  });
}

function pack(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes): void {
  if (typeof payload !== "string" || payload.length < SHORTEST || reply.hasHeader("content-encoding")) {
    done(null, payload);
    return;
  }
  reply.header("vary", [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", "));
  if (!takes(request, "gzip")) {
    done(null, payload);
    return;
  }
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  gzip(payload, { level: constants.Z_BEST_SPEED }, done);
}
