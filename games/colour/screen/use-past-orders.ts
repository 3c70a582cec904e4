import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { useState } from "react";
import type { Position } from "../rules/terms.ts";
import { positionOf } from "./facts.ts";
import { usePeriodResult } from "./use-period-result.ts";

/** An order of this visit whose period is over. */
export interface PastOrder {
  readonly id: string;
  readonly period: string | null;
  readonly on: Position;
  readonly stake: Money;
  readonly payout: Money;
}

/** As many as anybody looks back at; the table of bets below the game has all. */
const KEPT = 12;

/** The player's orders of the last periods, newest first; `onEnd` is called once a period with those that have just ended. */
export function usePastOrders(
  tickets: readonly OwnTicket[],
  periodOf: (roundId: string) => string | null,
  onEnd: (orders: readonly OwnTicket[]) => void,
): readonly PastOrder[] {
  const [past, setPast] = useState<readonly PastOrder[]>([]);
  usePeriodResult(tickets, (finished) => {
    const ended = finished.flatMap(({ id, roundId, bet, stake, payout }) => {
      const on = positionOf(bet);
      return on === null || payout === null ? [] : [{ id, period: periodOf(roundId), on, stake, payout }];
    });
    setPast((before) => [...ended.toReversed(), ...before].slice(0, KEPT));
    onEnd(finished);
  });
  return past;
}
