import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { RoundHost } from "@fairhouse/play/round/round-host.ts";
import { placeTicketBody } from "@fairhouse/protocol/play-requests.ts";
import {
  ownTickets,
  type RoundPage,
  type RunningTables,
  roundPage,
  runningTables,
  type TicketAnswer,
  tableRounds,
  tableRoundsQuery,
  tableSnapshot,
  ticketAnswer,
} from "@fairhouse/protocol/table.ts";
import { z } from "zod";
import { playerOf } from "../../../../machinery/http/authenticate.ts";
import { AppError } from "../../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "../../command.ts";
import { noNewStake, refuseUnlessKnown } from "../../new-stakes.ts";
import type { PlayParts } from "../../parts.ts";
import { answerOf, stakeRefusals } from "../../refusals.ts";
import { type RoundPageParts, readRoundPage } from "./round-page.ts";

const tags = ["tables"];
const tableParams = z.object({ id: z.string() });
const idParams = z.object({ id: z.uuid().toLowerCase() });

/** Shared rounds: the view of a table, placing a bet in its round, and leaving it. */
export function tableRoutes(app: AppInstance, parts: PlayParts, rounds: RoundHost): void {
  runningRoute(app, parts, rounds);
  snapshotRoute(app, rounds);
  roundsRoute(app, rounds);
  roundRoute(app, { ...parts, rounds });
  roundByIdRoute(app, { ...parts, rounds });
  ownTicketsRoute(app, rounds);
  placeRoute(app, parts, rounds);
  takeBackRoute(app, rounds);
  cashOutRoute(app, rounds);
}

/** Time for which one answer serves everybody: the list is on the home page. */
const RUNNING_MS = 1_000;

function runningRoute(app: AppInstance, { clock }: Pick<PlayParts, "clock">, rounds: RoundHost): void {
  let kept: { readonly at: number; readonly answer: Promise<RunningTables> } | null = null;
  app.get(
    "/api/tables",
    {
      onRequest: [app.recognise, app.limit("reads")],
      schema: { tags, summary: "What runs at every table at this moment", response: { 200: runningTables } },
    },
    () => {
      const at = clock.monotonic();
      if (kept === null || at - kept.at >= RUNNING_MS) {
        const answer = rounds.running();
        kept = { at, answer };
        // A failed reading is not kept: the next request reads again.
        answer.catch(() => {
          kept = null;
        });
      }
      return kept.answer;
    },
  );
}

function snapshotRoute(app: AppInstance, rounds: RoundHost): void {
  app.get(
    "/api/tables/:id",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "A table as it stands, with the version of its last event",
        params: tableParams,
        response: { 200: tableSnapshot },
      },
    },
    async (request) => {
      const snapshot = await rounds.snapshot(request.params.id);
      if (snapshot === null) throw new AppError("not_found");
      return snapshot;
    },
  );
}

function roundsRoute(app: AppInstance, rounds: RoundHost): void {
  app.get(
    "/api/tables/:id/rounds",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "Finished rounds of a table, newest first",
        params: tableParams,
        querystring: tableRoundsQuery,
        response: { 200: tableRounds },
      },
    },
    async (request) => {
      gameOf(rounds, request.params.id);
      const { before = null, limit } = request.query;
      return rounds.rounds(request.params.id, before, limit);
    },
  );
}

function roundRoute(app: AppInstance, parts: RoundPageParts): void {
  app.get(
    "/api/tables/:id/rounds/:number",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "One round with its largest tickets and what proves it; what is still secret is null",
        params: tableParams.extend({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        response: { 200: roundPage },
      },
    },
    async (request) => {
      const { id: table, number } = request.params;
      return pageOf(await readRoundPage(parts, { table, number }, request.player?.id ?? null));
    },
  );
}

function roundByIdRoute(app: AppInstance, parts: RoundPageParts): void {
  app.get(
    "/api/rounds/:id",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "The same round by its id",
        params: idParams,
        response: { 200: roundPage },
      },
    },
    async (request) => pageOf(await readRoundPage(parts, request.params, request.player?.id ?? null)),
  );
}

function pageOf(page: RoundPage | null): RoundPage {
  if (page === null) throw new AppError("not_found");
  return page;
}

function ownTicketsRoute(app: AppInstance, rounds: RoundHost): void {
  app.get(
    "/api/tables/:id/tickets",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "The player's tickets in the table's last round",
        params: tableParams,
        response: { 200: ownTickets },
      },
    },
    async (request) => {
      gameOf(rounds, request.params.id);
      return { tickets: await rounds.ownTickets(playerOf(request).id, request.params.id) };
    },
  );
}

function placeRoute(app: AppInstance, parts: PlayParts, rounds: RoundHost): void {
  app.post(
    "/api/tables/:id/tickets",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: { refuses: [...stakeRefusals, "bet_refused", "round_closed"] },
      schema: {
        tags,
        summary: "Bet on the open round of a table",
        params: tableParams,
        headers: commandHeaders,
        body: placeTicketBody,
        response: { 200: ticketAnswer },
      },
    },
    async (request): Promise<TicketAnswer> => {
      const table = request.params.id;
      const game = gameOf(rounds, table);
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const key = commandKey(request, `POST /api/tables/${table}/tickets`, { bet });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      return answerOf(await rounds.place(player, table, bet, key));
    },
  );
}

/** Moves money, so it requires a key. Never switched off: a player in the round may leave. */
function takeBackRoute(app: AppInstance, rounds: RoundHost): void {
  app.post(
    "/api/tickets/:id/take-back",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: {
        refuses: ["not_found", "key_reused", "take_back_unavailable", "round_closed", "ticket_settled", "house_shut"],
      },
      schema: {
        tags,
        summary: "Take a bet back while betting is open: the whole stake returns",
        params: idParams,
        headers: commandHeaders,
        body: z.strictObject({}).nullish(),
        response: { 200: ticketAnswer },
      },
    },
    async (request): Promise<TicketAnswer> => {
      const { id } = request.params;
      const key = commandKey(request, `POST /api/tickets/${id}/take-back`, {});
      return answerOf(await rounds.takeBack(playerOf(request).id, id, key));
    },
  );
}

/**
 * Needs no key: a ticket leaves once, and asking again gets the first answer. Never switched off: a player in the round
 * may leave.
 */
function cashOutRoute(app: AppInstance, rounds: RoundHost): void {
  app.post(
    "/api/tickets/:id/cash-out",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      config: { refuses: ["not_found", "too_late", "ticket_settled", "cash_out_unavailable", "house_shut"] },
      schema: {
        tags,
        summary: "Leave the running round, at the moment the server hears of it",
        params: idParams,
        body: z.strictObject({}).nullish(),
        response: { 200: ticketAnswer },
      },
    },
    async (request): Promise<TicketAnswer> => answerOf(await rounds.cashOut(playerOf(request).id, request.params.id)),
  );
}

/** Returns the game of a table. @throws AppError `not_found`. */
function gameOf(rounds: RoundHost, table: string): AnyRoundGame {
  const game = rounds.gameOf(table);
  if (game === undefined) throw new AppError("not_found");
  return game;
}
