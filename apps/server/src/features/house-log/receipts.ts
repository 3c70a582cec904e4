import { encodeEntry } from "@fairhouse/house-log/entry.ts";
import { signReceipt } from "@fairhouse/house-log/receipt.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import { type BetReceipt, betReceipt } from "@fairhouse/protocol/house-log.ts";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import type pg from "pg";
import { z } from "zod";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { logSigner } from "./log-key.ts";
import type { LogSecrets } from "./log-secrets.ts";
import { readRunningLog } from "./log-store.ts";
import { entryOfMovement, isTold, joinBet, type MovementRow, movementColumns } from "./movements.ts";

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

async function receiptOf(
  { pool, secrets, seed, ticks }: ReceiptParts,
  bet: string,
  player: string,
): Promise<BetReceipt> {
  const log = await readRunningLog(pool);
  // The database may have gone back, or the first log is about to begin.
  if (ticks.isShut) throw new AppError("house_shut");
  if (log === null || log.origin === null) throw new AppError("busy");
  // This log does not have what was committed before it began.
  const { rows } = await pool.query<MovementRow & { readonly now: Date }>({
    name: "log-receipt",
    text: `select ${movementColumns}, clock_timestamp() as now from ledger_movement m ${joinBet}
      where m.reference = $1 and b.player = $2 and m.at >= $3 order by m.at, m.act`,
    values: [bet, player, log.began_at],
  });
  const [first] = rows;
  if (first === undefined) throw new AppError("not_found");
  const time = first.now.getTime();
  const entries = rows
    .map((row) => ({ row, entry: entryOfMovement(row, secrets).entry }))
    .filter(({ row, entry }) => isTold(row, entry, time))
    .map(({ entry }) => encodeEntry(entry));
  const note = await signReceipt(entries, time, logSigner(seed, log.origin));
  return { log: log.n, note, entries: entries.map(toBase64) };
}
