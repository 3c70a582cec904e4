import type { Clock } from "@fairhouse/play/ports.ts";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import jwt from "@fastify/jwt";
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Sessions } from "../accounts/sessions.ts";
import { jwtOptions } from "../accounts/tokens.ts";
import type { Config } from "../config.ts";
import { measureRequests } from "../observability/metrics.ts";
import { answerCompiler } from "./answer.ts";
import { createAuthenticate } from "./authenticate.ts";
import { describeApi } from "./docs.ts";
import { AppError, answerError } from "./errors.ts";
import type { AppInstance } from "./instance.ts";
import { createLimits } from "./limit.ts";
import { isOwnOrigin } from "./origin.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const SLOW_REQUEST_MS = 60_000;
/** For JSON: nothing in it may be shown as a page, framed, or kept. Pages have their own, richer headers. */
const API_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;
const HSTS = "max-age=31536000; includeSubDomains";

export interface AppParts {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly tokenKey: Buffer;
}

/** An app without routes: parsing, errors, limits, headers, documentation. */
export async function buildApp(parts: AppParts): Promise<AppInstance> {
  const { config, log, clock } = parts;
  let requests = 0;
  const app: AppInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: SLOW_REQUEST_MS,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    genReqId: () => `${requestPrefix}-${(++requests).toString(36)}`,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    // Addresses that the router cannot read: no hook runs for them.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(API_HEADERS)),
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler(config.mode !== "production"));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError("not_found"), request, reply));
  app.removeContentTypeParser("text/plain");

  app.decorateRequest("player", null);
  app.decorate("limit", createLimits(config.limits, clock));
  await app.register(cookie);
  await app.register(jwt, jwtOptions(parts.tokenKey));
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, { origin: [...config.allowedOrigins], credentials: true, maxAge: 600 });
  }
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (config.tls) reply.header("strict-transport-security", HSTS);
    if (!isApi(request)) return done();
    reply.headers(API_HEADERS);
    done(isForeign(request, config) ? new AppError("foreign_origin") : undefined);
  });
  measureRequests(app, parts.registry);
  await describeApi(app, config);
  return app;
}

/** Tells requests of different starts of different servers apart. */
const requestPrefix = Math.floor(Math.random() * 36 ** 6).toString(36);

/** Adds the two hooks that know players. Call it before routes are added. */
export function installAuthentication(app: AppInstance, sessions: Sessions): void {
  app.decorate("authenticate", createAuthenticate(sessions, true));
  app.decorate("recognise", createAuthenticate(sessions, false));
}

export function isApi(request: FastifyRequest): boolean {
  return /^\/api(?![^/?])/.test(request.url);
}

/** Another site's page must not act in a player's name, whatever cookies its requests carry. */
function isForeign(request: FastifyRequest, config: Config): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return false;
  return !isOwnOrigin(request.headers.origin, request.host, config.allowedOrigins);
}

/** Bytes that are no HTTP never reach a route; they get the shape of an error all the same. */
function answerBrokenRequest(error: { code?: string }, socket: import("node:net").Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const body = JSON.stringify({ code: "invalid_request", message: "This is no HTTP request.", requestId: "none" });
  socket.end(
    `HTTP/1.1 ${tooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request"}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
