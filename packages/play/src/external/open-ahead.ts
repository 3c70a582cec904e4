import { hash } from "node:crypto";
import type { NextLinks } from "@fairhouse/kernel/game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Pool } from "pg";
import type { Games } from "../ports.ts";
import type { FactStore } from "./fact-store.ts";

export interface OpenAheadParts {
  readonly pool: Pool;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly facts: FactStore;
  readonly clock: Clock;
}

/**
 * Opens the facts that games name on the next links of this house's chains. Any server may call it, at any time: a fact
 * is opened once, because its id follows from its links.
 */
export async function openAhead({ pool, games, facts, clock }: OpenAheadParts): Promise<void> {
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind !== "external" || game.ofLinks === undefined) continue;
    const { ofLinks, version: gameVersion } = game;
    const chains = await readChains(pool, ofLinks.tables);
    const wanted = chains.flatMap((links) =>
      ofLinks.ahead(links).map(({ state, first, last }) => {
        const range = { chain: links.chain, first, last };
        return { id: idOf(id, gameVersion, range), game: id, gameVersion, state, links: range };
      }),
    );
    const open = new Set((await facts.read(wanted.map((fact) => fact.id))).map((fact) => fact.id));
    const now = new Date(clock.now());
    // Opening one waits for the chain, so those that stand are left alone.
    for (const fact of wanted) if (!open.has(fact.id)) await facts.open(pool, fact, now);
  }
}

async function readChains(pool: Pool, tables: readonly string[]): Promise<readonly NextLinks[]> {
  const { rows } = await pool.query<NextLinks>({
    name: "chains-ahead",
    text: `select "table", id as chain, played + 1 as next, length as last from play_chain
      where "table" = any($1) and salt is not null and retired_at is null order by "table", ordinal`,
    values: [tables],
  });
  return rows;
}

/** Returns the id of a fact: a UUID of version 8, which is made of a hash. */
function idOf(game: string, version: number, links: { chain: string; first: number; last: number }): string {
  const digest = hash("sha256", `${game} ${version} ${links.chain} ${links.first} ${links.last}`, "hex");
  const [a, b, c, d, e] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(13, 16),
    digest.slice(17, 20),
    digest.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
