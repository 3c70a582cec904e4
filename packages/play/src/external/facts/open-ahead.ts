import { hash } from "node:crypto";
import { linkStream } from "@fairhouse/fairness/fact-links.ts";
import type { NextLinks } from "@fairhouse/kernel/links.ts";
import type { Pool } from "pg";
import type { Games } from "../../ports.ts";
import type { ChainStore } from "../../seed/chain-store.ts";
import type { FactStore } from "./fact-store.ts";

export interface OpenAheadParts {
  readonly pool: Pool;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly chains: Pick<ChainStore, "byId">;
  readonly facts: FactStore;
  /** Tells the time of the database, which all servers share. */
  readonly now: () => Promise<Date>;
}

/**
 * Opens the facts that games name on the next links of this house's chains. Any server may call it, at any time: a fact
 * is opened once, because its id follows from its links.
 */
export async function openAhead({ pool, games, chains, facts, now }: OpenAheadParts): Promise<void> {
  const at = await now();
  for (const id of games.ids) {
    const game = games.latest(id);
    if (game?.kind !== "external" || game.ofLinks === undefined) continue;
    const { ofLinks, version: gameVersion } = game;
    const ahead = await readChains(pool, chains, ofLinks.tables, at);
    const wanted = ahead.flatMap((links) =>
      ofLinks.ahead(links).map(({ state, first, last, part }) => {
        const range = { chain: links.chain, first, last };
        return { id: idOf(id, gameVersion, range, part), game: id, gameVersion, state, links: range };
      }),
    );
    const open = new Set((await facts.read(wanted.map((fact) => fact.id))).map((fact) => fact.id));
    // Opening one waits for the chain, so those that stand are left alone.
    for (const fact of wanted) if (!open.has(fact.id)) await facts.open(pool, fact, at);
  }
}

async function readChains(
  pool: Pool,
  chains: OpenAheadParts["chains"],
  tables: readonly string[],
  at: Date,
): Promise<readonly NextLinks[]> {
  const { rows } = await pool.query<Omit<NextLinks, "stream"> & { readonly shown: number }>({
    name: "chains-ahead",
    text: `select c."table", c.id as chain, c.played + 1 as next, c.length as last, coalesce((
        select max(t.link) from play_timed_link t where t.chain = c.id and t.over_at <= $2), 0) as shown
      from play_chain c where c."table" = any($1) and c.salt is not null and c.retired_at is null order by c."table", c.ordinal`,
    values: [tables, at],
  });
  return Promise.all(
    rows.map(async ({ shown, ...links }) => {
      const chain = await chains.byId(links.chain);
      return {
        ...links,
        stream(link, label) {
          if (link > shown) throw new RangeError(`link ${link} is not public`);
          return linkStream(chain.link(link), chain.salt, label);
        },
      };
    }),
  );
}

/** Returns the id of a fact: a UUID of version 8, which is made of a hash. */
function idOf(
  game: string,
  version: number,
  links: { chain: string; first: number; last: number },
  part: number | undefined,
): string {
  const range = `${game} ${version} ${links.chain} ${links.first} ${links.last}`;
  const digest = hash("sha256", part === undefined ? range : `${range} ${part}`, "hex");
  const [a, b, c, d, e] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(13, 16),
    digest.slice(17, 20),
    digest.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
