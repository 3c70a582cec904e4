import type {
  FastifyBaseLogger,
  FastifyInstance,
  onRequestHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** bets: moves money; reads and writes: everything else; sign-in: hashes a password. */
export type LimitName = "bets" | "reads" | "writes" | "sign-in";

/** The HTTP side of the house, with zod schemas. */
export type AppInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module "fastify" {
  interface FastifyInstance {
    /** Hook: lets signed-in players pass; `playerOf(request)` names them. */
    authenticate: onRequestHookHandler;
    /** Hook: lets visitors pass too. */
    recognise: onRequestHookHandler;
    /** Hook: refuses callers that ask too often. Runs after the other two, so that it can count by player. */
    limit: (name: LimitName) => onRequestHookHandler;
  }
}
