import { betList, betPage } from "@fairhouse/protocol/play.ts";
import { betListQuery } from "@fairhouse/protocol/play-requests.ts";
import { z } from "zod";
import { playerOf } from "../../../machinery/http/authenticate.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import type { PlayParts } from "../parts.ts";
import { listBets } from "./bet-list.ts";
import { readBetPage } from "./bet-page.ts";
import { HighWins } from "./high-wins.ts";

const tags = ["bets"];
const cursor = z.uuid().toLowerCase();

/** Lists of bets: a player's own, everybody's, the largest wins, and the page of one bet. */
export function betRoutes(app: AppInstance, parts: PlayParts): void {
  const highWins = new HighWins(parts.pool, parts.config.currency._id, parts.clock);
  app.get(
    "/api/bets",
    {
      onRequest: [app.recognise, app.limit("reads")],
      schema: { tags, summary: "Bets, newest first", querystring: betListQuery, response: { 200: betList } },
    },
    async (request) => {
      const { scope, limit } = request.query;
      const player = scope === "mine" ? playerOf(request).id : null;
      const game = request.query.game ?? null;
      if (game !== null && parts.games.latest(game) === undefined) return { bets: [], next: null };
      if (scope === "high") {
        // Over all games, the largest wins of a year have no index.
        const period = game === null ? null : (request.query.period ?? null);
        return { bets: [...(await highWins.list(game, period, limit))], next: null };
      }
      const cursor = cursorOf(request.query.cursor);
      const page = await listBets(parts.pool, { player, game, cursor, limit, now: parts.clock.now() });
      return { bets: [...page.bets], next: page.next };
    },
  );
  app.get(
    "/api/bets/:id",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "One bet with all that anybody needs to verify it; what is still secret is null",
        params: z.object({ id: z.uuid().toLowerCase() }),
        response: { 200: betPage },
      },
    },
    async (request) => {
      const page = await readBetPage(parts, request.params.id, request.player?.id ?? null);
      if (page === null) throw new AppError("not_found");
      return page;
    },
  );
}

function cursorOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const parsed = cursor.safeParse(text);
  if (parsed.success) return parsed.data;
  const problems = [{ path: "cursor", code: "invalid_format", message: "not a cursor" }];
  throw new AppError("invalid_request", { in: "querystring", problems });
}
