import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { Http } from "@fairhouse/client/wire/http.ts";
import type { PastRound, TableRounds } from "@fairhouse/protocol/table.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { type PastRoundOf, readPast } from "../../../facts/rounds.ts";
import type { LiveTable } from "../use-live-table.ts";

export interface PastRounds<Past> {
  /** Newest first, without a gap once they are fetched. */
  readonly rounds: readonly Past[];
  /** True if older rounds could not be fetched. */
  readonly failed: boolean;
}

/** Pause before rounds that could not be fetched are asked for again. */
const RETRY_MS = 5_000;

/** Returns the last rounds of a table. @param most how many. */
export function usePastRounds<Bet, Outcome>(
  { table, recent, facts }: Pick<LiveTable<Bet, Outcome>, "table" | "recent" | "facts">,
  most: number,
): PastRounds<PastRoundOf<Outcome>> {
  return useKeptRounds(table, recent, most, (rounds) => readPast(rounds, facts));
}

/**
 * Returns the last rounds of a table: those that it lists, those that it has listed since the page was opened, and older
 * ones, which are fetched at first and whenever some are missing (after a long disconnection).
 * @param recent the rounds that the table lists now.
 * @param read reads rounds that were fetched.
 */
export function useKeptRounds<Past extends PastRound>(
  table: string,
  recent: readonly Past[],
  most: number,
  read: (rounds: readonly PastRound[]) => readonly Past[],
): PastRounds<Past> {
  const { http } = usePlayContext();
  const [kept, setKept] = useState<readonly Past[]>([]);
  const [fetched, setFetched] = useState(false);
  const [failed, setFailed] = useState(false);
  const [shownTable, setShownTable] = useState(table);
  if (shownTable !== table) {
    setShownTable(table);
    setKept([]);
    setFetched(false);
  }
  const rounds = newestOf(recent, kept, most);
  const lacks = !fetched || hasGap(rounds);
  const keep = useEffectEvent((more: readonly Past[]) => setKept((before) => newestOf(more, before, most)));
  const take = useEffectEvent((older: readonly PastRound[]) => {
    keep(read(older));
    setFetched(true);
    setFailed(false);
  });
  useEffect(() => keep(recent), [recent]);
  useEffect(() => {
    if (!lacks) return;
    let left = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      fetchRounds(http, table, most).then(
        (older) => left || take(older),
        () => {
          if (left) return;
          setFailed(true);
          retry = setTimeout(ask, RETRY_MS);
        },
      );
    };
    ask();
    return () => {
      left = true;
      clearTimeout(retry);
    };
  }, [http, table, most, lacks]);
  return { rounds, failed };
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

/** Returns true if rounds between these, newest first, are missing. */
export function hasGap(rounds: readonly Pick<PastRound, "number">[]): boolean {
  return rounds.some(({ number }, place) => place > 0 && rounds[place - 1]?.number !== number + 1);
}
