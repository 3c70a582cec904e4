import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePlayContext } from "../play-context.tsx";
import { type FactsState, FactsWatch } from "./facts-watch.ts";
import { SlipPlay, type SlipsState } from "./slip-play.ts";

/**
 * The facts of a game on which bets are taken, and the player's bets on them.
 * @param factsOf lists the facts that a bet names; none if it cannot be read.
 */
export function useExternal<Wish>(
  game: string,
  factsOf: (bet: unknown) => readonly string[],
): {
  readonly facts: FactsState;
  readonly play: SlipPlay<Wish>;
  readonly slips: SlipsState;
} {
  const context = usePlayContext();
  const [watch] = useState(() => new FactsWatch(context, game));
  const [play] = useState(() => new SlipPlay<Wish>(context, game));
  useEffect(() => watch.attach(), [watch]);
  useEffect(() => play.attach(), [play]);
  const slips = useStore(play.store);
  const { own } = slips;
  useEffect(() => {
    const open = (own ?? []).filter(({ payout }) => payout === null);
    watch.keep(open.flatMap(({ bet }) => factsOf(bet)));
  }, [watch, own, factsOf]);
  return { facts: useStore(watch.store), play, slips };
}
