import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import { signReceipt } from "@fairhouse/house-log/receipt.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import { type BetReceipt, betReceipt } from "@fairhouse/protocol/house-log.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import type pg from "pg";
import { z } from "zod";
import { playerOf } from "../../../machinery/http/authenticate.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { AppInstance } from "../../../machinery/http/instance.ts";
import type { LogSecrets } from "../entries/log-secrets.ts";
import { entryOfMovement, isTold, joinBet, type MovementRow, movementColumns } from "../entries/movements.ts";
import { logSigner } from "../files/log-key.ts";

interface ReceiptParts {
  readonly pool: pg.Pool;
  readonly secrets: LogSecrets;
  readonly seed: Buffer;
  readonly ticks: Pick<Ticks, "isShut">;
}

/**
 * Promises players that their bets will stand in the log: a bet that is answered before its result is known could
 * otherwise be dropped before the log has it.
 */
export function receiptRoute(app: AppInstance, parts: ReceiptParts): void {
  app.get(
    "/api/bets/:id/receipt",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found", "house_shut", "busy"] },
      schema: {
        tags: ["log"],
        summary: "The signed promise that the entries of the own bet will stand in the log",
        params: z.object({ id: z.uuid() }),
        response: { 200: betReceipt },
      },
    },
    (request) => receiptOf(parts, request.params.id, playerOf(request).id),
  );
}

/** A movement beside the running log. */
interface PromisedRow extends MovementRow {
  readonly now: Date;
  readonly log: number | null;
  /** Null until a server has begun the log. */
  readonly origin: string | null;
  /** False for what was committed before the log began: it does not have it. */
  readonly of_log: boolean;
}

async function receiptOf(
  { pool, secrets, seed, ticks }: ReceiptParts,
  bet: string,
  player: string,
): Promise<BetReceipt> {
  const { rows } = await pool.query<PromisedRow>({
    name: "log-receipt",
    text: `select ${movementColumns}, clock_timestamp() as now, l.n as log, l.origin, coalesce(m.at >= l.began_at, false) as of_log
      from ledger_movement m ${joinBet} left join house_log l on l.ended_at is null
      where m.reference = $1 and b.player = $2 order by m.at, m.act`,
    values: [bet, player],
  });
  const [first] = rows;
  if (first === undefined) throw new AppError("not_found");
  // The database may have gone back, or the first log is about to begin.
  if (ticks.isShut) throw new AppError("house_shut");
  const { log, origin } = first;
  if (log === null || origin === null) throw new AppError("busy");
  const time = first.now.getTime();
  const entries = rows
    .filter(({ of_log }) => of_log)
    .map((row) => ({ row, entry: entryOfMovement(row, secrets).entry }))
    .filter(({ row, entry }) => isTold(row, entry, time))
    .map(({ entry }) => encodeEntry(entry));
  if (entries.length === 0) throw new AppError("not_found");
  const note = await signReceipt(entries, time, logSigner(seed, origin));
  return { log, note, entries: entries.map(toBase64) };
}
