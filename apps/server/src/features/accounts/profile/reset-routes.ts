import { forgotPasswordBody, newPasswordBody } from "@fairhouse/protocol/account-security.ts";
import { z } from "zod";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import { addressKey } from "../../../machinery/http/limit.ts";
import { demandOwnPage } from "../../../machinery/http/own-page.ts";
import type { ProfileRouteParts } from "../profile/profile-route-parts.ts";

const tags = ["account"];
const none = { 204: z.null() };

export function resetRoutes(app: AppInstance, { resets, returnToEmail, config }: ProfileRouteParts): void {
  const onRequest = [demandOwnPage(config), app.limit("sign-in")];
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
      config: { refuses: ["link_expired", "password_too_common"] },
      schema: { tags, summary: "Set a new password with the mailed token", body: newPasswordBody, response: none },
    },
    async (request, reply) => {
      await resets.redeem(request.body.token, request.body.password);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/api/auth/restore-email",
    {
      onRequest,
      config: { refuses: ["link_expired", "password_too_common", "email_taken"] },
      schema: {
        tags,
        summary: "Go back to the e-mail address that the token was mailed to, with a new password",
        body: newPasswordBody,
        response: none,
      },
    },
    async (request, reply) => {
      await returnToEmail(request.body.token, request.body.password);
      return reply.code(204).send(null);
    },
  );
}
