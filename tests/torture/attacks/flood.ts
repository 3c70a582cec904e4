import { setTimeout as sleep } from "node:timers/promises";
import type { Attack, Broken, Field } from "../attack.ts";
import { forgotten } from "../checks/acknowledged.ts";
import { brokenRules } from "../checks/audit.ts";
import { brokenRounds } from "../checks/rounds.ts";
import { AccountHolder } from "../client/account-holder.ts";
import { flood, floods } from "../client/flooder.ts";
import { BET, BETS, BY_HAND, TABLE, TICKETS } from "../client/games.ts";
import { call } from "../client/http.ts";
import { type House, openHouse } from "../house/pair.ts";

const INVARIANT = "one hostile connection holds up nobody";
const SPEED = 3;
const FLOOD_MS = 1_500;
const LOOK_MS = 20;
const LOOKS = 6_000;

/** Strangers send without end, each on one connection, while others bet and fly. */
export const floodAttack: Attack = {
  name: "flood",
  about: "one connection sends packets or pipelined requests without end, while others bet and a flight is in the air",
  async run(field) {
    // The lease is long by the fast clock, so that a busy machine does not interrupt a round; only work that blocks the
    // house for seconds does.
    const environment = { TABLE_LEASE_SECONDS: "30" };
    const house = await openHouse(field, { servers: 1, speed: SPEED, environment });
    const player = new Guest({ urls: house.urls, random: field.random.fork("player") });
    await player.arrive();
    field.after(() => player.leave());
    do {
      const broken: Broken[] = [];
      for (const kind of field.random.shuffle(floods)) {
        await inFlight(house, player);
        const betting = player.betWhile();
        const { cut, sentBytes } = await flood(house.urls[0] ?? "", kind, FLOOD_MS);
        const { bets, longestMs } = await betting.stop();
        field.say(`  ${kind.name}: ${cut ? "cut" : "NOT CUT"} after ${sentBytes} bytes; ${bets} bets, ${longestMs} ms`);
        if (!cut) broken.push({ invariant: INVARIANT, what: `${kind.name}: ${sentBytes} bytes, and still connected` });
      }
      broken.push(...(await check(field, house, player)));
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

async function check(field: Field, { pool }: House, player: Guest): Promise<readonly Broken[]> {
  await player.settle();
  const { rows } = await pool.query<{ number: number }>("select number from play_round where interrupted");
  field.say(`  ${player.journal.acknowledged.length} commands acknowledged, ${rows.length} rounds interrupted`);
  return [
    ...rows.map(({ number }) => ({ invariant: INVARIANT, what: `round ${number} was interrupted` })),
    ...(await brokenRules(pool)),
    ...(await brokenRounds(pool)),
    ...(await forgotten(pool, player.id, player.journal)),
    ...player.journal.broken,
  ];
}

/** Waits until a flight is running with the player in it. */
async function inFlight({ urls }: House, player: Guest): Promise<void> {
  let seen = "";
  for (let look = 0; look < LOOKS; look++) {
    const { round } = (await call(urls[0] ?? "", "GET", TABLE)).body;
    if (round?.phase === "running") return;
    if (round?.phase === "betting" && round.id !== seen) {
      seen = round.id;
      await player.fly();
    }
    await sleep(LOOK_MS);
  }
  throw new Error("no flight begins");
}

class Guest extends AccountHolder {
  protected override follow(): void {}

  async fly(): Promise<void> {
    await this.command("ticket", TICKETS, BY_HAND);
  }

  /**
   * Bets one after the other until told to stop; answers how many bets were answered, and the longest wait among them.
   */
  betWhile(): { stop(): Promise<{ readonly bets: number; readonly longestMs: number }> } {
    let stopped = false;
    const playing = (async () => {
      let bets = 0;
      let longestMs = 0;
      while (!stopped) {
        const sentAt = performance.now();
        await this.command("bet", BETS, BET);
        longestMs = Math.max(longestMs, Math.round(performance.now() - sentAt));
        bets += 1;
      }
      return { bets, longestMs };
    })();
    return {
      stop: () => {
        stopped = true;
        return playing;
      },
    };
  }
}
