import type { Schema } from "@fairhouse/kernel/game.ts";
import type { Arbitrary } from "fast-check";
import { z } from "zod";
import { fc } from "../fast-check.ts";

/** The parts of JSON Schema with which games describe bets and moves; the generator knows no others. */
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Longer lists find nothing that these do not. */
const LONGEST_LIST = 6;
const SMALL = 100_000;

/**
 * Generates values that a game's own schema accepts from that schema, so that the laws need nothing from a new game.
 */
export function valuesOf<Value>(schema: Schema<Value>): Arbitrary<Value> {
  if (!(schema instanceof z.ZodType)) throw new Error("conformance reads zod schemas only");
  return fromJsonSchema(z.toJSONSchema(schema))
    .map((value) => schema.safeParse(value))
    .filter((result) => result.success)
    .map((result) => result.data);
}

/** Seeds of one solo bet. */
export const soloSeeds = fc.record({
  serverSeed: fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 64 }),
  clientSeed: fc.string({ minLength: 1, maxLength: 20 }),
  nonce: fc.nat(),
});

function fromJsonSchema(schema: JsonSchema | boolean | undefined): Arbitrary<unknown> {
  if (typeof schema !== "object") throw new Error("conformance cannot generate just anything");
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((option) => fromJsonSchema(option)));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.string();
    case "integer":
      return integers(schema.minimum ?? 0, schema.maximum ?? Number.MAX_SAFE_INTEGER);
    case "array":
      return fc.array(fromJsonSchema(listItems(schema)), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, Math.max(LONGEST_LIST, schema.minItems ?? 0)),
      });
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fromJsonSchema(field)]);
      return fc.record(Object.fromEntries(fields));
    }
    default:
      throw new Error(`conformance cannot generate ${JSON.stringify(schema)}`);
  }
}

function listItems({ items }: JsonSchema): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? undefined : items;
}

/** Mostly small integers: huge stakes are refused for most bets. */
function integers(min: number, max: number): Arbitrary<number> {
  const small = fc.integer({ min, max: Math.min(max, min + SMALL) });
  return fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min, max }) });
}
