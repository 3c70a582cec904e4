import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { Http } from "@fairhouse/client/wire/http.ts";
import type { PastRound, TableRounds } from "@fairhouse/protocol/table.ts";
import { useEffect, useState } from "react";
import { type PastRoundOf, readPast } from "../../facts/rounds.ts";
import type { LiveTable } from "./use-live-table.ts";

/** Fetches rounds from before this page was opened, once, in as many pages as the wanted number takes. */
export function usePastRounds<Bet, Outcome>(
  { table, facts }: Pick<LiveTable<Bet, Outcome>, "table" | "facts">,
  wanted: number,
): { readonly older: readonly PastRoundOf<Outcome>[]; readonly failed: boolean } {
  const { http } = usePlayContext();
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
  return { older: readPast(older, facts), failed };
}

/** Most rounds that the house returns per request. */
const ROUNDS_PER_PAGE = 100;

/** Fetches the given number of a table's finished rounds, newest first, or all of them if there are fewer. */
export async function fetchRounds(http: Pick<Http, "get">, table: string, wanted: number): Promise<PastRound[]> {
  const rounds: PastRound[] = [];
  let before: number | null = null;
  do {
    const limit = Math.min(wanted - rounds.length, ROUNDS_PER_PAGE);
    const from: string = before === null ? "" : `&before=${before}`;
    const page: TableRounds = await http.get(`/tables/${table}/rounds?limit=${limit}${from}`);
    rounds.push(...page.rounds);
    before = page.next;
  } while (before !== null && rounds.length < wanted);
  return rounds;
}

/** Merges two overlapping lists of rounds, and returns the newest, each once, newest first. */
export function newestOf<Past extends PastRound>(
  live: readonly Past[],
  older: readonly Past[],
  most: number,
): readonly Past[] {
  const byId = new Map([...older, ...live].map((round) => [round.id, round]));
  return [...byId.values()].sort((a, b) => b.number - a.number).slice(0, most);
}
