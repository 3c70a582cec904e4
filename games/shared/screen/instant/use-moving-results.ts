import type { InstantPlay } from "@fairhouse/client/instant/instant.ts";
import type { InstantResult } from "@fairhouse/client/instant/instant-state.ts";
import { useState } from "react";
import { useRun } from "../use-run.ts";

/** The part of `useInstantTable` that is needed here. */
interface Table<Bet, Outcome> {
  readonly play: Pick<InstantPlay<Bet, Outcome>, "handOver">;
  readonly revealing: InstantResult<Bet, Outcome> | null;
  showEnd(result: InstantResult<Bet, Outcome>): void;
}

/** A result in motion, and the function to call when it has come to rest. */
interface Moving<Bet, Outcome> {
  readonly result: InstantResult<Bet, Outcome>;
  readonly landed: () => boolean;
}

/** Moves several results at once, each to its own end, for screens whose results do not hold up the next bet. */
export function useMovingResults<Bet, Outcome>({ play, revealing, showEnd }: Table<Bet, Outcome>) {
  const [moving, setMoving] = useState<readonly Moving<Bet, Outcome>[]>([]);
  const [last, setLast] = useState<InstantResult<Bet, Outcome> | null>(null);
  useRun(revealing?.id ?? null, () => {
    if (revealing === null) return;
    const one = { result: revealing, landed: play.handOver() };
    setMoving((before) => [...before, one]);
  });
  return {
    /** The results in motion, oldest first. */
    moving: moving.map(({ result }) => result),
    /** The last result that came to rest. */
    last,
    /** Ends the motion of the result that has come to rest. */
    rested(id: string) {
      const one = moving.find(({ result }) => result.id === id);
      setMoving((before) => before.filter(({ result }) => result.id !== id));
      if (one === undefined || !one.landed()) return;
      setLast(one.result);
      showEnd(one.result);
    },
  };
}
