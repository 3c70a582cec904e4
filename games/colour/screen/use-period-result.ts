import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useEffect, useEffectEvent, useRef } from "react";

/** The tickets of a round that its player saw open, once all of them are over; empty for every other state of affairs. */
export function finishedOf(tickets: readonly OwnTicket[], seenOpen: ReadonlySet<string>): readonly OwnTicket[] {
  const here = tickets.filter(({ id }) => seenOpen.has(id));
  const round = here.find(({ payout, refunded }) => payout !== null && !refunded)?.roundId;
  const ofRound = here.filter((ticket) => ticket.roundId === round && !isTakenBack(ticket));
  return ofRound.every(({ payout }) => payout !== null) ? ofRound.filter(({ refunded }) => !refunded) : [];
}

/** Calls back with all of the player's orders of a period together, once, when the last of them is settled and shown. */
export function usePeriodResult(tickets: readonly OwnTicket[], onEnd: (orders: readonly OwnTicket[]) => void): void {
  const open = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const { id, payout, refunded } of tickets) if (payout === null && !refunded) open.current.add(id);
    const finished = finishedOf(tickets, open.current);
    if (finished.length === 0) return;
    for (const { id } of finished) open.current.delete(id);
    onEnd(finished);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect's event reads the tickets; it must run when they change.
  useEffect(() => tell(), [tickets]);
}
