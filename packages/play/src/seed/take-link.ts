import type { PoolClient } from "pg";
import { endBetsOnLinks, raiseFactsOfLink } from "../external/facts/fact-store.ts";

/**
 * Takes the next link, and ends the bets on facts that it begins to decide: they were made before anybody saw it. Bets in
 * play go on, at other prices.
 * @param link the link that must be the next one, if it is given.
 * @returns none if it is not, or if the chain has ended meanwhile: its other links may be public.
 */
export async function takeLink(
  client: PoolClient,
  chain: string,
  link: number | null = null,
  bets: "end" | "in play" = "end",
): Promise<number | undefined> {
  const { rows } = await client.query<{ played: number }>(
    `update play_chain set played = played + 1
     where id = $1 and played < length and retired_at is null and ($2::integer is null or played = $2 - 1) returning played`,
    [chain, link],
  );
  const taken = rows[0]?.played;
  if (taken === undefined) return undefined;
  if (bets === "in play") await raiseFactsOfLink(client, chain, taken);
  else await endBetsOnLinks(client, chain, taken);
  return taken;
}
