import type { Clock } from "@fairhouse/platform/clock.ts";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import jwt from "@fastify/jwt";
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "../config.ts";
import { measureRequests } from "../observability/metrics.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { jwtOptions } from "../sessions/tokens.ts";
import { answerCompiler } from "./answer.ts";
import { createAuthenticate } from "./authenticate.ts";
import { checkDeclarations, declareRoutes } from "./declaration.ts";
import { describeApi } from "./docs.ts";
import { AppError, answerError } from "./errors.ts";
import { API_HEADERS, HSTS, PERMISSIONS } from "./headers.ts";
import type { AppInstance } from "./instance.ts";
import { createDeadTokenLimit, createLimits } from "./limit.ts";
import { createListener } from "./listener.ts";
import { isForeign } from "./origin.ts";
import { packAnswers } from "./packed-answers.ts";
import { requireStaff } from "./staff.ts";
import { unstorable } from "./storable.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
const SLOW_REQUEST_MS = 60_000;

export interface AppParts {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly tokenKey: Buffer;
}

/** Builds an app without routes: parsing, errors, limits, headers, documentation. */
export async function buildApp(parts: AppParts): Promise<AppInstance> {
  const { config, log, clock } = parts;
  let requests = 0;
  const app: AppInstance = fastify({
    serverFactory: createListener(SLOW_REQUEST_MS),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A separate log for each request would have its id searched for secrets every time; lines about a request name it
    // instead.
    childLoggerFactory: (shared) => shared,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    genReqId: () => `${requestPrefix}-${(++requests).toString(36)}`,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    // Addresses that the router cannot parse: no hook runs for them.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...API_HEADERS, "permissions-policy": PERMISSIONS })),
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler(config.mode !== "production"));
  if (config.mode === "production") app.setErrorHandler(answerError);
  else checkDeclarations(app, answerError);
  declareRoutes(app);
  packAnswers(app);
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
    reply.header("x-request-id", request.id).header("permissions-policy", PERMISSIONS);
    if (config.tls) reply.header("strict-transport-security", HSTS);
    if (isApi(request)) reply.headers(API_HEADERS);
    // Checked for every address: a request that may change something must be refused however its address is written.
    done(changes(request) && isForeign(request, request.host, config) ? new AppError("foreign_origin") : undefined);
  });
  // After the schemas, whose messages for what they refuse are more precise.
  app.addHook("preHandler", (request, _reply, done) => done(unstorable(request)));
  measureRequests(app, parts.registry);
  await describeApi(app, config);
  return app;
}

/** Distinguishes requests of different starts and servers. */
const requestPrefix = Math.floor(Math.random() * 36 ** 6).toString(36);

/** Adds the hooks that know players. Call this before routes are added. */
export function installAuthentication(app: AppInstance, sessions: Sessions, config: Config, clock: Clock): void {
  const deadTokens = createDeadTokenLimit(config.limits, clock);
  app.decorate("authenticate", createAuthenticate(sessions, deadTokens, true));
  app.decorate("recognise", createAuthenticate(sessions, deadTokens, false));
  app.decorate("requireStaff", requireStaff);
}

/**
 * True for the API by the matched route, never by the address as it was sent: `/%61pi/house` is `/api/house` too.
 * Requests without a route get an error, which is JSON as well.
 */
function isApi({ routeOptions }: FastifyRequest): boolean {
  return /^\/api(?![^/])/.test(routeOptions.url ?? "/api");
}

function changes({ method }: FastifyRequest): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/** Answers bytes that are not HTTP, which never reach a route, with the same form of error. */
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
