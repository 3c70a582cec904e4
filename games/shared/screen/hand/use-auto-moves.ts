import { paced } from "@fairhouse/ui/motion/pace.ts";
import { useEffect, useEffectEvent } from "react";
import { usePace } from "../use-pace.ts";

/** Delay before a refused move is made again. */
const RETRY_MS = 3_000;

export interface AutoMoves {
  /** True while a move of an automatic hand can be made. */
  readonly free: boolean;
  /** True if the last move was refused. */
  readonly refused: boolean;
  /** Pause before a move, in milliseconds. */
  readonly thinkMs: number;
  readonly onMove: () => void;
}

/** Plays the hands of an automatic run move by move, because a move depends on what the last one revealed. */
export function useAutoMoves({ free, refused, thinkMs, onMove }: AutoMoves): void {
  const pace = usePace();
  const move = useEffectEvent(onMove);
  const delayMs = refused ? RETRY_MS : paced(thinkMs, pace);
  // A hand is not free while a move is in flight or a card turns over; every answer and every refusal frees it again.
  useEffect(() => {
    if (!free) return;
    const timer = setTimeout(() => move(), delayMs);
    return () => clearTimeout(timer);
  }, [free, delayMs]);
}
