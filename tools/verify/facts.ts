import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type pg from "pg";
import type { KnownRules } from "./known-rules.ts";

interface FactRow {
  readonly id: string;
  readonly chain: string;
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

/** A league plays a thousand matches in six hours, so years of them are read in portions. */
const FACTS_PER_READ = 1_000;

/** Computes the results of all facts that links of the house decided, from those links alone. */
export async function verifyFacts(pool: pg.Pool, rules: KnownRules): Promise<FactsVerdict> {
  const walk = new ChainWalk();
  const lines: string[] = [];
  let passed = 0;
  for await (const row of readFacts(pool)) {
    const problem = problemOf(row, rules, walk);
    if (problem === null) passed += 1;
    else lines.push(`fact ${row.id}: ${problem}`);
  }
  return { passed, failed: lines.length, lines };
}

/** Reads the facts of each chain in the order of their links. */
async function* readFacts(pool: pg.Pool): AsyncGenerator<FactRow> {
  const client = await pool.connect();
  try {
    await client.query("begin read only");
    await client.query(
      `declare facts no scroll cursor for
       select f.id, f.chain, f.game, f.game_version, f.state, f.result, f.revealed, f.first_link, f.last_link, c.salt, c.terminal_hash
       from play_fact f join play_chain c on c.id = f.chain where f.phase = 'known' order by f.chain, f.last_link, f.id`,
    );
    for (;;) {
      const { rows } = await client.query<FactRow>(`fetch ${FACTS_PER_READ} from facts`);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await client.query("rollback").then(
      () => client.release(),
      // On a lost connection, whose loss is told by what was read from it.
      () => client.release(true),
    );
  }
}

/** Checks links of a chain that come in their order: each leads to the one before it, so nothing is hashed twice. */
class ChainWalk {
  #chain = "";
  #link = "";
  #index = 0;

  leads({ chain, terminal_hash: terminal, revealed, last_link: index }: FactRow): boolean {
    if (chain !== this.#chain) [this.#chain, this.#link, this.#index] = [chain, terminal, 0];
    if (!leadsTo(this.#link, revealed, index - this.#index)) return false;
    [this.#link, this.#index] = [revealed, index];
    return true;
  }
}

function problemOf(row: FactRow, rules: KnownRules, walk: ChainWalk): string | null {
  const game = rules(row.game, row.game_version);
  if (game?.kind !== "external" || game.ofLinks === undefined) {
    return `no rules of ${row.game}, version ${row.game_version}, take results from links`;
  }
  if (!walk.leads(row)) return `its link does not lead to ${row.terminal_hash}`;
  const source = { first: row.first_link, last: row.last_link, link: row.revealed, salt: row.salt };
  const links = factLinks(source);
  if (game.ofLinks.isStateOf?.(row.state, links) === false) return "its state does not follow from its links";
  const computed = game.ofLinks.result(row.state, links);
  return sameJson(computed, row.result)
    ? null
    : `the result is ${JSON.stringify(row.result)}, computed ${JSON.stringify(computed)}`;
}
