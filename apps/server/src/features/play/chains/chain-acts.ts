import {
  canonicalText,
  dueAt,
  problemOfSource,
  problemOfValue,
  type SaltSource,
  saltFrom,
} from "@fairhouse/fairness/salt-source.ts";
import { databaseTime } from "@fairhouse/platform/database-time.ts";
import { endBetsOnLinks } from "@fairhouse/play/external/facts/fact-store.ts";
import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../../acts/authority.ts";

/** The chain that an act concerned. */
export interface ChainNamed {
  readonly ordinal: number;
  readonly terminalHash: string;
}

interface WaitingChain {
  readonly id: string;
  readonly ordinal: number;
  readonly terminal_hash: string;
  readonly source: SaltSource | null;
  readonly announced_at: Date | null;
  readonly value: string | null;
}

/**
 * Acts of operators on the chain that a table plays next: naming a public source of its salt in advance, and giving its
 * value.
 */
export class ChainActs {
  readonly #act: Act;

  /** @param act writes each into the audit trail. */
  constructor(act: Act) {
    this.#act = act;
  }

  /** Names the source of the next chain's salt, for ever. @throws AdminRefusal if its value could be known by now. */
  async announce(
    table: string,
    source: SaltSource,
    by: Authority,
  ): Promise<ChainNamed & { readonly dueAt: Date | null }> {
    return this.#act("chain-announce", table, by, source, async (client) => {
      const chain = await nextChain(client, table);
      if (chain.source !== null) throw new AdminRefusal(`chain ${chain.ordinal} of ${table} has its source already`);
      // The database's clock, which stamps the announcement.
      const now = (await databaseTime(client)).getTime();
      const problem = problemOfSource(source, now);
      if (problem !== null) throw new AdminRefusal(problem);
      await client.query("update play_chain set source = $2, announced_at = $3 where id = $1", [
        chain.id,
        JSON.stringify(source),
        new Date(now),
      ]);
      const due = dueAt(source);
      return { ...nameOf(chain), dueAt: due === null ? null : new Date(due) };
    });
  }

  /** Gives the value of the announced source. The salt follows from it, and is set when the chain begins. */
  async value(
    table: string,
    value: string,
    by: Authority,
  ): Promise<{ readonly salt: string; readonly hashedText: string }> {
    return this.#act("chain-value", table, by, { value }, async (client) => {
      const chain = await nextChain(client, table);
      const { source, announced_at: announcedAt } = chain;
      if (source === null || announcedAt === null) throw new AdminRefusal("no source was announced for this chain");
      if (chain.value !== null) throw new AdminRefusal("this chain has its value already");
      const now = (await databaseTime(client)).getTime();
      const problem = problemOfValue(source, value, announcedAt.getTime(), now);
      if (problem !== null) throw new AdminRefusal(problem);
      await client.query("update play_chain set value = $2, value_at = $3 where id = $1", [
        chain.id,
        value,
        new Date(now),
      ]);
      return { salt: saltFrom(source, value), hashedText: canonicalText(source, value) };
    });
  }

  /**
   * Ends the chain in play before its last link. Allowed only if the next chain's salt comes from its announced source:
   * a change from one drawn salt to another would allow drawing until one suits.
   */
  async retire(table: string, by: Authority): Promise<ChainNamed> {
    return this.#act("chain-retire", table, by, {}, async (client) => {
      const next = await nextChain(client, table);
      if (next.value === null) throw new AdminRefusal("the next chain has no value of an announced source yet");
      const { rows } = await client.query<Pick<WaitingChain, "id" | "ordinal" | "terminal_hash">>(
        `update play_chain set retired_at = clock_timestamp() where id = (
           select id from play_chain where "table" = $1 and salt is not null order by ordinal desc limit 1)
         and retired_at is null and played < length returning id, ordinal, terminal_hash`,
        [table],
      );
      if (rows[0] === undefined) throw new AdminRefusal(`no chain of ${table} is in play`);
      // Its further links are shown from now on: nobody may bet on them any more.
      await endBetsOnLinks(client, rows[0].id, null);
      return nameOf(rows[0]);
    });
  }

  /** Leaves a chain unplayed whose source gave no value: everybody is shown this, with the reason. */
  async giveUp(table: string, by: Authority): Promise<ChainNamed> {
    return this.#act("chain-give-up", table, by, {}, async (client) => {
      const chain = await nextChain(client, table);
      if (chain.source === null) throw new AdminRefusal("no source was announced for this chain");
      if (chain.value !== null) throw new AdminRefusal("this chain has its value, and will be played");
      await client.query("update play_chain set given_up_at = clock_timestamp(), given_up_reason = $2 where id = $1", [
        chain.id,
        by.reason,
      ]);
      return nameOf(chain);
    });
  }
}

function nameOf({ ordinal, terminal_hash: terminalHash }: Pick<WaitingChain, "ordinal" | "terminal_hash">): ChainNamed {
  return { ordinal, terminalHash };
}

/** A line of the list of chains, as operators read it. */
export interface ChainLine {
  readonly table: string;
  readonly chain: number;
  readonly terminal_hash: string;
  readonly published: Date;
  readonly played: string;
  readonly salt: string;
  readonly source: SaltSource | null;
  readonly announced: Date | null;
}

/** Lists the chains of all tables, with the sources of their salts. */
export async function listChains(pool: pg.Pool): Promise<readonly ChainLine[]> {
  const { rows } = await pool.query<ChainLine>(
    `select "table", ordinal as chain, terminal_hash, created_at as published, played || ' of ' || length as played,
       case when given_up_at is not null then 'given up' when salt is not null then coalesce(source ->> 'kind', 'drawn')
         when value is not null then 'ready' when source is not null then 'announced' else 'not announced' end as salt,
       source, announced_at as announced
     from play_chain order by "table", ordinal`,
  );
  return rows;
}

/** Reads the next chain and locks it, so that it does not begin meanwhile. */
async function nextChain(client: pg.PoolClient, table: string): Promise<WaitingChain> {
  const { rows } = await client.query<WaitingChain>(
    `select id, ordinal, terminal_hash, source, announced_at, value from play_chain
     where "table" = $1 and salt is null and given_up_at is null order by ordinal limit 1 for update`,
    [table],
  );
  const chain = rows[0];
  if (chain === undefined)
    throw new AdminRefusal(`no chain waits at table ${table}; npm run admin -- chain lists them`);
  return chain;
}
