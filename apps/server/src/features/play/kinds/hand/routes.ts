import type { AnyHandGame } from "@fairhouse/kernel/any-game.ts";
import type { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { type HandAnswer, handAnswer, openHand, openHands } from "@fairhouse/protocol/play.ts";
import { moveBody, startHandBody } from "@fairhouse/protocol/play-requests.ts";
import { z } from "zod";
import { playerOf } from "../../../../machinery/http/authenticate.ts";
import { AppError } from "../../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "../../command.ts";
import { noNewStake, refuseUnlessKnown } from "../../new-stakes.ts";
import type { PlayParts } from "../../parts.ts";
import { answerOf, raiseRefusals, stakeRefusals } from "../../refusals.ts";
import { HandGames } from "./hand-games.ts";
import { readOpenHands } from "./open-hands.ts";

const tags = ["play"];
const gameParams = z.object({ id: z.string() });
const handParams = z.object({ id: z.uuid().toLowerCase() });

/** Hands and their moves. */
export function handRoutes(app: AppInstance, parts: PlayParts, hands: HandHost): void {
  const handGames = new HandGames(parts.pool, parts.players);
  startRoute(app, parts, hands, handGames);
  moveRoute(app, hands, handGames);
  openHandRoutes(app, parts);
}

function startRoute(app: AppInstance, parts: PlayParts, hands: HandHost, handGames: HandGames): void {
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
      const game = handGame(parts, request.params.id);
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const moves = (request.body.moves ?? []).map((move, turn) => parsePart(game.move, move, "moves", turn));
      const key = commandKey(request, `POST /api/games/${game.id}/hands`, { bet, moves });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      const answer = answerOf(await hands.start(player, game, bet, moves, key));
      handGames.remember(answer.hand.id, player, game);
      return answer;
    },
  );
}

/** A move needs no key: it is addressed by its turn. Never switched off: a player who has staked may finish. */
function moveRoute(app: AppInstance, hands: HandHost, handGames: HandGames): void {
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
      return answerOf(await hands.move(player, request.params.id, request.body.turn, move));
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
      const game = handGame(parts, request.params.id);
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

/** Returns the newest rules of a game with hands. @throws AppError `not_found`. */
function handGame({ games }: PlayParts, id: string): AnyHandGame {
  const game = games.latest(id);
  if (game?.kind !== "hand") throw new AppError("not_found");
  return game;
}
