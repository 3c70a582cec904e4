import { type LoggedRound, loggedRound, type ProvenEntry } from "@fairhouse/protocol/house-log.ts";
import type pg from "pg";
import { z } from "zod";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { placesOf, provenAt } from "./places.ts";
import type { PublicLogs } from "./public-logs.ts";

/** A round opens a little before its entry says so, and a shoe tells its link when its last round is over. */
const BEFORE_MS = 60_000;
const AFTER_MS = 2 * 60 * 60_000;

interface RoundLogParts {
  readonly pool: pg.Pool;
  readonly logs: PublicLogs;
}

/** Tells where a round stands in the log: opened, closed, shown, revealed. */
export function roundLogRoute(app: AppInstance, parts: RoundLogParts): void {
  app.get(
    "/api/rounds/:id/log",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["log"],
        summary: "The entries of a round in the log, with their proofs",
        params: z.object({ id: z.uuid() }),
        response: { 200: loggedRound },
      },
    },
    async ({ params: { id } }) => {
      const found = await readRoundLog(parts, id);
      if (found === null) throw new AppError("not_found");
      return found;
    },
  );
}

async function readRoundLog({ pool, logs }: RoundLogParts, id: string): Promise<LoggedRound | null> {
  const { rows } = await pool.query<{ opened_at: Date; settled_at: Date | null }>({
    name: "log-round",
    text: "select opened_at, settled_at from play_round where id = $1",
    values: [id],
  });
  const [round] = rows;
  if (round === undefined) return null;
  const from = new Date(round.opened_at.getTime() - BEFORE_MS);
  const to = new Date((round.settled_at ?? round.opened_at).getTime() + AFTER_MS);
  const places = await placesOf(pool, id, { from, to }, ({ kind }) => kind === "round");
  const proven = await Promise.all(places.map((place) => provenAt(logs, place)));
  return { entries: proven.filter((entry): entry is ProvenEntry => entry !== null), logs: await logs.list() };
}
