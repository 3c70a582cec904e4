import { Readable } from "node:stream";
import {
  history,
  historyFilters,
  historyQuery,
  historyTotals,
  statistics,
  statisticsQuery,
} from "@fairhouse/protocol/statistics.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { fileOf } from "../../machinery/http/docs.ts";
import { createFileQuota } from "../../machinery/http/file-quota.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { HouseParts } from "../../parts.ts";
import type { Counting } from "./counting.ts";
import { listHistory } from "./history.ts";
import { historyFile } from "./history-file.ts";
import { filterOf } from "./history-filter.ts";
import { totalsOf } from "./history-totals.ts";
import { statisticsOf } from "./statistics-page.ts";

const tags = ["statistics"];

/** A player's own bets by filters, and their totals. Every request first counts what was settled since the last one. */
export function statisticsRoutes(
  app: AppInstance,
  house: Pick<HouseParts, "pool" | "games" | "clock" | "config">,
  counting: Counting,
): void {
  const { pool } = house;
  const takeFile = createFileQuota(house.clock);
  const own = house.config.currency._id;
  const reads = [app.authenticate, app.limit("reads")];
  app.get(
    "/api/history",
    {
      onRequest: reads,
      schema: {
        tags,
        summary: "The player's bets, newest first",
        querystring: historyQuery,
        response: { 200: history },
      },
    },
    async (request) => {
      const { cursor, limit, ...filters } = request.query;
      const player = playerOf(request).id;
      await counting.upToNow(player);
      const page = await listHistory(house, filterOf(filters, player, own, house.clock.now()), cursor ?? null, limit);
      return { bets: [...page.bets], next: page.next };
    },
  );
  app.get(
    "/api/history/totals",
    {
      onRequest: reads,
      schema: {
        tags,
        summary: "The totals of all bets that the same filters select",
        querystring: historyFilters,
        response: { 200: historyTotals },
      },
    },
    async (request) => {
      const player = playerOf(request).id;
      await counting.upToNow(player);
      return totalsOf(house, filterOf(request.query, player, own, house.clock.now()));
    },
  );
  app.get(
    "/api/history.csv",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      schema: {
        tags,
        summary: "The same bets, all of them, as a CSV file",
        querystring: historyFilters,
        response: { 200: fileOf("text/csv") },
      },
    },
    async (request, reply) => {
      const player = playerOf(request).id;
      takeFile(player);
      await counting.upToNow(player);
      reply.header("content-disposition", 'attachment; filename="bets.csv"').type("text/csv");
      return reply.send(Readable.from(historyFile(house, filterOf(request.query, player, own, house.clock.now()))));
    },
  );
  app.get(
    "/api/statistics",
    {
      onRequest: reads,
      schema: {
        tags,
        summary: "What the player wagered and got back, by game and over time",
        querystring: statisticsQuery,
        response: { 200: statistics },
      },
    },
    async (request) => {
      const { currency, from, to, step } = request.query;
      const player = playerOf(request).id;
      await counting.upToNow(player);
      return statisticsOf(pool, { player, currency: currency ?? own, from: from ?? null, to: to ?? null, step });
    },
  );
}
