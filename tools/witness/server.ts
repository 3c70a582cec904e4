import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Answer, Witness } from "./witness.ts";

/** A checkpoint with a proof and a few dozen signatures is far smaller. */
const MOST_BYTES = 256 * 1024;
const REQUEST_MS = 10_000;
const CHECKPOINT = /^\/([0-9a-f]{64})\/checkpoint$/;

type Reply = Omit<Answer, "status"> & { readonly status: Answer["status"] | 405 | 413 | 500 };

/** Serves a witness over HTTP. @param failed is told of an error that is not the client's. */
export function witnessServer(witness: Witness, failed: (error: unknown) => void): Server {
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    replyOf(witness, request)
      .catch((error: unknown): Reply => {
        // Strangers who leave in the middle of a request would fill the log with errors.
        if (request.complete) failed(error);
        return { status: 500, body: "the witness has failed\n" };
      })
      .then(({ status, body, type = "text/plain; charset=utf-8" }) => {
        const close = status === 413 ? { connection: "close" } : {};
        response.writeHead(status, { "content-type": type, ...close }).end(body);
      }, failed);
  });
  return server;
}

async function replyOf(witness: Witness, request: IncomingMessage): Promise<Reply> {
  const { method, url = "" } = request;
  const [, originHash] = CHECKPOINT.exec(url) ?? [];
  if (originHash !== undefined) {
    return method === "GET" ? witness.checkpoint(originHash) : { status: 405, body: "GET alone\n" };
  }
  if (url !== "/add-checkpoint") return { status: 404, body: "there is nothing here\n" };
  if (method !== "POST") return { status: 405, body: "POST alone\n" };
  const body = await bodyOf(request);
  if (body === null) return { status: 413, body: "the request is too long\n" };
  try {
    return await witness.addCheckpoint(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch (error) {
    if (error instanceof TypeError && error.message.includes("encoded data")) {
      return { status: 400, body: "the request is not UTF-8\n" };
    }
    throw error;
  }
}

/** Returns the body of a request; null if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
