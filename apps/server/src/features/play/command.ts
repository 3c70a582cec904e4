import { hash } from "node:crypto";
import type { Schema } from "@fairhouse/kernel/game.ts";
import type { CommandKey } from "@fairhouse/play/commit/job.ts";
import { idempotencyKey, placeBefore } from "@fairhouse/protocol/play-requests.ts";
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../machinery/http/errors.ts";

const KEY_HEADER = "idempotency-key";
const BEFORE_HEADER = "place-before";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Used for the documentation; {@link commandValidator} does the check. */
export const commandHeaders = z.object({ [KEY_HEADER]: idempotencyKey, [BEFORE_HEADER]: placeBefore.optional() });

/**
 * Validates a route's schemas as usual, but a missing key has a code of its own, and the other headers are left alone.
 */
export const commandValidator: FastifySchemaCompiler<FastifySchema> = (route) => {
  if (route.httpPart !== "headers") return validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return (headers) => (hasKey(headers) ? { value: headers } : { error: new AppError("key_missing") });
};

/**
 * Returns the key of a command and the hash of its content: SHA-256 of route and parsed body, so that spaces and the
 * order of keys in the text do not matter. `route` consists of method and path with its parameters filled in.
 */
export function commandKey(request: FastifyRequest, route: string, body: unknown): CommandKey {
  const key = request.headers[KEY_HEADER];
  if (typeof key !== "string") throw new AppError("key_missing");
  return { id: key.toLowerCase(), bodyHash: hash("sha256", `${route}\n${canonical(body)}`, "hex") };
}

/**
 * True if a command arrives later than its sender still wants it placed. An unparsable header is ignored.
 * @param now milliseconds since 1970.
 */
export function isExpired(request: FastifyRequest, now: number): boolean {
  const before = placeBeforeOf(request);
  return before !== null && before < now;
}

/** Returns the time until which a command may be placed, in milliseconds since 1970; null if its sender names none. */
export function placeBeforeOf(request: FastifyRequest): number | null {
  const before = Number(request.headers[BEFORE_HEADER] ?? Number.NaN);
  return Number.isFinite(before) ? before : null;
}

/** Parses a value with a game's own schema. @throws AppError `invalid_request` naming each wrong place below `at`. */
export function parsePart<Value>(schema: Schema<Value>, input: unknown, ...at: readonly PropertyKey[]): Value {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => ({
    path: [...at, ...issue.path].join("."),
    code: "code" in issue ? String(issue.code) : "custom",
    message: issue.message,
  }));
  throw new AppError("invalid_request", { in: "body", problems });
}

/** Returns JSON with sorted keys. For values that a schema has accepted, whose depth is bounded. Runs for every bet. */
export function canonical(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return `${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const names = Object.keys(value);
  if (names.length > 1) names.sort();
  let text = "";
  for (const name of names) {
    const member: unknown = Reflect.get(value, name);
    if (member === undefined) continue;
    if (text !== "") text += ",";
    text += `${JSON.stringify(name)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

function hasKey(headers: unknown): boolean {
  if (typeof headers !== "object" || headers === null || !(KEY_HEADER in headers)) return false;
  const key = headers[KEY_HEADER];
  return typeof key === "string" && UUID.test(key);
}
