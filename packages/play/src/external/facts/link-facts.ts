import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import type { AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool } from "pg";
import type { Games } from "../../ports.ts";
import type { ChainStore } from "../../seed/chain-store.ts";
import type { FactStore } from "./fact-store.ts";

export interface LinkFactsParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly chains: Pick<ChainStore, "byId">;
  readonly facts: FactStore;
  /** Tells the time of the database, which all servers share. */
  readonly now: () => Promise<Date>;
  readonly log: Log;
}

interface DueFact {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly phase: string;
  readonly state: AnyFactState;
  readonly chain: string;
  readonly first_link: number;
  readonly last_link: number;
}

/**
 * Learns the results of facts that links of the house's own chains decide, once the last of these links may be known:
 * its round is over and shown, or its chain has ended before it and nothing open depends on a link. A link counts
 * whether its round was played or voided.
 * Any server may call it, and again after a failure: a fact that cannot be learnt is reported, and keeps no other waiting.
 * @returns the facts whose results are known now.
 */
export async function learnLinkFacts(parts: LinkFactsParts): Promise<readonly string[]> {
  const now = await parts.now();
  // Several facts need the same links: none may take bets once the first of them is learnt.
  await parts.pool.query({
    name: "fact-links-end",
    text: `with due as (
        select f.id from play_fact f join play_chain c on c.id = f.chain and c.retired_at is not null
        where f.known_at is null and f.phase = 'open' order by f.id for update of f)
      update play_fact f set phase = 'closed', closed_at = $1 from due where f.id = due.id`,
    values: [now],
  });
  const due = await factsDue(parts.pool, now);
  const computed: LearntFact[] = [];
  for (const fact of due) {
    try {
      computed.push(await learnt(parts, fact));
    } catch (error) {
      parts.log.error({ err: error, fact: fact.id }, "a result cannot be computed from its links");
    }
  }
  const known: string[] = [];
  // A link reveals all of its facts, so they become known together.
  for (const together of Map.groupBy(computed, ({ link }) => link).values()) {
    try {
      await inTransaction(parts.pool, async (client) => {
        for (const { id, result, link } of together) await parts.facts.learn(client, id, result, now, link);
      });
      known.push(...together.map(({ id }) => id));
    } catch (error) {
      parts.log.error({ err: error, facts: together.map(({ id }) => id) }, "results are not written yet");
    }
  }
  return known;
}

/**
 * Lists the facts whose results will be learnt before a time, as far as that is known, and that take no bets any more.
 * @returns ids
 */
export async function factsEnding(pool: Pool, before: Date): Promise<readonly string[]> {
  return (await factsDue(pool, before)).filter(({ phase }) => phase === "closed").map(({ id }) => id);
}

/** Reads the facts whose results may be learnt at a time. */
async function factsDue(pool: Pool, at: Date): Promise<readonly DueFact[]> {
  const { rows } = await pool.query<DueFact>({
    name: "fact-links-due",
    text: `select f.id, f.game, f.game_version, f.phase, f.state, f.chain, f.first_link, f.last_link
      from play_fact f join play_chain c on c.id = f.chain
      where f.known_at is null and (c.retired_at is not null or f.last_link <= c.played) and not exists (
          select 1 from play_round r where r.chain = f.chain and r.link = least(f.last_link, c.played)
            and (r.revealed is null or r.shown_at > $1))
        and not exists (
          select 1 from play_timed_link t where t.chain = f.chain and t.link = least(f.last_link, c.played)
            and (t.over_at is null or t.over_at > $1))
      order by f.chain, f.last_link, f.id`,
    values: [at],
  });
  return rows;
}

interface LearntFact {
  readonly id: string;
  readonly result: AnyKnown;
  /** The last of its links. */
  readonly link: string;
}

async function learnt({ games, chains }: LinkFactsParts, fact: DueFact): Promise<LearntFact> {
  const game = games.version(fact.game, fact.game_version);
  if (game?.kind !== "external" || game.ofLinks === undefined) {
    throw new Error(`no rules for facts of ${fact.game} version ${fact.game_version}`);
  }
  const chain = await chains.byId(fact.chain);
  const link = chain.link(fact.last_link);
  const source = { first: fact.first_link, last: fact.last_link, link, salt: chain.salt };
  return { id: fact.id, result: game.ofLinks.result(fact.state, factLinks(source)), link };
}
