import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls back with each own ticket once, as soon as it has left its round or its round is over. Tickets that had already
 * ended when the page was opened, and refunded ones, are not reported.
 */
export function useOwnResults(tickets: readonly OwnTicket[], onEnd: (ticket: OwnTicket) => void): void {
  const open = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const ticket of tickets) {
      const { id, payout } = ticket;
      if (payout === null) open.current.add(id);
      if (payout !== null && open.current.delete(id) && !isGivenBack(ticket)) onEnd(ticket);
    }
  });
  // The layout effect runs before the settled ticket is painted, so that its result is announced once, and completely.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the tickets; it must run when they change.
  useLayoutEffect(() => tell(), [tickets]);
}
