import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool, PoolClient } from "pg";
import { expect } from "vitest";
import { tossesInPlay } from "./external-games.ts";
import { eventually } from "./round-house.ts";
import { timedHouse } from "./timed-house.ts";

/** Ten seconds before the first time of the table `TOSSES`: link 1 is shown from second 10 on for twenty seconds. */
const START = "2026-01-01T12:00:05Z";
const KICK_OFF_MS = 10_000;
const PASSING_MS = 10;

/** Waits until somebody waits for a lock that a transaction holds. */
async function awaited(client: PoolClient): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await client.query(
      "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
    );
    return rowCount !== 0;
  }, "waiting for a lock");
}

/** A house with bets in play, two servers, a player, and an event that takes bets (`tossesInPlay`). */
export async function inPlayHouse(pool: Pool) {
  const house = await timedHouse(pool, START, anyGame(tossesInPlay));
  const options = { failed: (message?: string) => expect.unreachable(message) };
  const [one, two] = [house.server(options), house.server(options)];
  await one.look();
  const { clock } = house;
  return {
    ...house,
    one,
    two,
    player: await house.play.player(),
    event: await house.eventOn(1),

    /** Begins the show. */
    async kickOff(): Promise<void> {
      clock.advance(KICK_OFF_MS - clock.monotonic());
      await one.look();
      await one.look();
    },

    /** Waits until so many bets or cash-outs are held. */
    held: (count = 1) => eventually(() => clock.timers === count),

    /**
     * Does something while nobody else can write the row of a player, once a first one waits for it.
     * @param before begins what waits.
     */
    async whileLocked(locked: string, before: () => unknown, during: () => Promise<unknown>): Promise<void> {
      await inTransaction(pool, async (client) => {
        await client.query("select from play_player where id = $1 for update", [locked]);
        await before();
        await awaited(client);
        await during();
      });
    },

    /** Lets what is held go on, once the clock has come to the end of its step. */
    async after<Answer>(ms: number, held: Promise<Answer>): Promise<Answer> {
      await eventually(() => clock.timers > 0);
      clock.advance(ms);
      return held;
    },

    /** Lets time pass until something that may wait more than once has its answer. */
    async passing<Answer>(waiting: Promise<Answer>): Promise<Answer> {
      let isAnswered = false;
      const answered = () => {
        isAnswered = true;
      };
      waiting.then(answered, answered);
      await eventually(() => {
        clock.advance(PASSING_MS);
        return isAnswered;
      });
      return waiting;
    },
  };
}

export type InPlayHouse = Awaited<ReturnType<typeof inPlayHouse>>;
