import { brotliCompressSync, gzipSync } from "node:zlib";
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

/** Sends the encoding that the client accepts; the caller sets type and caching. */
export function sendCompressed(text: Compressed, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (encoding !== null) reply.header("content-encoding", encoding);
  reply.header("vary", "accept-encoding");
  return reply.send(encoding === "br" ? text.brotli : encoding === "gzip" ? text.gzip : text.plain);
}
