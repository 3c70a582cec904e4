import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { type LoggedBet, type LoggedEntry, loggedBet } from "@fairhouse/protocol/house-log.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { decodeBundle, readTiles, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { inclusionProof } from "@fairhouse/transparency/tree.ts";
import type pg from "pg";
import { z } from "zod";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { LogFiles } from "./log-files.ts";
import type { LogSecrets } from "./log-secrets.ts";
import { entryOfMovement, joinBet, type MovementRow, movementColumns } from "./movements.ts";
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
  const { rows } = await pool.query<MovementRow & { hidden: boolean }>({
    name: "log-bet",
    text: `select ${movementColumns}, p.name is null as hidden from ledger_movement m ${joinBet} join play_player p on p.id = b.player
      where m.reference = $1 order by m.at, m.act`,
    values: [id],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const list = await logs.list();
  if (first.hidden && first.player !== viewer) return { entries: [], logs: list };
  const isOpen = !rows.some(({ act, kind }) => act === 0 && kind !== "stake");
  const entries: LoggedEntry[] = [];
  for (const row of rows) {
    // A further stake of an open hand tells a move, which only its player is shown.
    if (isOpen && row.act > 1 && row.kind === "stake" && first.player !== viewer) continue;
    const place = await placeOf(pool, row);
    const files = place === null ? null : logs.files(place.log);
    if (place === null || files === null) continue;
    const logged = await proven(files, place, entryOfMovement(row, secrets), row);
    if (logged !== null) entries.push(logged);
  }
  return { entries, logs: list };
}

interface PlaceInLog {
  readonly log: number;
  readonly index: number;
}

/** Finds the entry of a movement by its time: no index has an entry for each bet. */
async function placeOf(pool: pg.Pool, { reference, act, at }: MovementRow): Promise<PlaceInLog | null> {
  const { rows } = await pool.query<{ log: number; index: number; entries: Buffer; references: string[] }>({
    name: "log-place",
    text: `select log, index, entries, "references" from house_log_bundle
      where least <= $2 and greatest >= $2 and $1 = any("references") order by log, index`,
    values: [reference, at],
  });
  for (const { log, index, entries, references } of rows) {
    const all = decodeBundle(entries, { width: references.length });
    const within = all.findIndex((bytes, place) => references[place] === reference && isOfAct(bytes, act));
    if (within >= 0) return { log, index: TILE_WIDTH * index + within };
  }
  return null;
}

function isOfAct(bytes: Uint8Array, act: number): boolean {
  const entry = decodeEntry(bytes);
  return (entry.kind === "placed" || entry.kind === "settled") && entry.step === act;
}

/** Proves that an entry is in the published tree; null while it is not. */
async function proven(
  files: LogFiles,
  { log, index }: PlaceInLog,
  { salt, record }: ReturnType<typeof entryOfMovement>,
  row: MovementRow,
): Promise<LoggedEntry | null> {
  const { published } = files;
  if (published === null || index >= published.checkpoint.size) return null;
  const { size } = published.checkpoint;
  const path = await inclusionProof(
    index,
    size,
    readTiles(size, (tile) => files.hashes(tile)),
  );
  return {
    log,
    index,
    entry: toBase64(await files.entry(index)),
    salt,
    owner: record.owner,
    pair: row.seed,
    further: "time" in record ? { stake: record.stake, time: record.time } : null,
    path: path.map(toBase64),
    checkpoint: published.note,
  };
}
