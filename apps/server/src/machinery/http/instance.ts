import type { Role } from "@fairhouse/protocol/account.ts";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  onRequestHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** Kinds of limits. bets: moves money; reads and writes: everything else; sign-in: hashes a password. */
export type LimitName = "bets" | "reads" | "writes" | "sign-in";

/** Roles of people who work for the house, each of which includes the rights of those before it. */
export type StaffRole = Exclude<Role, "player">;

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
    /**
     * Hook behind `authenticate`: lets staff of this role or a higher one pass. To everybody else the route does not
     * exist.
     */
    requireStaff: (role: StaffRole) => onRequestHookHandler;
    /** Hook: refuses callers that ask too often. Runs after the other two, so that it can count by player. */
    limit: (name: LimitName) => onRequestHookHandler;
  }
}
