import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { LiveTable } from "./use-live-table.ts";

interface FreshClothOptions {
  readonly live: Pick<LiveTable<unknown>, "round" | "seat">;
  /** Id of the finished ticket whose chips were touched: they have become the next layout. */
  readonly touchedAfter: string | null;
  /** True while the chips belong to automatic bets. */
  readonly kept: boolean;
  clear(): void;
}

/**
 * Takes the chips of the last round off the cloth when the next one opens, because chips that lie there in an open round
 * look like a bet that is in. A bet that waits for that round keeps its chips, and so does a ticket that was taken back.
 */
export function useFreshCloth({ live: { round, seat }, touchedAfter, kept, clear }: FreshClothOptions): void {
  const id = round?.id ?? null;
  const ticket = seat.ticket?.id ?? null;
  const played = useRef(false);
  const open = useEffectEvent(() => {
    const waits = seat.ticket !== null || seat.next !== null || seat.placing;
    if (played.current && !waits && !kept) clear();
  });
  // Before the first paint of the new round. The effect below still knows the round before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when another round begins.
  useLayoutEffect(() => open(), [id]);
  useLayoutEffect(() => {
    played.current = ticket !== null && ticket !== touchedAfter;
  }, [ticket, touchedAfter]);
}
