import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { AutoState } from "./auto/auto.ts";
import { type AutoGame, AutoRunner } from "./auto/auto-runner.ts";
import type { HandState } from "./hand/hand.ts";
import { HandPlay } from "./hand/hand-play.ts";
import { type InstantOptions, InstantPlay } from "./instant/instant.ts";
import type { InstantState } from "./instant/instant-state.ts";
import { type OwnBets, returnedBy } from "./own-bets.ts";
import { usePlayContext } from "./play-context.tsx";
import type { RecentBet, RecentBets } from "./recent-bets.ts";
import type { RoundPlay, RoundRules } from "./round/round-play.ts";
import { RoundTables } from "./round/round-tables.ts";
import type { TableState } from "./round/table-state.ts";
import { type TableListener, TableWatch } from "./round/table-watch.ts";
import { noStatistics, type Statistics, statisticsOf } from "./statistics.ts";

/**
 * A game whose bets take one request each, and the state of its bet. The screen calls `play.revealed()` when it has
 * shown a result. `options` are read once.
 */
export function useInstant<Bet, Outcome>(
  game: string,
  options: Pick<InstantOptions, "byHand"> = {},
): {
  readonly play: InstantPlay<Bet, Outcome>;
  readonly state: InstantState<Bet, Outcome>;
  /** Number of bets of earlier pages that wait for `play.showWaiting()`. */
  readonly waiting: number;
} {
  const context = usePlayContext();
  const [play] = useState(() => new InstantPlay<Bet, Outcome>(context, game, options));
  useEffect(() => play.attach(), [play]);
  return { play, state: useStore(play.store), waiting: useStore(play.waiting).length };
}

/** A game of hands, and the state of its hand. The screen calls `play.revealed()` when it has shown how one ended. */
export function useHand<Bet, Move, View>(
  game: string,
): { readonly play: HandPlay<Bet, Move, View>; readonly state: HandState<Bet, Move, View> } {
  const context = usePlayContext();
  const [play] = useState(() => new HandPlay<Bet, Move, View>(context, game));
  useEffect(() => play.attach(), [play]);
  return { play, state: useStore(play.store) };
}

/**
 * One table of a round game: its round, and the player's own tickets. `table` may change from one render to the next: a
 * table that was looked at is still followed, so that bets made there come to their end. `rules` are read once.
 */
export function useRound<Bet>(
  game: string,
  table: string,
  rules?: RoundRules<Bet>,
): {
  readonly play: RoundPlay<Bet>;
  readonly table: TableState;
  readonly own: OwnBets<Bet>;
  readonly tables: RoundTables<Bet>;
} {
  const context = usePlayContext();
  const [tables] = useState(() => new RoundTables<Bet>(context, game, rules));
  useEffect(() => tables.attach(), [tables]);
  useEffect(() => tables.follow(table), [tables, table]);
  const play = tables.at(table);
  return { play, table: useStore(play.table), own: useStore(play.own), tables };
}

const nobody: TableListener = { opened() {}, ended() {}, changed() {}, watching() {} };

/** Follows a table without betting at it. `table` is read once. */
export function useTableWatch(table: string): TableState {
  const context = usePlayContext();
  const [watch] = useState(() => new TableWatch(context, table, nobody));
  useEffect(() => watch.attach(), [watch]);
  return useStore(watch.store);
}

/** Returns the number of the player's open bets at a table, whichever table is being looked at. */
export function useOpenBets<Bet>({ own }: Pick<RoundPlay<Bet>, "own">): number {
  return useStore(own, ({ tickets, queued }) => {
    return tickets.filter((ticket) => returnedBy(ticket) === null).length + queued.length;
  });
}

/** Returns the number of watchers of a table, this player included; null until the house has said. */
export function useWatching(table: string): number | null {
  const { socket } = usePlayContext();
  const [count, setCount] = useState<number | null>(null);
  useEffect(
    () =>
      socket.on("watching", (seen) => {
        if (seen.table === table) setCount(seen.count);
      }),
    [socket, table],
  );
  return count;
}

/** Makes a runner for automatic betting; `game` is read again before each bet. */
export function useAutoRunner(game: AutoGame): { readonly runner: AutoRunner; readonly state: AutoState } {
  const context = usePlayContext();
  const latest = useRef(game);
  const [runner] = useState(
    () =>
      new AutoRunner(context, {
        play: (amount, options) => latest.current.play(amount, options),
        unqueue: () => latest.current.unqueue(),
        limits: () => latest.current.limits(),
      }),
  );
  useEffect(() => {
    latest.current = game;
  });
  useEffect(() => runner.attach(), [runner]);
  return { runner, state: useStore(runner.store) };
}

/** Returns the player's figures at a game since the page was opened. */
export function useStatistics(game: string): { readonly statistics: Statistics; reset(): void } {
  const store = statisticsOf(game);
  return { statistics: useStore(store), reset: () => store.setState(noStatistics, true) };
}

/** Returns the player's latest results at a game, newest first. */
export function useRecentBets<Outcome>(recent: RecentBets<Outcome>): readonly RecentBet<Outcome>[] {
  return useStore(recent.store);
}
