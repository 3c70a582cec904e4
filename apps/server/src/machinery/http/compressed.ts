import { promisify } from "node:util";
import { brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A text that everybody gets, compressed once. */
export interface Compressed {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

export function compressed(text: string): Compressed {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain) };
}

const gzipped = promisify(gzip);

/**
 * Sends bytes that are read once or twice: gzip at its fastest, beside the event loop. The caller sets type and caching.
 */
export async function sendGzipped(
  bytes: Uint8Array,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("vary", "accept-encoding");
  if (!takes(request, "gzip")) return reply.send(bytes);
  return reply.header("content-encoding", "gzip").send(await gzipped(bytes, { level: constants.Z_BEST_SPEED }));
}

/** True if a client takes an encoding; with a weight of 0 it refuses one. */
export function takes({ headers }: FastifyRequest, encoding: string): boolean {
  const offered = (headers["accept-encoding"] ?? "").toLowerCase().split(",");
  return offered.some((offer) => {
    const [name, weight] = offer.split(";").map((piece) => piece.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? "");
  });
}

/** Sends the encoding that the client accepts; the caller sets type and caching. */
export function sendCompressed(text: Compressed, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = takes(request, "br") ? "br" : takes(request, "gzip") ? "gzip" : null;
  if (encoding !== null) reply.header("content-encoding", encoding);
  reply.header("vary", "accept-encoding");
  return reply.send(encoding === "br" ? text.brotli : encoding === "gzip" ? text.gzip : text.plain);
}
