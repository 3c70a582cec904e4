import { user } from "@fairhouse/protocol/account.ts";
import {
  changedEmail,
  changeEmailBody,
  codeBody,
  passwordBody,
  recoveryCodes,
  twoFactorSetup,
} from "@fairhouse/protocol/account-security.ts";
import { z } from "zod";
import { playerOf } from "../../../machinery/http/authenticate.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import type { SignedIn } from "../../../machinery/sessions/sessions.ts";
import { accountMails } from "../account-mails.ts";
import type { ProfileRouteParts } from "../profile/profile-route-parts.ts";

const tags = ["account"];
const none = { 204: z.null() };
/** Errors of requests that require the password, and a fresh code if there is a second factor. */
export const CONFIRMED = ["wrong_password", "code_required", "code_wrong"] as const;

export function emailRoutes(app: AppInstance, { accounts, emailChanges }: ProfileRouteParts): void {
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  const path = "/api/account/email";
  app.post(
    path,
    {
      ...writes,
      config: { refuses: [...CONFIRMED, "email_taken"] },
      schema: {
        tags,
        summary: "Change the e-mail address; a house that sends mail asks the new one for a code first",
        body: changeEmailBody,
        response: { 200: changedEmail },
      },
    },
    async (request) => {
      const player = playerOf(request);
      const waitingEmail = await emailChanges.ask(player, request.body);
      return { user: await accounts.user(player.id), waitingEmail };
    },
  );
  app.post(
    `${path}/confirm`,
    {
      ...writes,
      config: { refuses: ["link_expired", "code_wrong", "email_taken"] },
      schema: {
        tags,
        summary: "Confirm the new address with the code that was mailed to it",
        body: codeBody,
        response: { 200: user },
      },
    },
    async (request) => {
      const player = playerOf(request);
      await emailChanges.confirm(player, request.body.code);
      return accounts.user(player.id);
    },
  );
  app.post(
    `${path}/cancel`,
    { ...writes, schema: { tags, summary: "Keep the present e-mail address", response: none } },
    async (request, reply) => {
      await emailChanges.cancel(playerOf(request));
      return reply.code(204).send(null);
    },
  );
}

export function twoFactorRoutes(app: AppInstance, parts: ProfileRouteParts): void {
  const { profiles, twoFactor, sessions, mailer, config } = parts;
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  const path = "/api/account/two-factor";
  app.post(
    `${path}/start`,
    {
      ...writes,
      config: { refuses: ["wrong_password", "two_factor_state"] },
      schema: {
        tags,
        summary: "A secret for an authenticator app",
        body: passwordBody,
        response: { 200: twoFactorSetup },
      },
    },
    async (request) => {
      const { id } = playerOf(request);
      const { email } = await profiles.confirmPassword(id, request.body.password);
      return twoFactor.start(id, email);
    },
  );
  app.post(
    `${path}/enable`,
    {
      ...writes,
      config: { refuses: ["code_wrong", "two_factor_state"] },
      schema: {
        tags,
        summary: "Turn two-factor sign-in on",
        body: codeBody,
        response: { 200: recoveryCodes },
      },
    },
    async (request) => {
      const player = playerOf(request);
      const { codes, ended } = await twoFactor.enable(player, request.body.code);
      for (const id of ended) sessions.ended({ id, playerId: player.id });
      await tell(player, accountMails.twoFactorOn(config.houseName));
      return codes;
    },
  );
  app.post(
    `${path}/recovery-codes`,
    {
      ...writes,
      config: { refuses: [...CONFIRMED, "two_factor_state"] },
      schema: { tags, summary: "New recovery codes", body: passwordBody, response: { 200: recoveryCodes } },
    },
    async (request) => {
      const player = playerOf(request);
      await profiles.confirm(player, request.body);
      return twoFactor.renewRecoveryCodes(player);
    },
  );
  app.post(
    `${path}/disable`,
    {
      ...writes,
      config: { refuses: [...CONFIRMED, "two_factor_state"] },
      schema: { tags, summary: "Turn two-factor sign-in off", body: passwordBody, response: none },
    },
    async (request, reply) => {
      const player = playerOf(request);
      await profiles.confirm(player, request.body);
      await twoFactor.disable(player);
      await tell(player, accountMails.twoFactorOff(config.houseName));
      return reply.code(204).send(null);
    },
  );

  async function tell(player: SignedIn, mail: { subject: string; text: string }): Promise<void> {
    mailer.send({ to: await profiles.emailOf(player.id), ...mail });
  }
}
