import { type ErrorCode, errorCatalogue } from "@fairhouse/protocol/errors.ts";
import swagger, { type SwaggerTransform } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Config } from "../config.ts";
import { type Compressed, compressed, sendCompressed } from "./compressed.ts";
import type { AppInstance } from "./instance.ts";

const DOCS = "/api/docs";
/** The documentation page brings its own scripts and styles as files; its drawings are data. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** The document changes only with a new version of the house. */
const KEPT = "public, max-age=300";

/**
 * Serves `/api/docs` for readers and `/api/docs/json` for programs: made from the routes, once, at the first request.
 */
export async function describeApi(app: AppInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: config.houseName, description: "Commands of the house. Events come by socket.", version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    hideUntagged: true,
    transform: withRefusals(createJsonSchemaTransform({})),
  });
  let written: Compressed | null = null;
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: DOCS_POLICY,
    uiConfig: { tryItOutEnabled: true },
    logLevel: "warn",
    uiHooks: {
      onRequest: app.limit("reads"),
      preHandler: (request, reply, done) => {
        if (request.routeOptions.url !== `${DOCS}/json`) return done();
        written ??= compressed(JSON.stringify(app.swagger()));
        reply.header("cache-control", KEPT).type("application/json; charset=utf-8");
        sendCompressed(written, request, reply);
      },
    },
  });
}

/** Describes an answer that is a file to download. */
export function fileOf(type: string) {
  return {
    description: "A file",
    content: { [type]: { schema: z.unknown().meta({ type: "string", format: "binary" }) } },
  } as const;
}

/** Adds a route's declared refusals, by status, with codes and messages of the catalogue. */
function withRefusals(transform: SwaggerTransform): SwaggerTransform {
  return (route) => {
    const described = transform(route);
    const refuses = route.route.config?.refuses ?? [];
    if (refuses.length === 0) return described;
    const byStatus = Map.groupBy(refuses, (code) => errorCatalogue[code][0]);
    const errors = Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(codes)]));
    const response = { ...(described.schema.response as object), ...errors };
    return { ...described, schema: { ...described.schema, response } };
  };
}

function refusal(codes: readonly ErrorCode[]): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code][1]}`).join(" "),
    type: "object",
    required: ["code", "message", "requestId"],
    properties: {
      code: { type: "string", enum: codes },
      message: { type: "string" },
      details: { description: "What was wrong, where a code needs it." },
      requestId: { type: "string" },
    },
  };
}
