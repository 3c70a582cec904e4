import { isStorable } from "@fairhouse/protocol/text.ts";
import type { FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** The parts of a request by their names in schemas. */
const PARTS = { body: "body", querystring: "query", params: "params" } as const;

/**
 * Refuses a request with a text that its schemas accept but the database cannot store, anywhere in it; undefined for
 * all others. A single hook checks this for all routes, because a schema that forgets it would let any player cause an
 * error of the house.
 */
export function unstorable(request: FastifyRequest): AppError | undefined {
  for (const [name, part] of Object.entries(PARTS)) {
    if (!(name in (request.routeOptions.schema ?? {}))) continue;
    const path = placeOfUnstorable(request[part]);
    if (path === null) continue;
    const problem = { path, code: "custom", message: "Contains characters that cannot be kept" };
    return new AppError("invalid_request", { in: name, problems: [problem] });
  }
}

/** Finds such a text with a loop instead of recursion: a body may be nested deeper than the stack. */
function placeOfUnstorable(root: unknown): string | null {
  const waiting: [path: string, value: unknown][] = [["", root]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && !isStorable(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return path;
      waiting.push([path === "" ? name : `${path}.${name}`, inner]);
    }
  }
  return null;
}
