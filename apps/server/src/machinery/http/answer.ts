import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import type { z } from "zod";

/**
 * Sends answers as plain JSON. Outside production each is also checked against its schema, and one with a key too many
 * or too few fails its request: production sends byte for byte what tests accepted, without paying for the check.
 */
export function answerCompiler(check: boolean): FastifySerializerCompiler<z.ZodType> {
  if (!check) return () => JSON.stringify;
  return ({ schema, method, url }) =>
    (data) => {
      const text = JSON.stringify(data);
      const parsed = schema.safeParse(data);
      if (!parsed.success) throw new Error(`answer of ${method} ${url} misfits its schema: ${parsed.error.message}`);
      const missing = firstDifference(JSON.parse(text), JSON.parse(JSON.stringify(parsed.data)), "");
      if (missing !== null)
        throw new Error(`answer of ${method} ${url} holds ${missing}, which its schema does not know`);
      return text;
    };
}

/** Returns the path of the first key that the schema stripped, if any. */
function firstDifference(sent: unknown, known: unknown, path: string): string | null {
  if (typeof sent !== "object" || sent === null || typeof known !== "object" || known === null) return null;
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in known)) return `${path}.${key}`;
    const deeper = firstDifference(value, (known as Record<string, unknown>)[key], `${path}.${key}`);
    if (deeper !== null) return deeper;
  }
  return null;
}
