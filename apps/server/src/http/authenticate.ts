import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { Sessions, SignedIn } from "../accounts/sessions.ts";
import { AppError } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the hooks of this file; null for visitors. */
    player: SignedIn | null;
  }
}

/** The player of a route behind `app.authenticate`. */
export function playerOf(request: FastifyRequest): SignedIn {
  if (request.player === null) throw new AppError("unauthenticated");
  return request.player;
}

const BEARER = "Bearer ";

/** `required`: visitors are refused. Otherwise they pass, but a token that is sent must be good. */
export function createAuthenticate(sessions: Sessions, required: boolean): onRequestHookHandler {
  return (request, _reply, done) => {
    const header = request.headers.authorization;
    if (header === undefined && !required) return done();
    if (header === undefined || !header.startsWith(BEARER)) return done(new AppError("unauthenticated"));
    const token = header.slice(BEARER.length);
    const known = sessions.recall(token);
    if (known !== null) {
      request.player = known;
      return done();
    }
    sessions.admit(token).then((admitted) => {
      if (typeof admitted === "string") return done(new AppError(admitted));
      request.player = admitted;
      done();
    }, done);
  };
}
