import { usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import type { BetList } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import type { RouletteOutcome } from "../rules/roulette.ts";

/** As many as one page of the list of bets has. */
const COUNTED_SPINS = 100;

interface Spun {
  readonly id: string;
  readonly pocket: number;
}

/** The pockets of the player's own last spins, newest first; the wheel is theirs alone. The one that still turns is not among them. */
export function useLastSpins(recent: RecentBets<RouletteOutcome>, turning: string | null): readonly number[] {
  const { http } = usePlayContext();
  const player = useSession((facts) => facts.player);
  const shown = useRecentBets(recent);
  const [earlier, setEarlier] = useState<readonly Spun[]>([]);
  useEffect(() => {
    let here = true;
    setEarlier([]);
    if (player === null) return;
    http
      .get<BetList>(`/bets?scope=mine&game=roulette&limit=${COUNTED_SPINS}`)
      .then(({ bets }) => here && setEarlier(bets.flatMap(spunOf)))
      // Figures without consequence: what is shown on the page is counted all the same.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [http, player]);
  const newer = shown.map(({ id, outcome }) => ({ id, pocket: outcome.pocket }));
  const known = new Set([turning, ...newer.map(({ id }) => id)]);
  const all = [...newer, ...earlier.filter(({ id }) => !known.has(id))];
  return all.slice(0, COUNTED_SPINS).map(({ pocket }) => pocket);
}

function spunOf({ id, outcome }: BetList["bets"][number]): readonly Spun[] {
  const pocket = wholeNumberOf(fieldOf(outcome, "pocket"));
  return pocket === null ? [] : [{ id, pocket }];
}
