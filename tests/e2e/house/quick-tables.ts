import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Table } from "@fairhouse/kernel/game.ts";
import type { HouseParts } from "@fairhouse/server/parts.ts";

interface Times extends Pick<Table, "bettingMs" | "resultMs"> {
  /** The time between betting and result, in milliseconds, if not that of the rules. */
  readonly runMs?: number;
}

/**
 * Enough for one press in an open round on a busy machine; tests that need several presses queue them in the round
 * before.
 */
const QUICK: Times = { bettingMs: 6_000, resultMs: 2_000 };

/**
 * Tables of the test house that are quicker than their rules. The tables of colour keep their periods: screens number
 * them by the day and the rules, and two players make sixteen presses in one.
 */
export const PLAYED_TABLES: Readonly<Record<string, Times>> = {
  crash: QUICK,
  aviator: QUICK,
  slide: QUICK,
  "hilo-2": QUICK,
  "baccarat-2": QUICK,
  // While the pot fills, a test makes a second bet and checks the whole page.
  jackpot: { bettingMs: 15_000, resultMs: 3_000 },
};

/** A table at which nobody bets: what counts is how soon its rounds decide bets about them. */
export const UNPLAYED_TABLES: Readonly<Record<string, Times>> = {
  slide: { bettingMs: 1_500, runMs: 1_000, resultMs: 500 },
};

/** Enough to fill in a slip before the next time, and to see what is shown of it. */
const QUICK_TIMES = { periodMs: 20_000, offsetMs: 0, showMs: 6_000 };
/** The same for tables with bets in play, which a test makes while their matches are shown. */
const QUICK_IN_PLAY = { periodMs: 40_000, showMs: 30_000 };

/** The same games under the same rules, ids and versions, at tables with short waits. @param times of rounds, by table. */
export function quickened(
  { ids, latest, version }: HouseParts["games"],
  times: Readonly<Record<string, Times>>,
): HouseParts["games"] {
  return { ids, latest: (id) => quick(latest(id), times), version: (id, number) => quick(version(id, number), times) };
}

function quick(game: AnyGame | undefined, times: Readonly<Record<string, Times>>): AnyGame | undefined {
  if (game?.kind === "external" && game.ofLinks?.timed !== undefined) {
    const timed = game.ofLinks.timed.map((table) =>
      table.inPlay === undefined
        ? { ...table, ...QUICK_TIMES }
        : { ...table, ...QUICK_IN_PLAY, offsetMs: (table.offsetMs * QUICK_IN_PLAY.periodMs) / table.periodMs },
    );
    return { ...game, ofLinks: { ...game.ofLinks, timed } };
  }
  if (game?.kind !== "round") return game;
  const runMs = game.tables.map(({ id }) => times[id]?.runMs).find((ms) => ms !== undefined);
  return {
    ...game,
    tables: game.tables.map((table) => ({ ...table, ...times[table.id] })),
    ...(runMs !== undefined && { runMs: () => runMs }),
  };
}
