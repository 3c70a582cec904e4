import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "../config.ts";
import type { AppInstance } from "./instance.ts";

const DOCS = "/api/docs";
/** The documentation page brings its own scripts and styles as files; its drawings are data. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** `/api/docs` for readers, `/api/docs/json` for programs: made from the schemas of the routes, when somebody asks. */
export async function describeApi(app: AppInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: config.houseName, description: "Commands of the house. Events come by socket.", version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({}),
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: DOCS_POLICY,
    uiConfig: { tryItOutEnabled: true },
    logLevel: "warn",
  });
}
