import { Readable } from "node:stream";
import type { Clock } from "@fairhouse/play/ports.ts";
import { user } from "@fairhouse/protocol/account.ts";
import {
  changeEmailBody,
  changePasswordBody,
  codeBody,
  endSessionsBody,
  forgotPasswordBody,
  identityBody,
  newPasswordBody,
  passwordBody,
  profile,
  recoveryCodes,
  twoFactorSetup,
} from "@fairhouse/protocol/account-security.ts";
import type pg from "pg";
import { z } from "zod";
import type { Config } from "../config.ts";
import { playerOf } from "../http/authenticate.ts";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";
import { addressKey } from "../http/limit.ts";
import { accountMails } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Attempts } from "./attempts.ts";
import { noteAct } from "./changes.ts";
import { type CookieJar, takeSession } from "./cookies.ts";
import { exportAccount } from "./export.ts";
import type { Profiles } from "./profile.ts";
import type { PasswordResets } from "./resets.ts";
import type { Accounts } from "./service.ts";
import type { SignedIn } from "./sessions.ts";
import type { TwoFactor } from "./two-factor.ts";

export interface ProfileRouteParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly resets: PasswordResets;
  readonly twoFactor: TwoFactor;
  readonly attempts: Attempts;
  readonly mailer: Mailer;
  readonly cookies: CookieJar;
  readonly close: (player: SignedIn, password: string) => Promise<void>;
}

const tags = ["account"];
const security = [{ bearer: [] }];
const none = { 204: z.null() };
/** Exports of one account in a quarter of an hour. */
const MAX_EXPORTS = 3;

export function profileRoutes(app: AppInstance, parts: ProfileRouteParts): void {
  resetRoutes(app, parts);
  ownRoutes(app, parts);
  twoFactorRoutes(app, parts);
  leavingRoutes(app, parts);
}

function resetRoutes(app: AppInstance, { resets }: ProfileRouteParts): void {
  const onRequest = app.limit("sign-in");
  app.post(
    "/api/auth/forgot-password",
    {
      onRequest,
      schema: { tags, summary: "Mail a link that sets a new password", body: forgotPasswordBody, response: none },
    },
    async (request, reply) => {
      resets.request(request.body.email, addressKey(request.ip));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/api/auth/new-password",
    {
      onRequest,
      schema: { tags, summary: "Set a new password with the mailed token", body: newPasswordBody, response: none },
    },
    async (request, reply) => {
      await resets.redeem(request.body.token, request.body.password);
      return reply.code(204).send(null);
    },
  );
}

function ownRoutes(app: AppInstance, { accounts, profiles, pool, clock }: ProfileRouteParts): void {
  const reads = { onRequest: [app.authenticate, app.limit("reads")] };
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  app.get(
    "/api/account/profile",
    { ...reads, schema: { tags, summary: "One's own profile", security, response: { 200: profile } } },
    async (request) => profiles.read(playerOf(request).id),
  );
  app.post(
    "/api/account/identity",
    {
      ...writes,
      schema: { tags, summary: "Names, picture, who sees them", security, body: identityBody, response: { 200: user } },
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
      schema: {
        tags,
        summary: "Change the password; other sessions end",
        security,
        body: changePasswordBody,
        response: none,
      },
    },
    async (request, reply) => {
      await profiles.changePassword(playerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/api/account/email",
    {
      ...writes,
      schema: { tags, summary: "Change the e-mail address", security, body: changeEmailBody, response: { 200: user } },
    },
    async (request) => {
      const player = playerOf(request);
      await profiles.changeEmail(player, request.body);
      return accounts.user(player.id);
    },
  );
  app.post(
    "/api/account/sessions/end",
    {
      ...writes,
      schema: { tags, summary: "End one session, or all others", security, body: endSessionsBody, response: none },
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

function twoFactorRoutes(app: AppInstance, { profiles, twoFactor, mailer, config }: ProfileRouteParts): void {
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  const path = "/api/account/two-factor";
  app.post(
    `${path}/start`,
    {
      ...writes,
      schema: { tags, summary: "A secret for an app", security, body: passwordBody, response: { 200: twoFactorSetup } },
    },
    async (request) => {
      const { id } = playerOf(request);
      const { email } = await profiles.confirm(id, request.body.password);
      return twoFactor.start(id, email);
    },
  );
  app.post(
    `${path}/enable`,
    {
      ...writes,
      schema: {
        tags,
        summary: "Ask for codes from now on",
        security,
        body: codeBody,
        response: { 200: recoveryCodes },
      },
    },
    async (request) => {
      const player = playerOf(request);
      const codes = await twoFactor.enable(player, request.body.code);
      await tell(player, accountMails.twoFactorOn(config.houseName));
      return codes;
    },
  );
  app.post(
    `${path}/recovery-codes`,
    {
      ...writes,
      schema: { tags, summary: "New recovery codes", security, body: passwordBody, response: { 200: recoveryCodes } },
    },
    async (request) => {
      const player = playerOf(request);
      await profiles.confirm(player.id, request.body.password);
      return twoFactor.renewRecoveryCodes(player);
    },
  );
  app.post(
    `${path}/disable`,
    { ...writes, schema: { tags, summary: "Ask for no codes", security, body: passwordBody, response: none } },
    async (request, reply) => {
      const player = playerOf(request);
      await profiles.confirm(player.id, request.body.password);
      await twoFactor.disable(player);
      await tell(player, accountMails.twoFactorOff(config.houseName));
      return reply.code(204).send(null);
    },
  );

  async function tell(player: SignedIn, mail: { subject: string; text: string }): Promise<void> {
    mailer.send({ to: await profiles.emailOf(player.id), ...mail });
  }
}

function leavingRoutes(app: AppInstance, parts: ProfileRouteParts): void {
  const { pool, clock, attempts, cookies, close } = parts;
  app.get(
    "/api/account/export",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      schema: { tags, summary: "Everything that the house knows about this account, as JSON", security },
    },
    async (request, reply) => {
      const player = playerOf(request);
      attempts.demand(`export ${player.id}`, MAX_EXPORTS);
      await noteAct(pool, player.id, "data_exported", player.sessionId, new Date(clock.now()));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="account.json"')
        .header("cache-control", "no-store")
        .send(Readable.from(exportAccount(pool, player.id)));
    },
  );
  app.post(
    "/api/account/close",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      schema: { tags, summary: "Close this account for ever", security, body: passwordBody, response: none },
    },
    async (request, reply) => {
      await close(playerOf(request), request.body.password);
      takeSession(reply, cookies);
      return reply.code(204).send(null);
    },
  );
}
