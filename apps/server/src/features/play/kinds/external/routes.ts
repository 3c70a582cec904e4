import type { ExternalDesk } from "@fairhouse/play/external/placing/external-desk.ts";
import type { CashOutOrders } from "@fairhouse/play/external/sale/cash-out-orders.ts";
import type { SlipCashOut } from "@fairhouse/play/external/sale/slip-cash-out.ts";
import { cashOutOrder, cashOutOrders, gameFacts, type PlacedSlip, placedSlip } from "@fairhouse/protocol/play.ts";
import { placeBetBody } from "@fairhouse/protocol/play-requests.ts";
import { z } from "zod";
import { playerOf } from "../../../../machinery/http/authenticate.ts";
import { AppError } from "../../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart, placeBeforeOf } from "../../command.ts";
import { noNewStake, refuseUnlessKnown } from "../../new-stakes.ts";
import type { PlayParts } from "../../parts.ts";
import { answerOf, stakeRefusals } from "../../refusals.ts";
import type { FactsReader } from "./facts-proof.ts";

const params = z.object({ id: z.string() });

interface SlipRoutesParts {
  readonly desk: ExternalDesk;
  readonly cashOut: SlipCashOut;
  readonly orders: CashOutOrders;
  readonly facts: FactsReader;
}

/** Bets on facts, and the facts of a game. */
export function slipRoutes(app: AppInstance, parts: PlayParts, slips: SlipRoutesParts): void {
  const { desk, cashOut, orders, facts } = slips;
  factsRoute(app, parts, facts);
  slipRoute(app, parts, desk);
  cashOutRoute(app, cashOut);
  orderRoutes(app, parts, orders);
}

function factsRoute(app: AppInstance, parts: PlayParts, facts: FactsReader): void {
  app.get(
    "/api/games/:id/facts",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["play"],
        summary: "The facts on which bets of a game wait, and those that were settled last",
        params,
        response: { 200: gameFacts },
      },
    },
    async (request) => {
      const game = parts.games.latest(request.params.id);
      if (game?.kind !== "external") throw new AppError("not_found");
      return facts.ofGame(game.id, request.player?.id ?? null);
    },
  );
}

const slipRefusals = [
  "bet_refused",
  "price_changed",
  "market_suspended",
  "too_many_slips",
  "liability_reached",
] as const;

function slipRoute(app: AppInstance, parts: PlayParts, desk: ExternalDesk): void {
  app.post(
    "/api/games/:id/slips",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: { refuses: [...stakeRefusals, ...slipRefusals] },
      schema: {
        tags: ["play"],
        summary: "Place a bet that waits for facts: it is settled when they are known",
        params,
        headers: commandHeaders,
        body: placeBetBody,
        response: { 200: placedSlip },
      },
    },
    async (request): Promise<PlacedSlip> => {
      const game = parts.games.latest(request.params.id);
      if (game?.kind !== "external") throw new AppError("not_found");
      const wish = parsePart(game.wish, request.body.bet, "bet");
      const key = commandKey(request, `POST /api/games/${game.id}/slips`, { bet: wish });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      return answerOf(await desk.place(player, game, wish, key, placeBeforeOf(request)));
    },
  );
}

const cashOutBody = z.strictObject({
  /** The least that the player takes. */
  least: z.int().min(1),
  /** Sells a part of the bet, which then stays open; all that is left of it without this. */
  part: z
    .strictObject({
      /** 1 for the first part that is sold: a repetition of it sells nothing more. */
      number: z.int().min(1),
      /** Whole units of each line. */
      units: z.int().min(1),
    })
    .optional(),
});

function cashOutRoute(app: AppInstance, cashOut: SlipCashOut): void {
  app.post(
    "/api/slips/:id/cash-out",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      config: {
        refuses: ["not_found", "ticket_settled", "cash_out_unavailable", "price_changed", "house_shut"],
      },
      schema: {
        tags: ["play"],
        summary: "Sell an open bet on facts, or a part of it, back to the house at the price of the moment",
        params: z.object({ id: z.uuid() }),
        body: cashOutBody,
        response: { 200: placedSlip },
      },
    },
    async (request): Promise<PlacedSlip> => {
      const { least, part = null } = request.body;
      return answerOf(await cashOut.cashOut(playerOf(request).id, request.params.id, least, { part }));
    },
  );
}

const orderBody = z.strictObject({
  /** The house sells the bet once it pays at least so much; null takes the order back. */
  least: z.int().min(1).nullable(),
});

function orderRoutes(app: AppInstance, parts: PlayParts, orders: CashOutOrders): void {
  app.post(
    "/api/slips/:id/cash-out-order",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      config: { refuses: ["not_found", "ticket_settled", "cash_out_unavailable"] },
      schema: {
        tags: ["play"],
        summary: "Order that an open bet on facts is sold once the house pays a certain amount, or take that back",
        params: z.object({ id: z.uuid() }),
        body: orderBody,
        response: { 200: cashOutOrder },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { least } = request.body;
      answerOf(await orders.set(playerOf(request).id, id, least));
      return { bet: id, least };
    },
  );
  app.get(
    "/api/games/:id/cash-out-orders",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["play"],
        summary: "The player's orders to sell open bets of a game",
        params,
        response: { 200: cashOutOrders },
      },
    },
    async (request) => {
      const game = parts.games.latest(request.params.id);
      if (game?.kind !== "external") throw new AppError("not_found");
      return { orders: [...(await orders.of(playerOf(request).id, game.id))] };
    },
  );
}
