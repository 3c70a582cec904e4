import { useHouse } from "@fairhouse/client/house.tsx";
import type { BetList } from "@fairhouse/protocol/play.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { lastFlightOf, type PastFlight } from "./past-flights.ts";
import type { CrashTable } from "./use-crash.ts";

/** More than anybody reads of a flight that is over. */
const ASKED_BETS = 20;

/** The last flight that had players: as it was seen here, or, on a page that was just opened, as its bets tell. */
export function useLastFlight({ face, tickets, ticketCount }: CrashTable): PastFlight | null {
  const { http } = useHouse();
  const [flight, setFlight] = useState<PastFlight | null>(null);
  const point = face.kind === "crashed" ? face.point : null;
  const keep = useEffectEvent((end: number) => {
    if (ticketCount > 0) setFlight({ point: end, tickets });
  });
  useEffect(() => {
    if (point !== null) keep(point);
  }, [point]);

  const asks = flight === null && ticketCount === 0 && face.kind !== "loading" && face.kind !== "offline";
  useEffect(() => {
    if (!asks) return;
    let left = false;
    const learn = async () => {
      const { bets } = await http.get<BetList>(`/bets?scope=all&game=crash&limit=${ASKED_BETS}`);
      if (!left) setFlight((seen) => seen ?? lastFlightOf(bets));
    };
    // Without an answer the panel says that nobody is in, which is true as well.
    learn().catch(() => {});
    return () => {
      left = true;
    };
  }, [asks, http]);
  return flight;
}
