import type { Role } from "@fairhouse/protocol/account.ts";
import { errorCatalogue } from "@fairhouse/protocol/errors.ts";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { toAppError } from "./errors.ts";
import type { StaffRole } from "./instance.ts";
import { requireStaff } from "./staff.ts";

/** Requests a route for staff as a player of this role; null is a visitor. */
async function ask(held: Role | null, needed: StaffRole): Promise<number> {
  const app = fastify();
  app.decorateRequest("player", null);
  app.addHook("onRequest", (request, _reply, done) => {
    request.player = held && { id: "a", sessionId: "b", role: held };
    done();
  });
  app.setErrorHandler((error, _request, reply) => reply.code(errorCatalogue[toAppError(error).code][0]).send());
  app.get("/desk", { onRequest: requireStaff(needed) }, async () => "in");
  return (await app.inject({ url: "/desk" })).statusCode;
}

test.each([
  [null, "support", 404],
  ["player", "support", 404],
  ["support", "support", 200],
  ["support", "operator", 404],
  ["operator", "support", 200],
  ["operator", "admin", 404],
  ["admin", "admin", 200],
] as const)("a user of the role %s who requests a route for %s is answered %i", async (held, needed, status) => {
  expect(await ask(held, needed)).toBe(status);
});
