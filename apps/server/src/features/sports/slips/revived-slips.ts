import { setImmediate as nextTurn } from "node:timers/promises";
import {
  FIRST_ID,
  readBetsToBePaidAgain,
  type SettledBet,
  waitsAgain,
} from "@fairhouse/play/external/settlement/settled-bets.ts";
import type pg from "pg";
import { games } from "./open-slips.ts";

/** Reads the settled bets on an event that wait for further events, because a correction has revived them. */
export async function* revivedSlips(pool: pg.Pool, fact: string): AsyncGenerator<SettledBet> {
  for (let after = FIRST_ID; ; await nextTurn()) {
    const bets = await readBetsToBePaidAgain(pool, fact, after);
    yield* bets.filter((bet) => waitsAgain(games, bet));
    const last = bets.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
