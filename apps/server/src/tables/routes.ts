import type { AnyRoundGame } from "@fairhouse/kernel/game.ts";
import type { CashOut } from "@fairhouse/play/flight.ts";
import type { TicketAnswer } from "@fairhouse/play/ticket-desk.ts";
import { placeTicketBody } from "@fairhouse/protocol/play.ts";
import { ownTickets, tableSnapshot, ticketAnswer } from "@fairhouse/protocol/table.ts";
import { z } from "zod";
import { playerOf } from "../http/authenticate.ts";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "../play/command.ts";
import type { PlayParts } from "../play/parts.ts";
import { answerOf } from "../play/refusals.ts";
import { isOff, refuseWhenOff } from "../play/switched-off.ts";

const tags = ["tables"];
const tableParams = z.object({ id: z.string() });
const ticketParams = z.object({ id: z.uuid().toLowerCase() });

/** Shared rounds: what a table shows, the way into its round, and the way out of it. */
export function tableRoutes(app: AppInstance, parts: PlayParts): void {
  snapshotRoute(app, parts);
  ownTicketsRoute(app, parts);
  placeRoute(app, parts);
  cashOutRoute(app, parts);
}

function snapshotRoute(app: AppInstance, { rounds }: PlayParts): void {
  app.get(
    "/api/tables/:id",
    {
      onRequest: [app.recognise, app.limit("reads")],
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
      return { ...snapshot, tickets: [...snapshot.tickets], recent: [...snapshot.recent] };
    },
  );
}

function ownTicketsRoute(app: AppInstance, { rounds }: PlayParts): void {
  app.get(
    "/api/tables/:id/tickets",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      schema: {
        tags,
        summary: "One's tickets of the table's last round",
        params: tableParams,
        response: { 200: ownTickets },
      },
    },
    async (request) => {
      gameOf(rounds, request.params.id);
      return { tickets: [...(await rounds.ownTickets(playerOf(request).id, request.params.id))] };
    },
  );
}

function placeRoute(app: AppInstance, parts: PlayParts): void {
  app.post(
    "/api/tables/:id/tickets",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
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
      const game = gameOf(parts.rounds, table);
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const key = commandKey(request, `POST /api/tables/${table}/tickets`, { bet });
      const player = playerOf(request).id;
      if (isOff(parts.switches, game.id)) await refuseWhenOff(parts, player, game.id, key);
      return answerOf(await parts.rounds.place(player, table, bet, key));
    },
  );
}

/** Needs no key: a ticket leaves once, and asking again gives the first answer. Never switched off: who is in may leave. */
function cashOutRoute(app: AppInstance, { rounds }: PlayParts): void {
  app.post(
    "/api/tickets/:id/cash-out",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      schema: {
        tags,
        summary: "Leave the running round, at the moment in which the server hears of it",
        params: ticketParams,
        body: z.strictObject({}).nullish(),
        response: { 200: ticketAnswer },
      },
    },
    async (request): Promise<CashOut> => answerOf(await rounds.cashOut(playerOf(request).id, request.params.id)),
  );
}

/** The game of a table. @throws AppError `not_found`. */
function gameOf(rounds: PlayParts["rounds"], table: string): AnyRoundGame {
  const game = rounds.gameOf(table);
  if (game === undefined) throw new AppError("not_found");
  return game;
}
