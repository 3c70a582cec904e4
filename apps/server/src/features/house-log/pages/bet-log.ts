import type { Entry } from "@fairhouse/house-log/entry.ts";
import { type LoggedBet, type LoggedEntry, loggedBet } from "@fairhouse/protocol/house-log.ts";
import type pg from "pg";
import { z } from "zod";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import type { LogSecrets } from "../entries/log-secrets.ts";
import { entryOfMovement, joinBet, type MovementRow, movementColumns } from "../entries/movements.ts";
import { factEntriesOf } from "./fact-entries.ts";
import { placesOf, provenAt } from "./places.ts";
import type { PublicLogs } from "./public-logs.ts";

interface BetLogParts {
  readonly pool: pg.Pool;
  readonly secrets: LogSecrets;
  readonly logs: PublicLogs;
}

/** Tells where a bet stands in the log, with proofs that the browser checks. */
export function betLogRoute(app: AppInstance, parts: BetLogParts): void {
  app.get(
    "/api/bets/:id/log",
    {
      onRequest: [app.recognise, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["log"],
        summary: "The entries of a bet in the log, with what they commit to and their proofs",
        params: z.object({ id: z.uuid() }),
        response: { 200: loggedBet },
      },
    },
    async ({ params: { id }, player }) => {
      const found = await readBetLog(parts, id, player?.id ?? null);
      if (found === null) throw new AppError("not_found");
      return found;
    },
  );
}

/** @param viewer the player who asks; null for a visitor. A hidden player's entries are shown to that player alone. */
async function readBetLog(
  { pool, secrets, logs }: BetLogParts,
  id: string,
  viewer: string | null,
): Promise<LoggedBet | null> {
  const { rows } = await pool.query<MovementRow & { hidden: boolean; is_older: boolean }>({
    name: "log-bet",
    text: `select ${movementColumns}, p.name is null as hidden,
        coalesce(m.at < (select began_at from house_log where ended_at is null), false) as is_older
      from ledger_movement m ${joinBet} join play_player p on p.id = b.player
      where m.reference = $1 order by m.at, m.act`,
    values: [id],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const list = await logs.list();
  if (first.hidden && first.player !== viewer) return { entries: [], lacking: "withheld", logs: list };
  const end = rows.find(({ act, kind }) => act === 0 && kind !== "stake");
  const isOpen = end === undefined;
  const spans = rows.map(({ at }) => ({ from: at, to: at }));
  const places = await placesOf(pool, id, spans);
  let isLacking = false;
  const entries: LoggedEntry[] = [];
  for (const row of rows) {
    // A further stake of an open hand tells a move, which only its player is shown.
    if (isOpen && row.act > 1 && row.kind === "stake" && first.player !== viewer) continue;
    const place = places.find(({ entry }) => isOfAct(entry, row.act));
    const proven = place === undefined ? null : await provenAt(logs, place);
    if (place === undefined && row === (end ?? first)) isLacking = row.is_older;
    if (proven === null) continue;
    const { salt, record } = entryOfMovement(row, secrets);
    entries.push({
      ...proven,
      salt,
      owner: record.owner,
      pair: row.seed,
      further: "time" in record ? { stake: record.stake, time: record.time } : null,
    });
  }
  const facts = first.bet_kind === "external" ? await factEntriesOf(pool, logs, id) : [];
  return { entries, facts, lacking: isLacking ? "older" : undefined, logs: list };
}

function isOfAct(entry: Entry, act: number): boolean {
  return (entry.kind === "placed" || entry.kind === "settled") && entry.step === act;
}
