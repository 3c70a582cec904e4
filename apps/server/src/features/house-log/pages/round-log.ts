import { type LoggedRound, loggedRound, type ProvenEntry } from "@fairhouse/protocol/house-log.ts";
import type pg from "pg";
import { z } from "zod";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import { placesOf, provenAt } from "./places.ts";
import type { PublicLogs } from "./public-logs.ts";

/** A round opens a little before its entry says so, and a link is told a little after the next one is taken. */
const BEFORE_MS = 60_000;
const AFTER_MS = 10 * 60_000;

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
  const { rows } = await pool.query<{ opened_at: Date; over_at: Date | null; is_older: boolean }>({
    name: "log-round",
    // A shoe tells its link when a round takes the next one, which may be days after its own rounds.
    text: `select opened_at, over_at,
        coalesce(coalesce(over_at, settled_at) < (select began_at from house_log where ended_at is null), false) as is_older
      from (select r.opened_at, r.settled_at, (select n.opened_at from play_round n where n."table" = r."table" and n.number > r.number
          and (n.chain, n.link) is distinct from (r.chain, r.link) order by n.number limit 1) as over_at
        from play_round r where r.id = $1) as of_round`,
    values: [id],
  });
  const [round] = rows;
  if (round === undefined) return null;
  const from = new Date(round.opened_at.getTime() - BEFORE_MS);
  const to = new Date((round.over_at?.getTime() ?? Date.now()) + AFTER_MS);
  const all = await placesOf(pool, id, [{ from, to }]);
  const provenOf = async (wanted: "round" | "seeds") => {
    const places = all.filter(({ entry }) => entry.kind === wanted);
    const proven = await Promise.all(places.map((place) => provenAt(logs, place)));
    return { isThere: places.length > 0, entries: proven.filter((entry): entry is ProvenEntry => entry !== null) };
  };
  const [{ isThere, entries }, { entries: seeds }] = [await provenOf("round"), await provenOf("seeds")];
  const isLacking = !isThere && round.is_older;
  return { entries, seeds, lacking: isLacking ? "older" : undefined, logs: await logs.list() };
}
