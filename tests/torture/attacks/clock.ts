import { setTimeout as sleep } from "node:timers/promises";
import { flightMs, multiplierAt } from "@fairhouse/games/crash/rules/growth.ts";
import type { Attack, Broken } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { Crowd } from "../client/crowd.ts";
import type { TableNews } from "../client/socket.ts";
import { openHouse } from "../house/pair.ts";

const PLAYERS = 4;
const SPEED = 3;
const BETTING_MS = 6_000;
/** The wall clock stands still so long, then steps 5 s forward, back, back and forward. */
const STEP = { every: 400, by: 5_000 };
/** What a busy machine may be late, and what the beginning of a span may be heard late: a step ends it far earlier. */
const LATE_MS = 2_500;
const EARLY_MS = 500;
const PLAY_MS = 6_000;

/** The server's wall clock steps by 5 s and back while rounds run: durations come from the monotonic clock. */
export const clock: Attack = {
  name: "clock",
  about: "steps the server's wall clock by ±5 s during rounds: no duration and no cash-out may notice",
  async run(field) {
    const house = await openHouse(field, {
      servers: 1,
      speed: SPEED,
      preloads: [{ name: "step-clock", with: STEP }],
    });
    const crowd = await Crowd.gather(PLAYERS, {
      urls: house.urls,
      random: field.random.fork("crowd"),
      plays: ["roulette", "crash", "crash", "crash"],
    });
    field.after(() => crowd.leave());
    do {
      crowd.play();
      await sleep(PLAY_MS);
      await crowd.rest();
      const durations = crowd.players.flatMap((player) => wrongDurations(player.socket.table));
      if (durations.length > 0) return durations;
      const broken = await checkAfterStorm(house.pool, crowd, field.say);
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

/** Betting and flight as long as they must be, and every exit shown where the curve stood. */
function wrongDurations(news: readonly TableNews[]): readonly Broken[] {
  const broken: Broken[] = [];
  const say = (what: string) => broken.push({ invariant: "durations come from the monotonic clock", what });
  let opened: TableNews | null = null;
  let started: TableNews | null = null;
  for (const one of news) {
    const { event } = one;
    if (event.type === "opened") [opened, started] = [one, null];
    if (event.type === "started") {
      if (opened !== null) check("betting", one.at - opened.at, BETTING_MS / SPEED);
      started = one;
    }
    if (event.type === "ended" && started !== null && event.round.outcome !== null && !event.round.interrupted) {
      check("a flight", one.at - started.at, flightMs(event.round.outcome.point) / SPEED);
    }
    if (event.type === "left" && started !== null) {
      const latest = multiplierAt(Math.ceil((one.at - started.at + LATE_MS) * SPEED));
      for (const { leftAt } of event.tickets)
        if (leftAt > latest) say(`a ticket left at ${leftAt}, not before ${latest}`);
    }
  }
  // A clock that jumps may also keep a round from ever starting.
  if (opened !== null && started === null && performance.now() - opened.at > BETTING_MS / SPEED + LATE_MS) {
    say(`round ${opened.event.round.number} takes bets for ever`);
  }
  return broken;

  function check(what: string, lastedMs: number, expectedMs: number): void {
    if (lastedMs > expectedMs - EARLY_MS && lastedMs < expectedMs + LATE_MS) return;
    say(`${what} lasted ${lastedMs.toFixed(0)} ms instead of ${expectedMs.toFixed(0)}`);
  }
}
