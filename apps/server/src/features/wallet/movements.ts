import { toldEntries } from "@fairhouse/play/round/end/unshown.ts";
import type { Movement, MovementKind } from "@fairhouse/protocol/wallet.ts";
import type { Pool } from "pg";

const DAY_MS = 86_400_000;
/**
 * Limit on the movements that one page reads to find those of a kind: a rare kind costs a short page that states where
 * to go on.
 */
const MAX_SCANNED = 10_000;

export interface MovementFilter {
  readonly kind: MovementKind | null;
  /** UTC days as YYYY-MM-DD, both included; null if unbounded. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface MovementPage {
  readonly movements: readonly Movement[];
  /** Number of the last movement that was read; null if nothing follows. */
  readonly next: number | null;
}

interface MovementRow {
  sequence: number;
  kind: MovementKind;
  at: Date;
  amount: number;
  balance: number;
  bet: string | null;
  game: string | null;
  claim: "daily" | "free_coins" | "race" | null;
}

/** The sequence numbers of the first and last movement on a filter's days. */
export interface MovementRange {
  readonly account: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the beginning and end of a filter's days in a player's account of a currency. Movements ascend with time, so
 * each end is found by bisection over the unique index (account, sequence): twenty look-ups among a million, without an
 * index on time that every bet would have to maintain. At the moment `now` (milliseconds since 1970) the newest of them
 * may not be shown yet.
 */
export async function movementRange(
  pool: Pool,
  currency: string,
  player: string,
  filter: MovementFilter,
  now: number,
): Promise<MovementRange | null> {
  const { rows } = await pool.query<{ account: number; entries: number }>({
    name: "wallet-account",
    text: `select a.id as account, ${toldEntries("$1", "$3", "a.entries")} as entries
      from play_player p join ledger_account a on a.id = p.account where p.id = $1 and a.currency = $2`,
    values: [player, currency, new Date(now)],
  });
  const own = rows[0];
  if (own === undefined) return null;
  const before = (at: number) => countBefore(pool, own.account, own.entries, at);
  const first = filter.from === null ? 1 : (await before(Date.parse(filter.from))) + 1;
  const last = filter.to === null ? own.entries : await before(Date.parse(filter.to) + DAY_MS);
  return { account: own.account, first, last };
}

/** Counts the movements of an account that are older than a moment. */
async function countBefore(pool: Pool, account: number, entries: number, at: number): Promise<number> {
  let [low, high] = [0, entries];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { rows } = await pool.query<{ older: boolean }>({
      name: "wallet-bisect",
      text: "select at < $3 as older from ledger_movement where account = $1 and sequence = $2",
      values: [account, middle, new Date(at)],
    });
    if (rows[0]?.older === true) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Lists movements of a range, newest first, from below `cursor` on. */
export async function listMovements(
  pool: Pool,
  range: MovementRange,
  kind: MovementKind | null,
  cursor: number | null,
  limit: number,
): Promise<MovementPage> {
  const top = Math.min(range.last, cursor === null ? range.last : cursor - 1);
  const bottom = Math.max(range.first, kind === null ? range.first : top - MAX_SCANNED + 1);
  const { rows } = await pool.query<MovementRow>({
    name: "wallet-movements",
    text: `select m.sequence, m.kind, m.at, m.amount, m.balance, b.id as bet, b.game, c.kind as claim
      from (select * from ledger_movement
        where account = $1 and sequence between $2 and $3 and ($4::text is null or kind = $4)
        order by sequence desc limit $5) m
      left join play_resettlement r on r.reversal = m.reference and m.kind = 'correction'
      left join play_bet b on b.id = coalesce(r.bet, m.reference) and m.kind <> 'grant'
      left join promotion_claim c on c.id = m.reference and m.kind = 'grant'
      order by m.sequence desc`,
    values: [range.account, bottom, top, kind, limit],
  });
  const seen = rows.length === limit ? (rows.at(-1)?.sequence ?? bottom) : bottom;
  return { movements: rows.map(movementOf), next: seen > range.first ? seen : null };
}

function movementOf(row: MovementRow): Movement {
  return {
    sequence: row.sequence,
    kind: row.kind,
    at: row.at.toISOString(),
    amount: row.amount,
    balance: row.balance,
    bet: row.bet === null || row.game === null ? null : { id: row.bet, game: row.game },
    grant: row.kind === "grant" ? (row.claim ?? "opening") : null,
  };
}
