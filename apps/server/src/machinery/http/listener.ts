import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyServerFactory } from "fastify";

/**
 * Requests that may wait on one connection behind the answer to an earlier one. Browsers and proxies send the next
 * after an answer; a program may send a few ahead.
 */
const MAX_AHEAD = 8;
/** Longer than proxies keep their side of a connection, so that none is closed under a request. */
const KEEP_ALIVE_MS = 72_000;

/**
 * Creates the HTTP server under the routes. A connection that sends requests ahead without end is cut before its
 * requests are handled: one read from the network can hold thousands of them, and everybody else would wait until each
 * is answered.
 */
export function createListener(requestTimeoutMs: number): FastifyServerFactory {
  return (handle) => {
    const ahead = new WeakMap<Socket, number>();
    const server = createServer((request, response) => {
      // Node gives an answer its connection once those before it are out; an answer without one belongs to a request
      // sent ahead.
      if (response.socket !== null || mayWait(ahead, request, response)) handle(request, response);
    });
    server.requestTimeout = requestTimeoutMs;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server;
  };
}

function mayWait(ahead: WeakMap<Socket, number>, { socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false;
  const waiting = (ahead.get(socket) ?? 0) + 1;
  if (waiting > MAX_AHEAD) {
    socket.destroy();
    return false;
  }
  ahead.set(socket, waiting);
  response.once("socket", () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  return true;
}
