import { every } from "@fairhouse/platform/every.ts";
import { supportAnswer, supportBody } from "@fairhouse/protocol/support.ts";
import type { FastifyRequest } from "fastify";
import { createAttempts } from "../../machinery/http/attempts.ts";
import { addressKey } from "../../machinery/http/limit.ts";
import { openTransport } from "../../machinery/mail/transport.ts";
import type { StartFeature } from "../../parts.ts";
import { commandHeaders, commandKey, commandValidator } from "../play/command.ts";
import { mailDueMessages } from "./mails.ts";
import { findMessage, invalid, type Sender, storeMessage } from "./messages.ts";

/** Limits within a quarter of an hour, counted by this server. */
const MOST_OF_PLAYER = 5;
const MOST_OF_ADDRESS = 15;
const LOOK_EVERY_MS = 15_000;
/** Days after which closed messages are deleted, as the privacy policy states. */
const KEPT_DAYS = 365;

/** The support form: messages are stored first, and mailed by a job that tries until the mail server accepts them. */
export const startSupport: StartFeature = async ({ pool, config, clock, log }) => {
  const attempts = createAttempts(clock);
  const transport = openTransport(config);
  const to = config.supportEmail;
  if (to !== null && transport === null) log.warn("SUPPORT_EMAIL gets no mail, because SMTP_URL is not set");
  const work = async (isStopping: () => boolean) => {
    await pool.query("delete from support_message where closed_at < $1", [
      new Date(clock.now() - KEPT_DAYS * 24 * 60 * 60 * 1000),
    ]);
    if (to === null || transport === null) return;
    await mailDueMessages({ pool, clock, log, config, transport, to }, isStopping);
  };
  const mailing = every(clock, LOOK_EVERY_MS, work, {
    firstMs: 0,
    failed: (error) => log.warn({ err: error }, "support messages could not be processed"),
  });

  return {
    routes: (app) => {
      app.post(
        "/api/support",
        {
          onRequest: [app.recognise, app.limit("writes")],
          validatorCompiler: commandValidator,
          config: { refuses: ["key_reused"] },
          schema: {
            tags: ["house"],
            summary: "Write to the people who run this house",
            headers: commandHeaders,
            body: supportBody,
            response: { 200: supportAnswer },
          },
        },
        async (request) => {
          const sender = senderOf(request, request.body.email);
          const key = commandKey(request, "POST /api/support", { sender, ...request.body });
          const known = await findMessage(pool, key);
          if (known !== null) return { number: known };
          attempts.demand(`address ${addressKey(request.ip)}`, MOST_OF_ADDRESS);
          if ("player" in sender) attempts.demand(`player ${sender.player}`, MOST_OF_PLAYER);
          const number = await storeMessage(pool, key, sender, request.body, new Date(clock.now()));
          log.info({ number, topic: request.body.topic }, "a support message was stored");
          mailing.hurry();
          return { number };
        },
      );
    },
    async close() {
      await mailing.stop();
      transport?.close();
    },
  };
};

/** Returns the sender. A player's address is that of their account, whatever the request says. */
function senderOf(request: FastifyRequest, email: string | undefined): Sender {
  if (request.player !== null) return { player: request.player.id };
  if (email === undefined) throw invalid("email", "Email is required");
  return { email };
}
