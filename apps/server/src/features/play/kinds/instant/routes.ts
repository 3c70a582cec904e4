import type { InstantHost } from "@fairhouse/play/instant-host.ts";
import { type PlacedBet, placedBet } from "@fairhouse/protocol/play.ts";
import { placeBetBody } from "@fairhouse/protocol/play-requests.ts";
import { z } from "zod";
import { playerOf } from "../../../../machinery/http/authenticate.ts";
import { AppError } from "../../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "../../command.ts";
import { noNewStake, refuseUnlessKnown } from "../../new-stakes.ts";
import type { PlayParts } from "../../parts.ts";
import { answerOf, stakeRefusals } from "../../refusals.ts";

/** The route that everything else waits behind: a single await, and no work besides the bet's. */
export function betRoute(app: AppInstance, parts: PlayParts, host: InstantHost): void {
  app.post(
    "/api/games/:id/bets",
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      config: { refuses: [...stakeRefusals] },
      schema: {
        tags: ["play"],
        summary: "Place a bet of an instant game: settled in the answer",
        params: z.object({ id: z.string() }),
        headers: commandHeaders,
        body: placeBetBody,
        response: { 200: placedBet },
      },
    },
    async (request): Promise<PlacedBet> => {
      const game = parts.games.latest(request.params.id);
      if (game?.kind !== "instant") throw new AppError("not_found");
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const key = commandKey(request, `POST /api/games/${game.id}/bets`, { bet });
      const player = playerOf(request).id;
      const refusal = noNewStake(parts, game.id, request);
      if (refusal !== null) await refuseUnlessKnown(parts, player, key, refusal);
      return answerOf(await host.place(player, game, bet, key));
    },
  );
}
