import type { Movement, MovementKind } from "@fairhouse/protocol/wallet.ts";
import type { Pool } from "pg";
import { listMovements, type MovementRange } from "./movements.ts";

const PAGE = 2_000;
const HEAD = "number,at,kind,for,bet,amount,balance\r\n";

/**
 * Yields a player's movements as CSV (RFC 4180), newest first, page by page: a million of them are never in memory at
 * once.
 */
export async function* movementFile(
  pool: Pool,
  range: MovementRange,
  kind: MovementKind | null,
): AsyncGenerator<string, void, undefined> {
  yield HEAD;
  let cursor: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof listMovements>> = await listMovements(pool, range, kind, cursor, PAGE);
    if (page.movements.length > 0) yield page.movements.map(lineOf).join("");
    cursor = page.next;
  } while (cursor !== null);
}

/**
 * Formats a line. All cells are numbers, times and names of the house: none needs quotes, and none is taken for a
 * formula.
 */
function lineOf({ sequence, at, kind, bet, grant, amount, balance }: Movement): string {
  return `${sequence},${at},${kind},${bet?.game ?? grant ?? ""},${bet?.id ?? ""},${amount},${balance}\r\n`;
}
