import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import type { GameType } from "../rules/periods.ts";
import { betTypeOf, numberOf, type Position } from "../rules/terms.ts";

interface Making {
  readonly gameType: GameType;
  readonly on: Position;
  /** The number of the period that the order is for; null until it is known. */
  readonly gamePeriod: string | null;
  readonly active: boolean;
}

/**
 * Keeps the session's fields about this game up to date: the order being made, the state of its period, and a flag that
 * flips when the period changes.
 */
export function useColourInfo({ gameType, on, gamePeriod, active }: Making): void {
  const context = usePlayContext();
  useEffect(() => {
    context.fill({ colorGameInfo: { gameType, betType: betTypeOf(on), betValue: numberOf(on) ?? on, gamePeriod } });
  }, [context, gameType, on, gamePeriod]);
  useEffect(() => context.fill({ colorGameActive: active }), [context, active]);

  const last = useRef<string | null>(null);
  const follow = useEffectEvent((period: string) => {
    const before = last.current;
    last.current = period;
    if (before === null || before === period) return;
    context.fill({ contractChanged: !context.session.getState().ofGames.contractChanged });
  });
  useEffect(() => {
    if (gamePeriod !== null) follow(gamePeriod);
  }, [gamePeriod]);

  useEffect(() => () => context.fill({ colorGameInfo: null, colorGameActive: false }), [context]);
}
