import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";

export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Measures duration and number of requests by route and status. */
export function measureRequests(app: AppInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's head to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // Finding a label's metrics by its values takes longer than counting in them. Methods and routes are the house's own,
  // so they are few.
  const known = new Map<string, ReturnType<typeof duration.labels>>();
  const tells = app.log.level === "debug" || app.log.level === "trace";
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = `${request.method} ${reply.statusCode} ${route}`;
    let figures = known.get(labels);
    if (figures === undefined) {
      figures = duration.labels(request.method, route, String(reply.statusCode));
      known.set(labels, figures);
    }
    figures.observe(reply.elapsedTime / 1000);
    if (tells) {
      const { id: reqId, method } = request;
      request.log.debug({ reqId, method, route, status: reply.statusCode, ms: reply.elapsedTime }, "request");
    }
    done();
  });
}

/** Lifetime of collected metrics: collecting takes milliseconds, so frequent requests get the same answer. */
const KEPT_MS = 1_000;

/** Metrics for the operator: with METRICS_TOKEN for clients that present it, without it for this machine alone. */
export function metricsRoute(app: AppInstance, registry: Registry, config: Config): void {
  let kept: { readonly untilMs: number; readonly figures: Promise<string> } | null = null;
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError("forbidden");
    const now = performance.now();
    if (kept === null || kept.untilMs <= now) kept = { untilMs: now + KEPT_MS, figures: registry.metrics() };
    reply.type(registry.contentType);
    return reply.send(await kept.figures);
  });
}

/** True if a request comes from the operator. */
export function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    // Behind a proxy on this machine all requests seem to come from here; such requests carry the proxy's headers.
    const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded ?? request.headers.via;
    return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
  }
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
