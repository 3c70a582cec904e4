import type { AnyHandGame, AnyInstantGame } from "@fairhouse/kernel/any-game.ts";
import type { PlacedBet as PlacedBetAnswer } from "@fairhouse/play/instant-host.ts";
import { type HandAnswer, handAnswer, openHand, openHands, placedBet } from "@fairhouse/protocol/play.ts";
import { moveBody, placeBetBody, startHandBody } from "@fairhouse/protocol/play-requests.ts";
import { z } from "zod";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "./command.ts";
import { HandGames } from "./hands/hand-games.ts";
import { readOpenHands } from "./hands/open-hands.ts";
import { noNewStake, refuseUnlessKnown } from "./new-stakes.ts";
import type { PlayParts } from "./parts.ts";
import { answerOf, raiseRefusals, stakeRefusals } from "./refusals.ts";

const tags = ["play"];
const gameParams = z.object({ id: z.string() });
const handParams = z.object({ id: z.uuid().toLowerCase() });

/** Bets, hands and moves: everything that one player does alone. */
export function playRoutes(app: AppInstance, parts: PlayParts): void {
  const handGames = new HandGames(parts.pool, parts.players);
  betRoute(app, parts);
  startRoute(app, parts, handGames);
  moveRoute(app, parts, handGames);
  openHandRoutes(app, parts);
}

/** The route that everything else waits behind: a single await, and no work besides the bet's. */
function betRoute(app: AppInstance, parts: PlayParts): void {
  app.post(
    "/api/games/:id/bets",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: { refuses: [...stakeRefusals] },
      schema: {
        tags,
        summary: "Place a bet of an instant game: settled in the answer",
        params: gameParams,
        headers: commandHeaders,
        body: placeBetBody,
        response: { 200: placedBet },
      },
    },
    async (request): Promise<PlacedBetAnswer> => {
      const game = gameOf(parts, request.params.id, "instant");
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const key = commandKey(request, `POST /api/games/${game.id}/bets`, { bet });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      return answerOf(await parts.instant.place(player, game, bet, key));
    },
  );
}

function startRoute(app: AppInstance, parts: PlayParts, handGames: HandGames): void {
  app.post(
    "/api/games/:id/hands",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: { refuses: [...stakeRefusals, "hand_open"] },
      schema: {
        tags,
        summary: "Start a hand, with its first moves if they are known already",
        params: gameParams,
        headers: commandHeaders,
        body: startHandBody,
        response: { 200: handAnswer },
      },
    },
    async (request): Promise<HandAnswer> => {
      const game = gameOf(parts, request.params.id, "hand");
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const moves = (request.body.moves ?? []).map((move, turn) => parsePart(game.move, move, "moves", turn));
      const key = commandKey(request, `POST /api/games/${game.id}/hands`, { bet, moves });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      const answer = answerOf(await parts.hands.start(player, game, bet, moves, key));
      handGames.remember(answer.hand.id, player, game);
      return answer;
    },
  );
}

/** A move needs no key: it is addressed by its turn. Never switched off: a player who has staked may finish. */
function moveRoute(app: AppInstance, parts: PlayParts, handGames: HandGames): void {
  app.post(
    "/api/hands/:id/moves",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      config: { refuses: [...raiseRefusals, "hand_closed", "stale_turn", "move_refused"] },
      schema: {
        tags,
        summary: "Make a move; the same turn and move again gives the first answer",
        params: handParams,
        body: moveBody,
        response: { 200: handAnswer },
      },
    },
    async (request): Promise<HandAnswer> => {
      const player = playerOf(request).id;
      const game = await handGames.find(request.params.id, player);
      const move = parsePart(game.move, request.body.move, "move");
      return answerOf(await parts.hands.move(player, request.params.id, request.body.turn, move));
    },
  );
}

function openHandRoutes(app: AppInstance, parts: PlayParts): void {
  app.get(
    "/api/games/:id/hands/open",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: { tags, summary: "The player's open hand of a game", params: gameParams, response: { 200: openHand } },
    },
    async (request) => {
      const game = gameOf(parts, request.params.id, "hand");
      const [hand] = await readOpenHands(parts, playerOf(request).id, game.id);
      return { hand: hand ?? null };
    },
  );
  app.get(
    "/api/hands/open",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      schema: { tags, summary: "All of the player's open hands", response: { 200: openHands } },
    },
    async (request) => ({ hands: [...(await readOpenHands(parts, playerOf(request).id, null))] }),
  );
}

/** Returns the newest rules of a game of this kind. @throws AppError `not_found`. */
function gameOf(parts: PlayParts, id: string, kind: "instant"): AnyInstantGame;
function gameOf(parts: PlayParts, id: string, kind: "hand"): AnyHandGame;
function gameOf(parts: PlayParts, id: string, kind: "instant" | "hand"): AnyInstantGame | AnyHandGame {
  const game = parts.games.latest(id);
  if (game?.kind !== kind) throw new AppError("not_found");
  return game as AnyInstantGame | AnyHandGame;
}
