import type { Games } from "@fairhouse/play/ports.ts";
import type { RoundHost } from "@fairhouse/play/round/round-host.ts";
import { tableFairness } from "@fairhouse/protocol/fairness.ts";
import { z } from "zod";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";

/** Rounds beside the chain; the list of rounds alone has longer pages. */
const ROUNDS_PER_PAGE = 20;

interface TableFairnessParts {
  readonly games: Games & { readonly ids: readonly string[] };
  readonly rounds: Pick<RoundHost, "gameOf" | "chains" | "rounds">;
}

/** Returns the proof of a table's rounds: its chain, the next one, and the rounds that are over, newest first. */
export function tableFairnessRoute(app: AppInstance, { games, rounds }: TableFairnessParts): void {
  app.get(
    "/api/fairness/tables/:id/rounds",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["fairness"],
        summary: "A table's hash chain and its finished rounds",
        params: z.object({ id: z.string() }),
        querystring: z.strictObject({ cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
        response: { 200: tableFairness },
      },
    },
    async (request) => {
      const table = request.params.id;
      const seeding = rounds.gameOf(table)?.seeding ?? (isTimed(games, table) ? "stream" : undefined);
      if (seeding === undefined) throw new AppError("not_found");
      const [chains, page] = await Promise.all([
        rounds.chains(table),
        rounds.rounds(table, request.query.cursor ?? null, ROUNDS_PER_PAGE),
      ]);
      return {
        table,
        seeding,
        // The first chain of a new table may still be computing, which is not an error.
        ...chains,
        earlier: [...chains.earlier],
        rounds: [...page.rounds],
        more: page.next === null ? null : String(page.next),
      };
    },
  );
}

/** True for a table without rounds, whose links the clock takes. */
function isTimed({ ids, latest }: TableFairnessParts["games"], table: string): boolean {
  return ids.some((id) => {
    const game = latest(id);
    return game?.kind === "external" && game.ofLinks?.timed?.some((timed) => timed.id === table) === true;
  });
}
