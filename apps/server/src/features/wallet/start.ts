import { Readable } from "node:stream";
import { heldSum, toldEntries } from "@fairhouse/play/round/end/unshown.ts";
import {
  type MovementQuery,
  movementFileQuery,
  movementList,
  movementQuery,
  wallet,
} from "@fairhouse/protocol/wallet.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { fileOf } from "../../machinery/http/docs.ts";
import { AppError } from "../../machinery/http/errors.ts";
import { createFileQuota } from "../../machinery/http/file-quota.ts";
import type { StartFeature } from "../../parts.ts";
import { heldBy, toldOpenBets } from "../play/bets/open-stakes.ts";
import { movementFile } from "./movement-file.ts";
import { listMovements, type MovementFilter, movementRange } from "./movements.ts";

const tags = ["wallet"];
/** Limit on the open bets that the page lists; their stakes are summed without a limit. */
const LISTED = 100;

/**
 * A player's balance, held stakes, and every movement of their account; movements that settled a round that is still
 * revealed appear once it is shown.
 */
export const startWallet: StartFeature = async ({ pool, config, clock }) => ({
  routes(app) {
    const takeFile = createFileQuota(clock);
    app.get(
      "/api/wallet",
      {
        onRequest: [app.authenticate, app.limit("reads")],
        config: { refuses: ["not_found"] },
        schema: {
          tags,
          summary: "The player's balances, and the open bets that hold stakes",
          response: { 200: wallet },
        },
      },
      async (request) => {
        const player = playerOf(request).id;
        const now = clock.now();
        const { rows } = await pool.query<{ balance: number; entries: number }>({
          name: "wallet-balance",
          text: `select a.balance - ${heldSum("$1", "$3")} as balance, ${toldEntries("$1", "$3", "a.entries")} as entries
            from play_player p join ledger_account a on a.id = p.account where p.id = $1 and a.currency = $2`,
          values: [player, config.currency._id, new Date(now)],
        });
        const own = rows[0];
        if (own === undefined) throw new AppError("not_found");
        const open = await toldOpenBets(pool, config.currency._id, player, now);
        return {
          balances: [
            {
              currency: config.currency,
              available: own.balance,
              held: heldBy(open, config.currency._id),
              movements: own.entries,
            },
          ],
          open: open.slice(0, LISTED).map(({ id, game, kind, stake, created_at }) => ({
            id,
            game,
            kind,
            stake,
            createdAt: created_at.toISOString(),
          })),
        };
      },
    );
    app.get(
      "/api/wallet/movements",
      {
        onRequest: [app.authenticate, app.limit("reads")],
        config: { refuses: ["not_found"] },
        schema: {
          tags,
          summary: "Every movement of the player's account, newest first",
          querystring: movementQuery,
          response: { 200: movementList },
        },
      },
      async (request) => {
        const filter = filterOf(request.query);
        const range = await movementRange(pool, config.currency._id, playerOf(request).id, filter, clock.now());
        if (range === null) throw new AppError("not_found");
        const { cursor, limit } = request.query;
        const page = await listMovements(pool, range, filter.kind, cursor ?? null, limit);
        return { movements: [...page.movements], next: page.next };
      },
    );
    app.get(
      "/api/wallet/movements.csv",
      {
        onRequest: [app.authenticate, app.limit("writes")],
        config: { refuses: ["not_found"] },
        schema: {
          tags,
          summary: "The same, complete, as a CSV file",
          querystring: movementFileQuery,
          response: { 200: fileOf("text/csv") },
        },
      },
      async (request, reply) => {
        const player = playerOf(request).id;
        takeFile(player);
        const filter = filterOf(request.query);
        const range = await movementRange(pool, config.currency._id, player, filter, clock.now());
        if (range === null) throw new AppError("not_found");
        reply.header("content-disposition", 'attachment; filename="movements.csv"').type("text/csv");
        return reply.send(Readable.from(movementFile(pool, range, filter.kind)));
      },
    );
  },
});

function filterOf({ kind, from, to }: Pick<MovementQuery, "kind" | "from" | "to">): MovementFilter {
  return { kind: kind ?? null, from: from ?? null, to: to ?? null };
}
