import type { PoolClient } from "pg";
import type { SettlementGate } from "../../settlement/batch-settlement.ts";
import { dropBudget, raiseCharges, type StandingCharge } from "../budgets/budget-store.ts";
import { type SoldParts, unlessSold } from "./held-bets.ts";

/** Versions of facts by id, from whose results bets were decided; null for a fact that was not known. */
export type Versions = ReadonlyMap<string, number | null>;

/**
 * Locks facts in the order of their ids. False if the result of one was corrected since bets were decided from it:
 * nothing else changes the version of a known fact.
 */
export async function holdResults(client: PoolClient, versions: Versions): Promise<boolean> {
  const { rows } = await client.query<{ id: string; version: number }>(
    "select id, version from play_fact where id = any($1::uuid[]) order by id for share",
    [[...versions.keys()]],
  );
  return rows.length === versions.size && rows.every(({ id, version }) => (versions.get(id) ?? version) === version);
}

/** Holds a fact whose result is not known yet: what its course decides, the result decides alike. */
export function whileShown(fact: string, sold: SoldParts): SettlementGate {
  return {
    async lock(client) {
      const text = "select from play_fact where id = $1 and known_at is null for share";
      return (await client.query(text, [fact])).rowCount === 1;
    },
    settledOf: unlessSold(sold),
    close: () => Promise.resolve(),
  };
}

/** Holds known facts whose settlement is not over yet: they stay due until {@link gateOf} closes it. */
export function whileKnown(versions: Versions, sold: SoldParts): SettlementGate {
  return {
    lock: (client) => holdResults(client, versions),
    settledOf: unlessSold(sold),
    close: () => Promise.resolve(),
  };
}

/**
 * Locks the settled fact, and the others that its bets wait for, in the order of their ids: two settlements that share a
 * bet follow each other, and bets go on being placed on the others. A result that was corrected since is read again.
 */
export function gateOf(
  fact: string,
  versions: Versions,
  raised: readonly StandingCharge[],
  sold: SoldParts,
): SettlementGate {
  return {
    async lock(client) {
      for (const id of [...new Set([fact, ...versions.keys()])].sort()) {
        const how = id === fact ? "for update" : "for share";
        const { rows } = await client.query<{ due: boolean; version: number }>(
          `select settled_at is null and known_at is not null as due, version from play_fact where id = $1 ${how}`,
          [id],
        );
        const [row] = rows;
        if (id === fact && row?.due !== true) return false;
        if ((versions.get(id) ?? row?.version) !== row?.version) return false;
      }
      return true;
    },
    settledOf: unlessSold(sold),
    async close(client, at) {
      await client.query("update play_fact set settled_at = $2 where id = $1", [fact, at]);
      await askAgain(client, fact);
      await dropBudget(client, fact);
      // Last, so that no draw waits for the bets.
      await raiseCharges(client, raised);
    },
  };
}

/** Has the corrections looked at again whose bets may have waited for this fact too. */
async function askAgain(client: PoolClient, fact: string): Promise<void> {
  await client.query(
    `update play_correction c set asked = asked + 1 where c.settled_at is null and exists (
       select from play_wait w join play_wait o using (bet) where w.fact = c.fact and o.fact = $1)`,
    [fact],
  );
}
