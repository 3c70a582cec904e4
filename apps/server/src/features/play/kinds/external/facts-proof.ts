import type { Fact } from "@fairhouse/play/external/fact-store.ts";
import type { BetFact, BetProof } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";

type FactsProof = Extract<BetProof, { seeding: "facts" }>;

/** Reads the facts that a bet waits for, or waited for. Everything about a fact is public, its result once it is known. */
export async function readFactsProof(pool: Pool, bet: string): Promise<FactsProof> {
  const { rows } = await pool.query<Fact>({
    name: "bet-facts-proof",
    text: `select f.id, f.phase, f.state, f.result, f.opened_at as "openedAt", f.closed_at as "closedAt",
        f.known_at as "knownAt"
      from play_wait w join play_fact f on f.id = w.fact where w.bet = $1 order by f.opened_at, f.id`,
    values: [bet],
  });
  return { seeding: "facts", facts: rows.map(publicFact) };
}

/** Returns a fact as anybody may see it. */
export function publicFact(
  fact: Pick<Fact, "id" | "phase" | "state" | "result" | "openedAt" | "closedAt" | "knownAt">,
): BetFact {
  const { id, phase, state, result, openedAt, closedAt, knownAt } = fact;
  return {
    id,
    phase,
    state,
    result,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    knownAt: knownAt?.toISOString() ?? null,
  };
}
