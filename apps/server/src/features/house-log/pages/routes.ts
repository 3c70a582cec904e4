import { houseLogs } from "@fairhouse/protocol/house-log.ts";
import { parseTilePath, tilePath } from "@fairhouse/transparency/tile.ts";
import type { FastifyReply, onRequestHookHandler } from "fastify";
import { z } from "zod";
import { sendGzipped } from "../../../machinery/http/compressed.ts";
import { fileOf } from "../../../machinery/http/docs.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import { API_HEADERS } from "../../../machinery/http/headers.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import type { LogFiles } from "../files/log-files.ts";
import type { PublicLogs } from "./public-logs.ts";

const tags = ["log"];
/** A log has one address: caches, and people who compare addresses, would take another spelling for another log. */
const params = z.object({
  n: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number)
    .pipe(z.int()),
});
const NOTE = fileOf("text/plain");
const A_YEAR = "public, max-age=31536000, immutable";

/** Serves the logs as static files, in the layout of C2SP tlog-tiles, to everybody and from every origin. */
export function logRoutes(app: AppInstance, logs: PublicLogs): void {
  // Refusals too: a monitor in a page of another origin has to tell a tile that is not there from a lost network, and a
  // tile that is not there yet must not be remembered as missing by caches on the way.
  const open: onRequestHookHandler = (_request, reply, done) => {
    reply.headers({ ...API_HEADERS, "access-control-allow-origin": "*" });
    done();
  };
  const options = {
    onRequest: [open, app.recognise, app.limit("reads")],
    config: { refuses: ["not_found", "invalid_request"] as const },
  };
  const filesOf = (n: number): LogFiles => {
    const files = logs.files(n);
    if (files === null) throw new AppError("not_found");
    return files;
  };

  app.get(
    "/log",
    {
      ...options,
      schema: { tags, summary: "The logs of this house, the running one last", response: { 200: houseLogs } },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-cache");
      return { logs: await logs.list() };
    },
  );
  app.get(
    "/log/:n/checkpoint",
    {
      ...options,
      schema: {
        tags,
        summary: "The newest signed checkpoint of a log (C2SP tlog-checkpoint)",
        params,
        response: { 200: NOTE },
      },
    },
    async ({ params: { n } }, reply) => sendText(reply, filesOf(n).published?.note ?? "", "no-cache"),
  );
  app.get(
    "/log/:n/vkey",
    {
      ...options,
      schema: { tags, summary: "The key that signs a log (C2SP signed-note)", params, response: { 200: NOTE } },
    },
    async ({ params: { n } }, reply) => {
      filesOf(n);
      return sendText(reply, `${logs.vkey(n)}\n`, "no-cache");
    },
  );
  app.get(
    "/log/:n/tile/*",
    {
      ...options,
      schema: {
        tags,
        summary: "A tile of hashes, or a bundle of entries (C2SP tlog-tiles)",
        params: params.extend({ "*": z.string() }),
        response: { 200: fileOf("application/octet-stream") },
      },
    },
    async (request, reply) => {
      const { n, "*": rest } = request.params;
      const tile = parseTilePath(`tile/${rest}`);
      if (tile === null) throw new AppError("invalid_request", { path: `a path like ${tilePath(EXAMPLE)}` });
      const bytes = await filesOf(n).read(tile);
      if (bytes === null) throw new AppError("not_found");
      reply.header("cache-control", A_YEAR).type("application/octet-stream");
      // Hashes do not become smaller.
      return tile.level === "entries" ? sendGzipped(bytes, request, reply) : reply.send(bytes);
    },
  );
}

const EXAMPLE = { level: 0, index: 1_067, width: 256 };

function sendText(reply: FastifyReply, text: string, caching: string) {
  return reply.header("cache-control", caching).type("text/plain; charset=utf-8").send(text);
}
