import { FairTurns } from "@fairhouse/platform/fair-turns.ts";
import {
  type ClaimAnswer,
  claimAnswer,
  leaderboard,
  leaderboardQuery,
  promotions,
  type RewardKind,
} from "@fairhouse/protocol/promotions.ts";
import type { FastifyRequest } from "fastify";
import { playerOf } from "../../machinery/http/authenticate.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { commandHeaders, commandKey, commandValidator } from "../play/command.ts";
import { type ClaimParts, claim, dailyAmount, readRewards } from "./claims.ts";
import type { Leaderboards } from "./leaderboard.ts";
import { readRace } from "./race-page.ts";
import { DAILY_IN_BETS, FREE_COINS_IN_BETS, FREE_COINS_WAIT_MS } from "./rules.ts";
import type { Standings } from "./standings.ts";

const tags = ["promotions"];
/** Claims that are decided at once at a server, with a connection of pages each; those of one player would wait for their row. */
const CLAIMS_AT_ONCE = 2;
const whoMayNot = ["age_unconfirmed", "banned", "excluded", "key_reused"] as const;
const refusals = {
  daily: [...whoMayNot, "reward_claimed"],
  free_coins: [...whoMayNot, "coins_left", "reward_waiting"],
} as const;

export function promotionRoutes(
  app: AppInstance,
  parts: ClaimParts,
  standings: Standings,
  leaderboards: Leaderboards,
): void {
  const { minBet } = parts.config.currency;
  app.get(
    "/api/promotions",
    {
      onRequest: [app.recognise, app.limit("reads")],
      schema: {
        tags,
        summary: "Rewards, the race, and where the player stands in them",
        response: { 200: promotions },
      },
    },
    async (request) => {
      const player = request.player?.id ?? null;
      const [own, race] = await Promise.all([
        player === null ? null : readRewards(parts, player),
        readRace(parts, standings, player),
      ]);
      return {
        daily: DAILY_IN_BETS.map((_, index) => dailyAmount(index + 1, minBet)),
        freeCoins: { amount: FREE_COINS_IN_BETS * minBet, below: minBet, waitMs: FREE_COINS_WAIT_MS },
        own,
        race,
      };
    },
  );
  const turns = new FairTurns(CLAIMS_AT_ONCE);
  const take = (path: string, kind: RewardKind, summary: string) =>
    app.post(
      path,
      {
        onRequest: [app.authenticate, app.limit("writes")],
        validatorCompiler: commandValidator,
        config: { refuses: refusals[kind] },
        schema: { tags, summary, headers: commandHeaders, response: { 200: claimAnswer } },
      },
      (request: FastifyRequest): Promise<ClaimAnswer> => {
        const player = playerOf(request).id;
        const { id } = commandKey(request, `POST ${path}`, null);
        return turns.take(player, () => claim(parts, player, kind, id));
      },
    );
  take("/api/promotions/daily", "daily", "Take today's reward");
  take("/api/promotions/free-coins", "free_coins", "Take free coins, when the smallest bet is out of reach");
  app.get(
    "/api/leaderboard",
    {
      onRequest: [app.recognise, app.limit("reads")],
      schema: {
        tags,
        summary: "Who wagered and won most today or this week",
        querystring: leaderboardQuery,
        response: { 200: leaderboard },
      },
    },
    (request) => leaderboards.read(request.query.period, request.player?.id ?? null),
  );
}
