import { useHouse } from "@fairhouse/client/house.tsx";
import type { Http } from "@fairhouse/client/http.ts";
import type { TableFairness } from "@fairhouse/protocol/fairness.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { useEffect, useState } from "react";

/** Rounds of before this page, fetched once, in as many pages as it takes to have so many. */
export function usePastRounds(
  table: string,
  wanted: number,
): { readonly older: readonly PastRound[]; readonly failed: boolean } {
  const { http } = useHouse();
  const [older, setOlder] = useState<readonly PastRound[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    fetchRounds(http, table, wanted).then(
      (rounds) => left || setOlder(rounds),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [http, table, wanted]);
  return { older, failed };
}

/** At least so many of a table's rounds that are over, newest first, if it had so many. */
export async function fetchRounds(http: Pick<Http, "get">, table: string, wanted: number): Promise<PastRound[]> {
  const rounds: PastRound[] = [];
  let cursor: string | null = null;
  do {
    const page: TableFairness = await http.get(
      `/fairness/tables/${table}/rounds${cursor === null ? "" : `?cursor=${cursor}`}`,
    );
    rounds.push(...page.rounds);
    cursor = page.more;
  } while (cursor !== null && rounds.length < wanted);
  return rounds;
}

/** The newest of two lists of rounds that overlap, each once, newest first. */
export function newestOf(live: readonly PastRound[], older: readonly PastRound[], most: number): readonly PastRound[] {
  const byId = new Map([...older, ...live].map((round) => [round.id, round]));
  return [...byId.values()].sort((a, b) => b.number - a.number).slice(0, most);
}
