import { usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import type { BetList } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import type { Facts } from "../facts/facts.ts";

/** The length of one page of the list of bets. */
const COUNTED_BETS = 100;

interface Past<Value> {
  readonly id: string;
  readonly value: Value;
}

export interface LastOutcomesOf<Outcome, Value> {
  readonly game: string;
  readonly recent: RecentBets<Outcome>;
  /** The bet whose outcome has not been fully revealed yet; it is left out. */
  readonly showing: string | null;
  /** Outcomes of earlier visits come from the public record. */
  readonly facts: Pick<Facts<unknown, Outcome>, "isOutcome">;
  readonly read: (outcome: Outcome) => Value;
}

/** Returns values of the player's own last bets at a game, newest first, including earlier visits. */
export function useLastOutcomes<Outcome, Value>(of: LastOutcomesOf<Outcome, Value>): readonly Past<Value>[] {
  const { game, recent, showing, facts, read } = of;
  const { http } = usePlayContext();
  const player = useSession((facts) => facts.player);
  const shown = useRecentBets(recent);
  const [earlier, setEarlier] = useState<BetList["bets"]>([]);
  useEffect(() => {
    let here = true;
    setEarlier([]);
    if (player === null) return;
    http
      .get<BetList>(`/bets?scope=mine&game=${game}&limit=${COUNTED_BETS}`)
      .then(({ bets }) => here && setEarlier(bets))
      .catch(() => {
        // The figures are not essential, and bets shown on the page are counted anyway.
      });
    return () => {
      here = false;
    };
  }, [http, player, game]);
  const known = new Set([showing, ...shown.map(({ id }) => id)]);
  const all = [...shown, ...earlier.filter(({ id }) => !known.has(id))].flatMap(({ id, outcome }) =>
    facts.isOutcome(outcome) ? [{ id, value: read(outcome) }] : [],
  );
  return all.slice(0, COUNTED_BETS);
}
