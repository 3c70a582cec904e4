import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Pool } from "pg";
import type { Games } from "../ports.ts";
import type { ChainStore } from "../seed/chain-store.ts";
import type { FactStore } from "./fact-store.ts";

export interface LinkFactsParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly chains: Pick<ChainStore, "byId">;
  readonly facts: FactStore;
  readonly clock: Clock;
  readonly log: Log;
}

interface DueFact {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
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
  const now = new Date(parts.clock.now());
  // Several facts need the same links: none may take bets once the first of them is learnt.
  await parts.pool.query({
    name: "fact-links-end",
    text: `with due as (
        select f.id from play_fact f join play_chain c on c.id = f.chain and c.retired_at is not null
        where f.known_at is null and f.phase = 'open' order by f.id for update of f)
      update play_fact f set phase = 'closed', closed_at = $1 from due where f.id = due.id`,
    values: [now],
  });
  const { rows } = await parts.pool.query<DueFact>({
    name: "fact-links-due",
    text: `select f.id, f.game, f.game_version, f.state, f.chain, f.first_link, f.last_link
      from play_fact f join play_chain c on c.id = f.chain
      where f.known_at is null and (c.retired_at is not null or f.last_link <= c.played) and not exists (
          select 1 from play_round r where r.chain = f.chain and r.link = least(f.last_link, c.played)
            and (r.revealed is null or r.shown_at > $1))
      order by f.opened_at, f.id`,
    values: [now],
  });
  const known: string[] = [];
  for (const fact of rows) {
    try {
      await learn(parts, fact, now);
      known.push(fact.id);
    } catch (error) {
      parts.log.error({ err: error, fact: fact.id }, "a result cannot be computed from its links");
    }
  }
  return known;
}

async function learn({ pool, games, chains, facts }: LinkFactsParts, fact: DueFact, now: Date): Promise<void> {
  const game = games.version(fact.game, fact.game_version);
  if (game?.kind !== "external" || game.ofLinks === undefined) {
    throw new Error(`no rules for facts of ${fact.game} version ${fact.game_version}`);
  }
  const chain = await chains.byId(fact.chain);
  const link = chain.link(fact.last_link);
  const source = { first: fact.first_link, last: fact.last_link, link, salt: chain.salt };
  await facts.learn(pool, fact.id, game.ofLinks.result(fact.state, factLinks(source)), now, link);
}
