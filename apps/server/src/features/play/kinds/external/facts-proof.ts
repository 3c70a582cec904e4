import { type SaltRow, saltColumns, saltFacts } from "@fairhouse/play/seed/chain-facts.ts";
import type { BetFact, BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";

type FactsProof = Extract<BetProof, { seeding: "facts" }>;

interface FactRow extends Pick<BetFact, "id" | "phase" | "state" | "result"> {
  readonly revealed: string | null;
  readonly first_link: number | null;
  readonly last_link: number | null;
  readonly fact_opened_at: Date;
  readonly closed_at: Date | null;
  readonly known_at: Date | null;
  readonly table: string;
  readonly terminal_hash: string;
  readonly salt: string;
}

const columns = `f.id, f.phase, f.state, f.result, f.revealed, f.first_link, f.last_link, f.opened_at as fact_opened_at,
  f.closed_at, f.known_at, c."table", c.terminal_hash, c.salt, ${saltColumns}`;
const RECENT_FACTS = 20;

/** Reads the facts that a bet waits for, or waited for. Everything about a fact is public, its result once it is known. */
export async function readFactsProof(pool: Pool, bet: string): Promise<FactsProof> {
  const { rows } = await pool.query<FactRow & SaltRow>({
    name: "bet-facts-proof",
    text: `select ${columns} from play_wait w join play_fact f on f.id = w.fact left join play_chain c on c.id = f.chain
      where w.bet = $1 order by f.opened_at, f.id`,
    values: [bet],
  });
  return { seeding: "facts", facts: rows.map(publicFact) };
}

/** Reads the facts of a game whose bets are not settled yet, and those that were settled last. */
export async function readFacts(pool: Pool, game: string): Promise<{ waiting: BetFact[]; recent: BetFact[] }> {
  const [waiting, recent] = await Promise.all([
    readWaiting(pool, game),
    read(pool, "facts-recent", {
      where: "f.game = $1 and f.settled_at is not null",
      last: `order by f.settled_at desc, f.id limit ${RECENT_FACTS}`,
      value: game,
    }),
  ]);
  return { waiting, recent };
}

/** Reads the facts of a game whose bets are not settled yet, oldest first. */
export function readWaiting(pool: Pool, game: string): Promise<BetFact[]> {
  const where = "f.game = $1 and f.settled_at is null";
  return read(pool, "facts-waiting", { where, last: "order by f.opened_at, f.id", value: game });
}

/** Reads facts by id. */
export function readFactsById(pool: Pool, ids: readonly string[]): Promise<BetFact[]> {
  return read(pool, "facts-by-id", { where: "f.id = any($1::uuid[])", last: "order by f.opened_at, f.id", value: ids });
}

interface FactQuery {
  readonly where: string;
  readonly last: string;
  readonly value: unknown;
}

async function read(pool: Pool, name: string, { where, last, value }: FactQuery): Promise<BetFact[]> {
  const { rows } = await pool.query<FactRow & SaltRow>({
    name,
    text: `select ${columns} from play_fact f left join play_chain c on c.id = f.chain where ${where} ${last}`,
    values: [value],
  });
  return rows.map(publicFact);
}

function publicFact(row: FactRow & SaltRow): BetFact {
  const { id, phase, state, result, first_link: first, last_link: last } = row;
  const chain = { table: row.table, terminalHash: row.terminal_hash, salt: row.salt };
  return {
    id,
    phase,
    state,
    result,
    links:
      first === null || last === null ? null : { ...chain, saltFacts: saltFacts(row), first, last, link: row.revealed },
    openedAt: row.fact_opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    knownAt: row.known_at?.toISOString() ?? null,
  };
}
