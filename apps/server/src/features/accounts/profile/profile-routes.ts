import { Readable } from "node:stream";
import { user } from "@fairhouse/protocol/account.ts";
import {
  changePasswordBody,
  endSessionsBody,
  identityChange,
  passwordBody,
  profile,
} from "@fairhouse/protocol/account-security.ts";
import { z } from "zod";
import { playerOf } from "../../../machinery/http/authenticate.ts";
import { fileOf } from "../../../machinery/http/docs.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import { demandOwnPage } from "../../../machinery/http/own-page.ts";
import { noteAct } from "../changes.ts";
import { exportAccount } from "./export.ts";
import type { ProfileRouteParts } from "./profile-route-parts.ts";
import { resetRoutes } from "./reset-routes.ts";
import { CONFIRMED, emailRoutes, twoFactorRoutes } from "./security-routes.ts";

const tags = ["account"];
const none = { 204: z.null() };
/** Exports of one account in a quarter of an hour. */
const MAX_EXPORTS = 3;

export function profileRoutes(app: AppInstance, parts: ProfileRouteParts): void {
  resetRoutes(app, parts);
  ownRoutes(app, parts);
  emailRoutes(app, parts);
  twoFactorRoutes(app, parts);
  leavingRoutes(app, parts);
}

function ownRoutes(app: AppInstance, { accounts, profiles, cookies, pool, clock }: ProfileRouteParts): void {
  const reads = { onRequest: [app.authenticate, app.limit("reads")] };
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  app.get(
    "/api/account/profile",
    { ...reads, schema: { tags, summary: "The player's own profile", response: { 200: profile } } },
    async (request) => profiles.read(playerOf(request).id),
  );
  app.post(
    "/api/account/identity",
    {
      ...writes,
      config: { refuses: ["username_taken"] },
      schema: {
        tags,
        summary: "Change names, picture and who sees them",
        body: identityChange,
        response: { 200: user },
      },
    },
    async (request) => {
      const player = playerOf(request);
      await profiles.changeIdentity(player, request.body);
      return accounts.user(player.id);
    },
  );
  app.post(
    "/api/account/password",
    {
      ...writes,
      config: { refuses: [...CONFIRMED, "password_too_common"] },
      schema: {
        tags,
        summary: "Change the password; other sessions end",
        body: changePasswordBody,
        response: none,
      },
    },
    async (request, reply) => {
      cookies.leaveDevice(reply, await profiles.changePassword(playerOf(request), request.body));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/api/account/sessions/end",
    {
      ...writes,
      config: { refuses: ["not_found"] },
      schema: { tags, summary: "End one session, or all others", body: endSessionsBody, response: none },
    },
    async (request, reply) => {
      const { id: account, sessionId } = playerOf(request);
      const which = "id" in request.body ? { account, id: request.body.id } : { account, except: sessionId };
      const ended = await accounts.end(which, "ended_by_player");
      if (ended === 0 && "id" in request.body) throw new AppError("not_found");
      if (ended > 0) await noteAct(pool, account, "sessions_ended", sessionId, new Date(clock.now()));
      return reply.code(204).send(null);
    },
  );
}

function leavingRoutes(app: AppInstance, parts: ProfileRouteParts): void {
  const { pool, clock, shared, cookies, close, config } = parts;
  app.get(
    "/api/account/export",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      schema: {
        tags,
        summary: "Everything that the house knows about this account, as JSON",
        response: { 200: fileOf("application/json") },
      },
    },
    async (request, reply) => {
      const player = playerOf(request);
      await shared.demand(`export ${player.id}`, MAX_EXPORTS);
      await noteAct(pool, player.id, "data_exported", player.sessionId, new Date(clock.now()));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="account.json"')
        .header("cache-control", "no-store")
        .send(Readable.from(exportAccount(pool, parts.additions, player.id)));
    },
  );
  app.post(
    "/api/account/close",
    {
      onRequest: [demandOwnPage(config), app.authenticate, app.limit("writes")],
      config: { refuses: [...CONFIRMED, "bets_open"] },
      schema: { tags, summary: "Close this account for good", body: passwordBody, response: none },
    },
    async (request, reply) => {
      await close(playerOf(request), request.body);
      cookies.takeSession(reply);
      return reply.code(204).send(null);
    },
  );
}
