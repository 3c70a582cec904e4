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
      const { id, leftAt, payout, refunded } = ticket;
      const ended = leftAt !== null || payout !== null || refunded;
      if (!ended) open.current.add(id);
      if (ended && open.current.delete(id) && !refunded) onEnd(ticket);
    }
  });
  // The layout effect runs before the settled ticket is painted, so that its result is announced once, and completely.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the tickets; it must run when they change.
  useLayoutEffect(() => tell(), [tickets]);
}
