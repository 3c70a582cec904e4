import {
  ageBody,
  claimBody,
  loginBody,
  registerBody,
  session,
  sessionList,
  user,
} from "@fairhouse/protocol/account.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "../../machinery/config.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { addressKey } from "../../machinery/http/limit.ts";
import { demandOwnPage } from "../../machinery/http/own-page.ts";
import type { Accounts, Entered, Visitor } from "./service.ts";
import type { CookieJar } from "./sign-in/cookies.ts";

const AUTH = "/api/auth";
const tags = ["account"];

export interface AccountRouteParts {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly cookies: CookieJar;
  readonly claim: (playerId: string, token: string) => Promise<void>;
}

export function accountRoutes(app: AppInstance, parts: AccountRouteParts): void {
  signInRoutes(app, parts);
  sessionRoutes(app, parts);
  playerRoutes(app, parts);
}

function signInRoutes(app: AppInstance, { accounts, cookies, config }: AccountRouteParts): void {
  const answer = { tags, response: { 200: session } };
  const onRequest = [demandOwnPage(config), app.limit("sign-in")];
  app.post(
    `${AUTH}/register`,
    {
      onRequest,
      config: { refuses: ["email_taken", "password_too_common", "bad_credentials"] },
      schema: { ...answer, summary: "Open an account", body: registerBody },
    },
    async (request, reply) => signIn(reply, await accounts.register(request.body, visitorOf(request, cookies))),
  );
  app.post(
    `${AUTH}/login`,
    {
      onRequest,
      config: { refuses: ["bad_credentials", "code_required", "code_wrong"] },
      schema: { ...answer, summary: "Sign in", body: loginBody },
    },
    async (request, reply) => signIn(reply, await accounts.login(request.body, visitorOf(request, cookies))),
  );

  function signIn(reply: FastifyReply, { answer, ticket, deviceCookie }: Entered) {
    cookies.leaveDevice(reply, deviceCookie);
    cookies.leaveSession(reply, ticket, config.sessionMs);
    return answer;
  }
}

function sessionRoutes(app: AppInstance, { accounts, cookies, config }: AccountRouteParts): void {
  app.get(
    `${AUTH}/me`,
    {
      onRequest: [app.authenticate, app.limit("reads")],
      schema: { tags, summary: "Who is signed in", response: { 200: session } },
    },
    async (request) => accounts.me(playerOf(request), request.headers.authorization?.slice("Bearer ".length) ?? ""),
  );
  app.post(
    `${AUTH}/refresh`,
    {
      onRequest: [demandOwnPage(config), app.limit("writes")],
      schema: {
        tags,
        summary: "A new access token for the session cookie, or null",
        response: { 200: session.nullable() },
      },
    },
    async (request, reply) => {
      const opened = await accounts.refresh(cookies.read(request.cookies).refresh, visitorOf(request, cookies));
      if (opened === null) cookies.takeSession(reply);
      else cookies.leaveSession(reply, opened.ticket, config.sessionMs);
      return opened?.answer ?? null;
    },
  );
  app.post(
    `${AUTH}/logout`,
    {
      onRequest: [demandOwnPage(config), app.recognise, app.limit("writes")],
      schema: { tags, summary: "End this session", response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { player } = request;
      const own =
        player === null
          ? await accounts.sessionOf(cookies.read(request.cookies).refresh)
          : { account: player.id, id: player.sessionId };
      if (own !== null) await accounts.end(own, "signed_out");
      cookies.takeSession(reply);
      return reply.code(204).send(null);
    },
  );
}

function playerRoutes(app: AppInstance, { accounts, claim }: AccountRouteParts): void {
  const reads = { onRequest: [app.authenticate, app.limit("reads")] };
  const writes = { onRequest: [app.authenticate, app.limit("writes")] };
  app.get(
    "/api/account/ping",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      schema: { tags, summary: "Does nothing, for a player who is signed in", response: { 204: z.null() } },
    },
    async (_request, reply) => reply.code(204).send(null),
  );
  app.post(
    "/api/account/age",
    {
      ...writes,
      config: { refuses: ["age_confirmed"] },
      schema: {
        tags,
        summary: "Confirm, once, that the player is 18 or older",
        body: ageBody,
        response: { 200: user },
      },
    },
    async (request) => accounts.confirmAge(playerOf(request)),
  );
  app.get(
    "/api/account/sessions",
    {
      ...reads,
      schema: { tags, summary: "Where this account is signed in", response: { 200: sessionList } },
    },
    async (request) => {
      const player = playerOf(request);
      const sessions = (await accounts.listSessions(player)).map((row) => ({
        id: row.id,
        device: row.device,
        address: row.address,
        createdAt: row.created_at.toISOString(),
        seenAt: row.seen_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        current: row.id === player.sessionId,
      }));
      return { sessions };
    },
  );
  app.post(
    "/api/account/claim",
    {
      ...writes,
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "Become administrator with the token of the first start",
        body: claimBody,
        response: { 200: user },
      },
    },
    async (request) => {
      const player = playerOf(request);
      await claim(player.id, request.body.token);
      return accounts.user(player.id);
    },
  );
}

function visitorOf(request: FastifyRequest, cookies: CookieJar): Visitor {
  const { device, referral } = cookies.read(request.cookies);
  return {
    address: addressKey(request.ip),
    device: (request.headers["user-agent"] ?? "").slice(0, 200),
    deviceCookie: device,
    referral,
  };
}
