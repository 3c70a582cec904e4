import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type pg from "pg";
import type { KnownRules } from "./known-rules.ts";

interface FactRow {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly state: AnyFactState;
  readonly result: unknown;
  readonly revealed: string;
  readonly first_link: number;
  readonly last_link: number;
  readonly salt: string;
  readonly terminal_hash: string;
}

export interface FactsVerdict {
  readonly passed: number;
  readonly failed: number;
  /** A line for each fact whose result its links do not give. */
  readonly lines: readonly string[];
}

/** Computes the results of all facts that links of the house decided, from those links alone. */
export async function verifyFacts(pool: pg.Pool, rules: KnownRules): Promise<FactsVerdict> {
  const { rows } = await pool.query<FactRow>(
    `select f.id, f.game, f.game_version, f.state, f.result, f.revealed, f.first_link, f.last_link, c.salt, c.terminal_hash
     from play_fact f join play_chain c on c.id = f.chain where f.phase = 'known' order by f.known_at, f.id`,
  );
  const lines = rows.flatMap((row) => {
    const problem = problemOf(row, rules);
    return problem === null ? [] : [`fact ${row.id}: ${problem}`];
  });
  return { passed: rows.length - lines.length, failed: lines.length, lines };
}

function problemOf(row: FactRow, rules: KnownRules): string | null {
  const game = rules(row.game, row.game_version);
  if (game?.kind !== "external" || game.ofLinks === undefined) {
    return `no rules of ${row.game}, version ${row.game_version}, take results from links`;
  }
  if (!leadsTo(row.terminal_hash, row.revealed, row.last_link)) return `its link does not lead to ${row.terminal_hash}`;
  const source = { first: row.first_link, last: row.last_link, link: row.revealed, salt: row.salt };
  const links = factLinks(source);
  if (game.ofLinks.isStateOf?.(row.state, links) === false) return "its state does not follow from its links";
  const computed = game.ofLinks.result(row.state, links);
  return sameJson(computed, row.result)
    ? null
    : `the result is ${JSON.stringify(row.result)}, computed ${JSON.stringify(computed)}`;
}
