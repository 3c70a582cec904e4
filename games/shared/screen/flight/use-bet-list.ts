import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import type { Flight } from "./use-flight.ts";

/** The player's own bets, newest first, or the largest wins of the day. */
export type BetScope = "own" | "top";

const LISTED = 20;
const QUERIES = { own: "scope=mine", top: "scope=high&period=day" } as const;

interface Listed {
  /** Null until they are known. */
  readonly bets: readonly BetRecord[] | null;
  readonly failed: boolean;
}

/** Returns bets of a flight's game. The list is asked for again when a flight has ended, or one of the player's bets. */
export function useBetList({ game, live, tickets }: Flight, scope: BetScope): Listed {
  const { http } = usePlayContext();
  const [listed, setListed] = useState<Listed>({ bets: null, failed: false });
  const own = scope === "own";
  const isVisitor = own && live.player === null;
  const last = live.recent[0]?.id;
  const ended = own ? tickets.map(({ id, leftAt, payout }) => `${id} ${leftAt} ${payout}`).join() : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is fetched again when one of the last two changes.
  useEffect(() => {
    let left = false;
    if (isVisitor) {
      setListed({ bets: [], failed: false });
      return;
    }
    http.get<BetList>(`/bets?${QUERIES[scope]}&game=${game}&limit=${LISTED}`).then(
      ({ bets }) => left || setListed({ bets, failed: false }),
      () => left || setListed((before) => ({ ...before, failed: before.bets === null })),
    );
    return () => {
      left = true;
    };
  }, [http, game, scope, isVisitor, last, ended]);
  return listed;
}
