import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePlayContext } from "../play-context.tsx";
import { type FactsState, FactsWatch } from "./facts-watch.ts";
import { SlipPlay, type SlipsState } from "./slip-play.ts";

/** The facts of a game on which bets are taken, and the player's bets on them. */
export function useExternal<Wish>(game: string): {
  readonly facts: FactsState;
  readonly play: SlipPlay<Wish>;
  readonly slips: SlipsState;
} {
  const context = usePlayContext();
  const [watch] = useState(() => new FactsWatch(context, game));
  const [play] = useState(() => new SlipPlay<Wish>(context, game));
  useEffect(() => watch.attach(), [watch]);
  useEffect(() => play.attach(), [play]);
  return { facts: useStore(watch.store), play, slips: useStore(play.store) };
}
