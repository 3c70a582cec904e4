import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { Sessions, SignedIn } from "../sessions/sessions.ts";
import { asGuard } from "./declaration.ts";
import { AppError } from "./errors.ts";
import { addressKey } from "./limit.ts";
import type { Window } from "./window.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the hooks of this file; null for visitors. */
    player: SignedIn | null;
  }
}

/** Returns the player of a route behind `app.authenticate`. */
export function playerOf(request: FastifyRequest): SignedIn {
  if (request.player === null) throw new AppError("unauthenticated");
  return request.player;
}

const BEARER = "Bearer ";

/**
 * Makes the hook that authenticates. `required`: visitors are refused; otherwise they pass, but a token that is sent
 * must be good.
 * @param deadTokens counts, by address, tokens that were looked up in the database in vain. Good ones are not counted,
 * however many players come from one address at once.
 */
export function createAuthenticate(sessions: Sessions, deadTokens: Window, required: boolean): onRequestHookHandler {
  return asGuard(required ? "token" : "token if any", (request, _reply, done) => {
    const header = request.headers.authorization;
    if (header === undefined && !required) return done();
    if (header === undefined || !header.startsWith(BEARER)) return done(new AppError("unauthenticated"));
    const token = header.slice(BEARER.length);
    const known = sessions.recall(token);
    if (known !== null) {
      request.player = known;
      return done();
    }
    const address = addressKey(request.ip);
    let asked = false;
    const mayAsk = () => {
      asked = !deadTokens.isFull(address);
      return asked;
    };
    sessions.admit(token, mayAsk).then((admitted) => {
      if (admitted === "unauthenticated" && asked) deadTokens.take(address);
      if (typeof admitted === "string") return done(new AppError(admitted));
      request.player = admitted;
      done();
    }, done);
  });
}
