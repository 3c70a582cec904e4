import { type ErrorCode, errorCatalogue } from "@fairhouse/protocol/errors.ts";
import type { FastifyReply, FastifyRequest, onRequestHookHandler, RouteOptions } from "fastify";
import { toAppError } from "./errors.ts";
import type { AppInstance } from "./instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Refusals of this route besides those that follow from its method, its schemas and its hooks. */
    refuses?: readonly ErrorCode[];
  }
}

/** The demand of a hook on a request: a token, a token if there is one, a role of the staff, a rate below a limit. */
export type Guard = "token" | "token if any" | "staff" | "limit";

const guards = new WeakMap<onRequestHookHandler, Guard>();
/** Schemes by their name in the document. Routes that visitors may use also list a call without a token. */
const TOKEN = { bearer: [] } as const;
const NO_TOKEN = {} as const;

export function asGuard(guard: Guard, hook: onRequestHookHandler): onRequestHookHandler {
  guards.set(hook, guard);
  return hook;
}

/**
 * Adds to every documented route the demands and refusals of its hooks, from the hooks themselves, so that the document
 * cannot differ. Call this before routes are added.
 */
export function declareRoutes(app: AppInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.schema?.tags === undefined) return;
    const asked = new Set([route.onRequest ?? []].flat().map((hook) => guards.get(hook)));
    if (asked.has("token")) route.schema = { ...route.schema, security: [TOKEN] };
    else if (asked.has("token if any")) route.schema = { ...route.schema, security: [NO_TOKEN, TOKEN] };
    route.config = { ...route.config, refuses: refusalsOf(route, asked) };
  });
}

function refusalsOf({ method, schema, config }: RouteOptions, asked: ReadonlySet<Guard | undefined>): ErrorCode[] {
  const changes = [method].flat().some((name) => name !== "GET" && name !== "HEAD");
  const codes: ErrorCode[] = [...(config?.refuses ?? []), "internal", "busy"];
  if (changes) codes.push("foreign_origin", "invalid_request", "body_too_large", "unsupported_media_type");
  if (schema?.params !== undefined || schema?.querystring !== undefined) codes.push("invalid_request");
  if (schema?.headers !== undefined) codes.push("key_missing");
  if (asked.has("token") || asked.has("token if any"))
    codes.push("unauthenticated", "token_expired", "too_many_requests");
  if (asked.has("staff")) codes.push("not_found");
  if (asked.has("limit")) codes.push("too_many_requests");
  const order = Object.keys(errorCatalogue);
  return [...new Set(codes)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/**
 * Makes a route that gives an undeclared answer fail its request outside production, so that every test of a route
 * tests the document too.
 * @param handle answers errors.
 */
export function checkDeclarations(
  app: AppInstance,
  handle: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { code } = toAppError(error);
    const declared = request.routeOptions.config.refuses;
    if (declared === undefined || declared.includes(code)) return handle(error, request, reply);
    const { method, url } = request.routeOptions;
    return handle(
      new Error(`${method} ${url} refuses with ${code}, and its config.refuses does not say so`),
      request,
      reply,
    );
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const error = undeclared(request, reply);
    if (error === null) done(null, payload);
    else done(error);
  });
}

/** Checks successful answers: their status must be one of the schema's. */
function undeclared({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): Error | null {
  const { schema, method, url } = routeOptions;
  if (schema?.tags === undefined || statusCode >= 400) return null;
  if (typeof schema.response === "object" && schema.response !== null && statusCode in schema.response) return null;
  return new Error(`${method} ${url} answers ${statusCode}, which its schema does not know`);
}
